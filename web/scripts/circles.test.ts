// No file imports itself round about; types count too. Which folder may import which, ESLint holds (`ARROWS`).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** What `parlour export wasm` gives away too. */
const SHARED = '../../src/parlour/browser/package/';

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()'(\.[^']+)'/g;

const COMMENT = /\/\*[\s\S]*?\*\//g;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css)$/.test(file));
const paths = new Set(files);
const imports = new Map(files.map((file) => [file, imported(file)]));

/** Files that a file imports by a relative path. */
function imported(file: string): string[] {
  const imports = readFileSync(join(SRC, file), 'utf8').replace(COMMENT, '').matchAll(IMPORT);
  return [...imports].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path.replace(/\?.*/, '')));
    const hit = [target, `${target}.ts`, `${target}.svelte`].find((name) => paths.has(name));
    const beside = target.endsWith('.woff2') || target.startsWith(SHARED);
    return hit ? [hit] : beside ? [] : [`?/${target}`];
  });
}

/** A way from a file back to itself, or null. */
function circle(start: string): string[] | null {
  const seen = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = walk(next, [...way, next]);
      if (circle) return circle;
    }
    return null;
  };
  return walk(start, [start]);
}

test('every import is read', () => {
  expect(imports.get('app/main.ts')).toContain('app/App.svelte');
  expect(imports.get('app/pages.ts')).toContain('app/table_pages.ts');
});

test('no file imports itself round about', () => {
  expect(files.map(circle).filter((way) => way !== null)).toEqual([]);
});
