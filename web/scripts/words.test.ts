// Every word of the English catalogues is said somewhere; those of other languages have the same keys by their type.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const CATALOGUE = /^i18n\/[a-z]{2}\//;
const KEY = /^\s+(\w+):/gm;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
const text = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const said = new Set(
  files
    .filter((file) => !CATALOGUE.test(file))
    .flatMap((file) => [...text(file).matchAll(/\w+/g)].map(([word]) => word)),
);

test.each(files.filter((file) => /^i18n\/en\/(?!index)/.test(file)))('%s has nothing that nobody says', (file) => {
  const keys = [...text(file).matchAll(KEY)].flatMap(([, key]) => key ?? []);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});
