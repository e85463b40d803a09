import { expect, test } from 'vitest';
import type { TurnSentence } from '../../i18n/patterns';
import { oddsTold } from './odds';

const say: TurnSentence = (name, args = {}) => [name, ...Object.values(args)].join(' ');
const named = (run: readonly number[]): string => run.join('+');
const DRAWS = ['draw 0', 'draw 1', 'draw 2', 'draw 3', 'draw *'];

test('equal odds are merged, the likeliest first, consecutive numbers as a range', () => {
  const odds = { outcomes: [0, 1, 2, 3, 4].map((k): [number, number] => [k, k === 3 ? 4 : 1]), after: [] };
  expect(oddsTold(say, DRAWS, odds, named)).toMatchObject({
    sentence: 'odds-now',
    rows: [
      ['3', 'odds-row 4 8 percent 50 0'],
      ['0–2, *', 'odds-row-each 1 8 percent 12 5'],
    ],
  });
});

test('outcomes are counted where there are too many to name', () => {
  const draws = Array.from({ length: 126 }, (_, k) => `throw ${k}-${k + 1}`);
  const odds = { outcomes: draws.map((_, k): [number, number] => [k, k ? 1 : 4]), after: [] };
  expect(oddsTold(say, draws, odds, named).rows).toEqual([
    ['0-1', 'odds-row 4 129 percent 3 1'],
    ['odds-many 125', 'odds-row-each 1 129 percent 0 8'],
  ]);
});

test('what they depend on is said, and half of a tenth goes to the even one', () => {
  const odds = { outcomes: [[0, 1] as [number, number], [1, 15] as [number, number]], after: [4, 2] };
  expect(oddsTold(say, DRAWS, odds, named)).toMatchObject({
    sentence: 'odds-after 4+2',
    rows: [
      ['1', 'odds-row 15 16 percent 93 8'],
      ['0', 'odds-row 1 16 percent 6 2'],
    ],
  });
});

test('where others act before, nothing is said', () => {
  expect(oddsTold(say, DRAWS, { outcomes: [], after: [] }, named)).toMatchObject({
    sentence: 'odds-unknown',
    rows: [],
  });
});
