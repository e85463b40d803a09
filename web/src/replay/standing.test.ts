import { expect, test } from 'vitest';
import { chances } from './standing';

test('returns become wins out of 100 at the moments of the replay', () => {
  const curve = [
    [0, 0, 0.5, 0.5, 1],
    [0, 0, -0.5, -0.5, -1],
  ];
  expect(chances({ curve, entries: [0, 2, 4] })).toEqual([
    [50, 75, 100],
    [50, 25, 0],
  ]);
});

test('a win shared by two of four is a win, and so is a draw half of one', () => {
  const won = [0, 1 / 3];
  const lost = [0, -1 / 3];
  expect(chances({ curve: [won, lost, won, lost], entries: [0, 1] }).map((line) => line.at(-1))).toEqual([
    100, 0, 100, 0,
  ]);
  expect(
    chances({
      curve: [
        [0, 0],
        [0, 0],
      ],
      entries: [0, 1],
    }),
  ).toEqual([
    [50, 50],
    [50, 50],
  ]);
});

test('nothing known draws nothing', () => {
  expect(chances({ curve: [], entries: [0, 1] })).toEqual([]);
});
