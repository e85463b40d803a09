// What of the client each page loads: the server names it with the page, so that the browser fetches it at once instead of
// one after the other, and before what is wanted later.

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {{ pattern: string, files: string[], words: Record<string, string> }} Page */

/**
 * The pages of the client: the pattern of each address, the files it loads, and that with the words of each language.
 *
 * @param {string} routes source of the addresses: lines `name: '/pattern',`
 * @param {string} app source of the pages: lines `const group = once(() => import('./group_pages'));`, `name: () => group()…`
 * @param {Record<string, Chunk>} manifest what the build made of each source
 * @returns {Page[]}
 */
export function pagesOf(routes, app, manifest) {
  const first = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const groups = new Map(
    [...app.matchAll(/const (\w+) = once\(\(\) => import\('\.\/(\w+)'\)\);/g)].map(([, name, file]) => [name, file]),
  );
  const words = Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { file }]) => {
      const language = /^src\/i18n\/(\w+)\/index\.ts$/.exec(key)?.[1];
      return language ? [[language, file]] : [];
    }),
  );
  const pages = [];
  for (const [, name, pattern] of routes.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)) {
    const group = new RegExp(`^ +${name}: \\(\\) => (\\w+)\\(\\)`, 'm').exec(app)?.[1];
    const key = `src/app/${groups.get(group)}.ts`;
    if (!pattern || !manifest[key]) throw new Error(`no page is built for the address ${pattern} (${name})`);
    pages.push({ pattern, files: [...filesOf([...first, key], manifest, new Set())], words });
  }
  if (!pages.length) throw new Error('no addresses were found');
  return pages;
}

/**
 * All files of chunks and of what they import.
 *
 * @param {string[]} keys
 * @param {Record<string, Chunk>} manifest
 * @param {Set<string>} found
 */
function filesOf(keys, manifest, found) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    filesOf(chunk.imports ?? [], manifest, found);
  }
  return found;
}
