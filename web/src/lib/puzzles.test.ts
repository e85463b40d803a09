import { beforeEach, expect, test, vi } from 'vitest';
import { enterPuzzle, nextPuzzle, progressOf } from './progress';
import { commitsOf, dayOf, enterTry, keepCommits } from './puzzles';
import { anything, Stored } from './stored_value';

const GAME = 'g';
const store = new Stored('', anything, null);
const begun = (name: string, start = 'AA==') => ({
  game: GAME,
  name,
  start: { t: 'moves' as const, cut: 0, n: 0, checksum: 0, start },
});
const LIST = [
  { name: '1', rating: 700 },
  { name: '2', rating: 1000 },
  { name: '3', rating: 1040 },
  { name: '4', rating: 1500 },
];

const NOW = 1_790_000_000;

beforeEach(() => {
  vi.setSystemTime(1000 * NOW);
  for (const key of ['puzzles', 'daily', 'solving']) store.set(null, `${key}.${GAME}`);
});

test('a puzzle solved raises rating and streak, one missed ends the streak', () => {
  const up = enterPuzzle(GAME, '2', 1000, true);
  expect(up).toMatchObject({ rating: 1020, streak: 1, longest: 1, met: { 2: NOW } });
  const down = enterPuzzle(GAME, '3', 1020, false);
  expect(down).toMatchObject({ rating: 1000, streak: 0, longest: 1, met: { 2: NOW, 3: NOW } });
  expect(progressOf(GAME)).toEqual(down);
});

test('a puzzle met before counts no more, but a streak breaks', () => {
  enterPuzzle(GAME, '2', 1000, true);
  expect(enterPuzzle(GAME, '2', 1000, true)).toMatchObject({ rating: 1020, streak: 1 });
  expect(enterPuzzle(GAME, '2', 1000, false)).toMatchObject({ rating: 1020, streak: 0 });
});

test('the next puzzle is near the rating, higher in a streak, and the one met longest ago at last', () => {
  expect(nextPuzzle(LIST, progressOf(GAME))).toBe('2');
  const keen = { rating: 1000, streak: 4, longest: 4, met: { 2: 1 }, at: 1 };
  expect(nextPuzzle(LIST, keen)).toBe('3');
  expect(nextPuzzle(LIST, { ...keen, met: { 3: 1, 1: 2, 4: 3, 2: 4 } }, '3')).toBe('1');
  expect(nextPuzzle([], keen)).toBe('');
});

test('a day is tried once, and another day starts afresh', () => {
  enterTry(GAME, dayOf(GAME, '2026-11-22'), 0, { solved: true, made: 3, best: 3 });
  expect(dayOf(GAME, '2026-11-22').tried).toEqual([{ solved: true, made: 3, best: 3 }]);
  expect(dayOf(GAME, '2026-11-23').tried).toEqual([]);
});

const SOLVED = { solved: true, made: 3, best: 3 };
const MISSED = { solved: false, made: 1, best: 3 };

test('of two windows the first try of a puzzle counts, and each puzzle is entered once', () => {
  const atStart = dayOf(GAME, '2026-11-22');
  const day = enterTry(GAME, atStart, 0, SOLVED);
  const other = enterTry(GAME, atStart, 0, MISSED);
  expect(other).toEqual(day);
  expect(enterTry(GAME, day, 1, MISSED).tried).toEqual([SOLVED, MISSED]);
  expect(enterTry(GAME, other, 1, SOLVED).tried).toEqual([SOLVED, MISSED]);
  expect(dayOf(GAME, '2026-11-22').tried).toEqual([SOLVED, MISSED]);
});

test('a window of yesterday goes on by itself and erases nothing of today', () => {
  const yesterday = enterTry(GAME, dayOf(GAME, '2026-11-21'), 0, MISSED);
  enterTry(GAME, dayOf(GAME, '2026-11-22'), 0, SOLVED);
  expect(enterTry(GAME, yesterday, 1, SOLVED).tried).toEqual([MISSED, SOLVED]);
  expect(dayOf(GAME, '2026-11-22').tried).toEqual([SOLVED]);
});

test('what a window knows of a day outlives what is kept', () => {
  const day = enterTry(GAME, dayOf(GAME, '2026-11-22'), 0, SOLVED);
  store.drop(`daily.${GAME}`);
  expect(enterTry(GAME, day, 1, MISSED).tried).toEqual([SOLVED, MISSED]);
});

test('of one try in two windows the one that has got further is kept', () => {
  keepCommits(begun('7'), [[1], [2]], true);
  keepCommits(begun('7'), [[5]], true);
  expect(commitsOf(begun('7'))).toEqual([[1], [2]]);
  keepCommits(begun('7'), [[1], [2], [3]], true);
  expect(commitsOf(begun('7'))).toEqual([[1], [2], [3]]);
  keepCommits(begun('7'), [[5]]);
  expect(commitsOf(begun('7'))).toEqual([[5]]);
});

test('what nobody can read counts as absent', () => {
  store.set({ rating: 'high', streak: -2, met: { a: 7, b: 'late' }, at: null }, `puzzles.${GAME}`);
  expect(progressOf(GAME)).toEqual({ rating: 1000, streak: 0, longest: 0, met: { a: 7 }, at: 0 });
  store.set({ start: 'AA==', played: [['x']] }, `solving.${GAME}.7`);
  expect(commitsOf(begun('7'))).toEqual([]);
});

test('several under way are gone on with, each under its own name, until they are over', () => {
  keepCommits(begun('7'), [[1, 2], [3]]);
  keepCommits(begun('8'), [[4]]);
  expect(commitsOf(begun('7'))).toEqual([[1, 2], [3]]);
  keepCommits(begun('7'), []);
  expect(commitsOf(begun('7'))).toEqual([]);
  expect(commitsOf(begun('8'))).toEqual([[4]]);
});

test('what was played by other rules is not played again by these', () => {
  keepCommits(begun('7'), [[1]]);
  expect(commitsOf(begun('7', 'AQ=='))).toEqual([]);
  expect(commitsOf(begun('7'))).toEqual([[1]]);
});
