// Custom media queries in every style: named once, in `media.css`, and written out by the build.
import { readFileSync } from 'node:fs';

const sheet = readFileSync(new URL('../src/app/styles/media.css', import.meta.url), 'utf8');

/** Queries by their names. */
export const QUERIES = new Map(
  [...sheet.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = '', query = '']) => [name, query]),
);

/**
 * What a media query asks for, its names written out.
 * @param {string} params
 */
export function written(params) {
  return params.replace(/\((--[\w-]+)\)/g, (_, /** @type {string} */ name) => {
    const query = QUERIES.get(name);
    if (query === undefined) throw new Error(`no custom media query is named ${name}`);
    return query;
  });
}

/**
 * For Vite.
 * @type {import('vite').CSSOptions}
 */
export const css = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'custom-media',
        AtRule: {
          media(rule) {
            rule.params = written(rule.params);
          },
        },
      },
    ],
  },
};
