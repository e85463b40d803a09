import { expect, test } from 'vitest';
import type { JudgedTurn } from '../../../src/parlour/browser/package/advice.mjs';
import { inRounds, ROUNDS } from './rounds';

const ENTRIES = 4;
const turn = (first: number, worth: number): JudgedTurn => {
  return { seat: 0, first, end: first + 2, best: [], before: [worth], after: [worth] };
};
/** Two turns, worth what was put into them. */
const judge = (part: number): JudgedTurn[] => [turn(0, part), turn(2, part)];

test('there is something to see after a small part of the work, and each round replaces it', () => {
  const rounds = [...inRounds(ROUNDS, ENTRIES, judge)];
  const first = rounds.find(({ turns }) => turns.length);
  expect(first?.turns).toEqual(judge(1 / 16));
  expect(first?.share).toBeLessThan(0.05);
  const wholes = rounds.filter(({ depth }, i) => depth !== (rounds[i - 1]?.depth ?? 0));
  expect(wholes.map(({ turns }) => turns)).toEqual(ROUNDS.map(judge));
});

test('it goes on evenly, and at last it is what one round finds', () => {
  const rounds = [...inRounds(ROUNDS, ENTRIES, judge)];
  const shares = rounds.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(rounds.at(-1)).toEqual({ turns: judge(1), depth: ROUNDS.length, share: 1 });
  expect([...inRounds([1], ENTRIES, judge)].at(-1)).toEqual({ turns: judge(1), depth: 1, share: 1 });
});

test('nobody is judged where nobody acted', () => {
  expect([...inRounds([1], 0, () => [])]).toEqual([{ turns: [], depth: 1, share: 1 }]);
});
