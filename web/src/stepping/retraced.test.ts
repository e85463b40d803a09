import { expect, test } from 'vitest';
import { moments, story } from '../table/model/moments';
import { told } from '../table/model/row_game';
import { momentsOf, retraced } from './retraced';

const CHANCE = -1;

test('a moment is a turn with the draws that followed it', () => {
  const dealt: [number, number][] = [
    [CHANCE, 4],
    [0, 7],
    [0, 8],
    [CHANCE, 5],
    [0, 9],
    [1, 7],
  ];
  expect(momentsOf(dealt, CHANCE)).toEqual([1, 4, 5, 6]);
});

test('a game is stepped through to its end, which is told', () => {
  const replay = retraced(told(), [
    [0, 3],
    [1, 7],
    [0, 8],
  ]);
  expect(replay).toMatchObject({ entries: [0, 0, 1, 2, 3], scored: 0, board: '/b' });
  const all = moments(replay);
  expect(all.map(({ view }) => view.due)).toEqual([[0], [0], [1], [0], []]);
  expect(all.at(-1)?.view.result).toMatchObject({ scores: [3, 2], sentence: 'You won 3 to 2.' });
  expect(story(all).map(({ line }) => line.told.text)).toEqual(['1 → a', '2 → b', '2 → c', 'You won 3 to 2.']);
});

test('one that goes on ends where it stands', () => {
  const replay = retraced(told(), [[0, 3]]);
  expect(moments(replay).at(-1)?.view).toMatchObject({ due: [1], result: null });
});
