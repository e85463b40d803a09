// Cuts the two typefaces down to what Parlour writes, into web/fonts (ignored by git). The letters that only Czech
// and its neighbours need are files of their own, which a browser fetches when a page has one of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subset from 'subset-font';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const STYLES = join(WEB, 'src/app/styles/fonts.css');
const FONTS = join(WEB, 'fonts');
const WEIGHTS = { min: 400, max: 700 };
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'liga', 'lnum', 'tnum', 'pnum'];

/** @type {Record<string, string>} the file to cut from, by the name of the file to make */
const SOURCES = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'fraunces-ext': '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  atkinson: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  'atkinson-ext':
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
};

/**
 * The characters of each font file, as the unicode-range of its @font-face in fonts.css says: written once, there.
 * @param {string} css
 * @returns {Map<string, string>}
 */
export function characters(css) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [, name = '', ranges = ''] of css.matchAll(/fonts\/([\w-]+)\.woff2[^}]*unicode-range:([^;]*);/g)) {
    let text = '';
    for (const range of ranges.split(',')) {
      const [first = NaN, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
    }
    texts.set(name, [...new Set((texts.get(name) ?? '') + text)].join(''));
  }
  return texts;
}

async function main() {
  const resolve = createRequire(import.meta.url).resolve;
  mkdirSync(FONTS, { recursive: true });
  for (const [name, text] of characters(readFileSync(STYLES, 'utf8'))) {
    const source = SOURCES[name];
    if (!source) throw new Error(`fonts.css asks for ${name}.woff2, which fonts.mjs knows no source for`);
    const cut = await subset(readFileSync(resolve(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
    });
    writeFileSync(join(FONTS, `${name}.woff2`), cut);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
