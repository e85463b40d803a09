// Styles ask for screens by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUERIES, written } from './custom_media.mjs';

const SRC = join(import.meta.dirname, '../src');

const asked = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/@media ([^{]+)\{/g)].map(([, query = '']) => ({ file, query })),
  );

test('names of screens are written out', () => {
  expect(written('(--wide) and (--low)')).toBe('(min-width: 900px) and (max-height: 820px)');
  expect(written('(--on-its-side)')).toContain('landscape');
  expect(written('print')).toBe('print');
});

test('a name that nobody gave is refused', () => {
  expect(() => written('(--huge)')).toThrow('--huge');
});

test('what has a name is asked for by it', () => {
  const queries = [...QUERIES.values()];
  expect(asked.filter(({ query }) => queries.some((one) => query.includes(one)))).toEqual([]);
});

test('no name is there in vain', () => {
  const text = asked.map(({ query }) => query).join();
  expect([...QUERIES.keys()].filter((name) => !text.includes(`(${name})`))).toEqual([]);
});
