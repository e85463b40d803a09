// After the build: the API's documentation page gets its scripts (served from here, so that it works offline), what
// others wrote its licence, the server a list of pages with what each loads, and every text file a compressed twin,
// so that the server compresses nothing in play.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pagesOf } from './pages.mjs';

const STATIC = join(dirname(fileURLToPath(import.meta.url)), '../../src/parlour/static');
const SWAGGER = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const FONTS = ['@fontsource-variable/fraunces', '@fontsource-variable/atkinson-hyperlegible-next'];
const LICENSED = [...FONTS, 'swagger-ui-dist', 'svelte'];
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const TOO_SMALL = 256; // bytes; below, the headers weigh more than what is saved
const LARGE = 400_000; // bytes; above, the best brotli takes seconds
const BEST = 11;
const QUICK = 7;
const ID_LENGTH = 12;

/** @param {string} name */
const folder = (name) => join(dirname(fileURLToPath(import.meta.url)), '../node_modules', name);

const swagger = folder('swagger-ui-dist');
mkdirSync(join(STATIC, 'swagger'), { recursive: true });
for (const name of SWAGGER) cpSync(join(swagger, name), join(STATIC, 'swagger', name));
for (const name of ['atkinson', 'fraunces'])
  cpSync(join(STATIC, '../../../web/fonts', `${name}.woff2`), join(STATIC, `swagger/${name}.woff2`));

mkdirSync(join(STATIC, 'licenses'), { recursive: true }); // what is passed on carries its licence
for (const name of LICENSED) {
  const license = readdirSync(folder(name)).find((file) => /^licen[cs]e/i.test(file));
  if (!license) throw new Error(`${name} has no licence file`);
  cpSync(join(folder(name), license), join(STATIC, 'licenses', `${name.replace(/^.*\//, '')}.txt`));
}

const web = join(dirname(fileURLToPath(import.meta.url)), '../src'); // the addresses and pages are written once, in the client's sources
const source = /** @param {string} name */ (name) => readFileSync(join(web, name), 'utf8');
/** @type {Parameters<typeof pagesOf>[2]} */
const manifest = JSON.parse(readFileSync(join(STATIC, 'manifest.json'), 'utf8'));
writeFileSync(
  join(STATIC, 'pages.json'),
  JSON.stringify(pagesOf(source('lib/routes.ts'), source('app/pages.ts'), manifest)),
);
rmSync(join(STATIC, 'manifest.json'));

// without a network the page that says so has its picture in itself, and the typefaces of the others
const offline = join(STATIC, 'offline.html');
const drawn = Buffer.from(source('app/styles/astray.svg')).toString('base64');
writeFileSync(
  offline,
  readFileSync(offline, 'utf8')
    .replace('../src/app/styles/astray.svg', `data:image/svg+xml;base64,${drawn}`)
    .replace(/\.\.\/(fonts\/[\w-]+\.woff2)/g, (_, /** @type {string} */ font) => {
      const chunk = manifest[font];
      if (!chunk) throw new Error(`no page loads the font ${font}`);
      return `/${chunk.file}`;
    }),
);

// the service worker has all files of the build by name, and is another one with each build
const worker = join(STATIC, 'sw.js');
const assets = readdirSync(join(STATIC, 'assets'))
  .sort()
  .map((name) => `/assets/${name}`);
const id = createHash('sha256')
  .update(assets.join())
  .update(readFileSync(join(STATIC, 'index.html')))
  .digest('hex');
const build = JSON.stringify({ id: id.slice(0, ID_LENGTH), files: assets });
writeFileSync(
  worker,
  readFileSync(worker, 'utf8').replace(/\/\*BUILD\*\/ \{.*?\};/, () => `${build};`),
);

for (const entry of readdirSync(STATIC, { recursive: true, encoding: 'utf8' })) {
  const path = join(STATIC, entry);
  if (!TEXT.has(extname(path)) || statSync(path).size < TOO_SMALL) continue;
  const bytes = readFileSync(path);
  const quality = bytes.length > LARGE ? QUICK : BEST;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
