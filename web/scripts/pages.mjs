// What of the client each page loads: the server names it with the page, so that the browser fetches it at once instead of
// one after the other, and before what is wanted later.

/** @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {{ pattern: string, files: string[], words: Record<string, string[]> }} Page */

/**
 * The pages of the client: the pattern of each address, the files it loads, and those with the words of each language.
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
  const pages = [];
  for (const [, name, pattern] of routes.matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)) {
    const group = new RegExp(`^ +${name}: \\(\\) => (\\w+)\\(\\)`, 'm').exec(app)?.[1];
    const key = `src/app/${groups.get(group)}.ts`;
    if (!pattern || !manifest[key]) throw new Error(`no page is built for the address ${pattern} (${name})`);
    const chunks = [...chunksOf([...first, key], manifest, new Set())];
    const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
    pages.push({ pattern, files: [...files], words: wordsOf(chunks, manifest) });
  }
  if (!pages.length) throw new Error('no addresses were found');
  return pages;
}

/**
 * Chunks and what they import.
 *
 * @param {string[]} keys
 * @param {Record<string, Chunk>} manifest
 * @param {Set<Chunk>} chunks
 */
function chunksOf(keys, manifest, chunks) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) continue;
    chunks.add(chunk);
    chunksOf(chunk.imports ?? [], manifest, chunks);
  }
  return chunks;
}

/**
 * The files with the words of each language that chunks may load.
 *
 * @param {Chunk[]} chunks
 * @param {Record<string, Chunk>} manifest
 */
function wordsOf(chunks, manifest) {
  /** @type {Record<string, string[]>} */
  const words = {};
  for (const key of chunks.flatMap(({ dynamicImports = [] }) => dynamicImports)) {
    const [, language = ''] = /^src\/i18n\/(\w+)\/\w+\.ts$/.exec(key) ?? [];
    const file = manifest[key]?.file;
    if (language && file) (words[language] ??= []).push(file);
  }
  return words;
}
