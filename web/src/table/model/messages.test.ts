import { expect, test } from 'vitest';
import type { LocalEntry } from '../../local/local_game';
import { snapshotAt } from './messages';
import { told } from './row_game';

const CHANCE = -1;
const SECOND_BEGINS = 1001;

/** The log of a game alone after some entries. */
function logOf(entries: readonly LocalEntry[]): [n: number, seat: number, text: string][] {
  const game = told();
  const state = game.rules.newState();
  for (const entry of entries) state.play(...entry);
  const { log = [] } = snapshotAt(game, state, entries);
  return log.map(({ n, seat, told: { text } }) => [n, seat, text]);
}

test('who begins is told after the first draws, as at a table', () => {
  const log = logOf([
    [CHANCE, SECOND_BEGINS],
    [1, 3],
  ]);
  expect(log.map(([n, seat]) => [n, seat])).toEqual([
    [1, CHANCE],
    [1, 1],
    [2, 1],
  ]);
});

test('the end is in the log, and why', () => {
  const log = logOf([
    [0, 3],
    [1, 7],
    [0, 8],
  ]);
  expect(log.at(-1)).toEqual([3, -1, 'Over.']);
});
