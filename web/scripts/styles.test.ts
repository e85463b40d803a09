// Styles say where a line begins and ends, not left and right, so that a language written from the right needs none of its
// own; screens and sizes of text they take by their names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUERIES, written } from './custom_media.mjs';

const SRC = join(import.meta.dirname, '../src');

/** A table's areas lie as its game draws them, in every language. */
const BOARDS = ['board/Board.svelte'];
/** The middle is the middle; browsers that we serve know no logical `float`. */
const PHYSICAL = /(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)|^\s+(?:left|right): (?!50%)/gm;

/** A size written out: not the text of the page, its scale, or what grows with the screen. */
const SIZED = /^\s*font(?:-size)?: (?!1rem|400 1rem|600 1rem)(?:\d+ )?[\d.]+rem/gm;

const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file) && !BOARDS.includes(file))
  .map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    return { file, style: file.endsWith('.css') ? text : text.slice(text.search(/<style>|$(?![\s\S])/)) };
  });

test('styles name no side but of boards', () => {
  const sides = styles.flatMap(({ file, style }) =>
    (style.match(PHYSICAL) ?? []).map((property) => `${file}: ${property}`),
  );
  expect(sides).toEqual([]);
});

test('styles are read', () => {
  expect(styles.filter(({ style }) => style.includes('margin-inline-start')).length).toBeGreaterThan(5);
});

const uses = styles.flatMap(({ file, style }) =>
  [...style.matchAll(/@media ([^{]+)\{/g)].map(([, query = '']) => ({ file, query })),
);

test('names of screens are written out', () => {
  expect(written('(--wide) and (--low)')).toBe('(min-width: 900px) and (max-height: 820px)');
  expect(written('(--on-its-side)')).toContain('landscape');
  expect(written('print')).toBe('print');
});

test('a name that nobody gave is refused', () => {
  expect(() => written('(--huge)')).toThrow('--huge');
});

test('a screen that has a name is asked for by it', () => {
  const queries = [...QUERIES.values()];
  expect(uses.filter(({ query }) => queries.some((part) => query.includes(part)))).toEqual([]);
});

test('no screen has a name in vain', () => {
  const text = uses.map(({ query }) => query).join();
  expect([...QUERIES.keys()].filter((name) => !text.includes(`(${name})`))).toEqual([]);
});

test('text has one of the sizes of the scale', () => {
  const sizes = styles.flatMap(({ file, style }) =>
    (style.match(SIZED) ?? []).map((size) => `${file}: ${size.trim()}`),
  );
  expect(sizes).toEqual([]);
});
