import { expect, test } from 'vitest';
import type { Moves } from '../../lib/wire';
import { changed, checksum, Fold } from './fold';

const SIZE = 600;
/** What `view.changes` makes of four bytes that differ: alone, with an equal one between, after more than 255, the last. */
const CHANGES = 'AwH/Jv8qBwkAAQD/';
const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const START = btoa(String.fromCharCode(...new Uint8Array(SIZE)));
const after = new Uint8Array(SIZE);
for (const [at, value] of [
  [3, 7],
  [5, 9],
  [300, 1],
  [599, 255],
] as const)
  after[at] = value;
const SUM = 0x86dec2e1;

const moves = (more: Partial<Moves> = {}): Moves => ({
  t: 'moves',
  cut: 0,
  n: 1,
  checksum: SUM,
  moves: [[0, 5, CHANGES]],
  ...more,
});

test('bytes are changed where the server has changed them, and a sum tells that they are right', () => {
  expect(changed(new Uint8Array(SIZE), bytesOf(CHANGES))).toEqual(after);
  expect(checksum(new TextEncoder().encode('123456789'))).toBe(0xcb_f4_39_26);
  expect(checksum(after)).toBe(SUM);
});

test('moves lead from the record at the beginning to the one now', () => {
  const fold = new Fold(START);
  expect(fold.take(moves())).toEqual({ records: [new Uint8Array(SIZE), after], entries: [[0, 5]] });
  expect(fold.take(moves({ n: 2, moves: [[-1, -1, '']] }))).toEqual({ records: [after, after], entries: [[-1, -1]] });
  expect([fold.n, fold.entries.length]).toEqual([2, 2]);
});

test.each([
  ['one is missing', moves({ n: 2 })],
  ['the record is another', moves({ checksum: SUM + 1 })],
  ['the record is shorter', moves({ moves: [[0, 5, btoa('\u00ff\u00ff\u00ff\u0000\u0000\u0007')]] })],
])('moves are refused where %s', (_, message) => {
  expect(new Fold(START).take(message)).toBeNull();
});

test('a fold goes back to an entry, and on from there', () => {
  const fold = new Fold(START);
  fold.take(moves());
  const entry = { line: 1, cut: 0, n: 0, seat: 0, said: 'took the last turn back' };
  const sum = checksum(new Uint8Array(SIZE));
  expect(fold.back({ t: 'back', cut: 1, to: 0, checksum: sum, entry })).toBe(true);
  expect([fold.cut, fold.n, fold.record]).toEqual([1, 0, new Uint8Array(SIZE)]);
  expect(fold.take(moves({ cut: 1 }))).not.toBeNull();
});
