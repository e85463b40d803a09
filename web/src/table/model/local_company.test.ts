import { expect, test } from 'vitest';
import type { LocalEntry } from '../../local/local_game';
import type { Board } from '../../lib/wire';
import { companyOf } from './local_company';
import { rowGame } from './row_game';

const CHANCE = -1;
const SECOND_BEGINS = 1001;

/** The company after some entries. */
function after(entries: readonly LocalEntry[], game = rowGame()) {
  const state = game.rules.newState();
  for (const entry of entries) state.play(...entry);
  return companyOf(game, state, entries);
}

test('who begins is told after the first draws, as at a table', () => {
  const { log, starter } = after([
    [CHANCE, SECOND_BEGINS],
    [CHANCE, 2],
  ]);
  expect(log).toMatchObject([{ n: 2, seat: 1, said: ['parlour', 'log-begins-drawn', {}] }]);
  expect(starter).toBe(1);
});

test('a game that is over has a result, by its rules', () => {
  const company = after([
    [0, 3],
    [1, 7],
    [0, 8],
  ]);
  expect(company).toMatchObject({ phase: 'over', starter: -1, log: [] });
  expect(company.result).toMatchObject({ scores: [3, 2], ranking: [[0], [1]], ended: 'rules', verdict: 'won' });
});

test('options are those in the address of the board that it has words for', () => {
  const game = rowGame();
  const words = { options: [{ name: 'layout', label: 'Layout', choices: {} }] };
  const board = { ...game.board, words } as unknown as Board;
  const table = { ...game.game.table, board: '/b?game=row&option=seats%3D2&option=layout%3D0%2C0=2' };
  const { options } = after([], { ...game, board, game: { ...game.game, table } });
  expect(options).toEqual({ layout: '0,0=2' });
});
