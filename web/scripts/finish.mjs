// After the build: the API's documentation page gets its scripts (served from here, so that it works offline), and
// every text file a compressed twin beside it, so that the server compresses nothing while people play.
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const STATIC = join(dirname(fileURLToPath(import.meta.url)), '../../src/parlour/static');
const SWAGGER = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const TOO_SMALL = 256; // bytes; below, the headers weigh more than what is saved
const LARGE = 400_000; // bytes; above, the best brotli takes seconds
const BEST = 11;
const QUICK = 7;

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
mkdirSync(join(STATIC, 'swagger'), { recursive: true });
for (const name of SWAGGER) cpSync(join(swagger, name), join(STATIC, 'swagger', name));

for (const entry of readdirSync(STATIC, { recursive: true, encoding: 'utf8' })) {
  const path = join(STATIC, entry);
  if (!TEXT.has(extname(path)) || statSync(path).size < TOO_SMALL) continue;
  const bytes = readFileSync(path);
  const quality = bytes.length > LARGE ? QUICK : BEST;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
