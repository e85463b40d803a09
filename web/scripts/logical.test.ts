// Styles say where a line begins and ends, not left and right, so that a language written from the right needs none of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** A table's areas lie as its game draws them, in every language. */
const BOARDS = ['board/Board.svelte'];
/** The middle is the middle; browsers that we serve know no logical `float`. */
const PHYSICAL = /(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)|^\s+(?:left|right): (?!50%)/gm;

const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file) && !BOARDS.includes(file))
  .map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    return { file, style: file.endsWith('.css') ? text : text.slice(text.search(/<style>|$(?![\s\S])/)) };
  });

test('styles name no side but of boards', () => {
  const sides = styles.flatMap(({ file, style }) => (style.match(PHYSICAL) ?? []).map((found) => `${file}: ${found}`));
  expect(sides).toEqual([]);
});

test('styles are read', () => {
  expect(styles.filter(({ style }) => style.includes('margin-inline-start')).length).toBeGreaterThan(5);
});
