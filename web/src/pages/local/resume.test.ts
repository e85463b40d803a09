import { expect, test } from 'vitest';
import { keepLocalGame, localGame, type LocalGameKept } from '../../lib/local_games';
import { anything, Stored } from '../../lib/stored_value';
import { rowGame, rules, table } from '../../table/model/row_game';
import { restart, resume } from './resume';

const { players, seat } = rowGame().game;
const game: LocalGameKept = {
  table,
  players,
  seat,
  seed: '00'.repeat(32),
  rules_version: 1,
  entries: [[0, 3]],
  given: 0,
  origin: '',
  over: false,
  at: 0,
};

test('what was kept is resumed, but not by rules that do not know its version or its entries', () => {
  expect(resume(rules(), game)?.entries).toEqual([[0, 3]]);
  expect(resume(rules(), { ...game, rules_version: 2 })).toBeNull();
  expect(resume(rules(), { ...game, entries: [[0, 99]] })).toBeNull();
});

test('what was kept without a version was begun with the first', () => {
  const older = { ...game, rules_version: undefined, given: undefined, origin: undefined };
  keepLocalGame('older', older as unknown as LocalGameKept);
  expect(localGame('older')).toMatchObject({ rules_version: 1, entries: [[0, 3]], given: 0, origin: '' });
});

test('a game begun anew has the rules of now, and the other stays', () => {
  keepLocalGame('later', { ...game, rules_version: 2 });
  const id = restart(rules(), { ...game, rules_version: 2 });
  expect(localGame(id)).toMatchObject({ players, rules_version: 1, entries: [] });
  expect(localGame('later')).toMatchObject({ rules_version: 2, entries: [[0, 3]] });
});

test('a game begun anew was taken over from nowhere', () => {
  const id = restart(rules(), { ...game, given: 1, origin: 'table' });
  expect(localGame(id)).toMatchObject({ given: 0, origin: '' });
});

test.each([
  ['its time', { at: undefined }],
  ['a player', { players: [null] }],
])('a game of which %s is damaged is none', (_, damage) => {
  new Stored('local.', anything, null).set({ ...game, ...damage }, 'damaged');
  expect(localGame('damaged')).toBeNull();
});

test.each([
  'x',
  5,
  [],
  {},
  { scores: [1], returns: [1], ranking: null },
  { scores: [1], returns: [1], ranking: [null] },
])('a result that cannot be told is none: %j', (result) => {
  new Stored('local.', anything, null).set({ ...game, over: true, result }, 'damaged');
  expect(localGame('damaged')).toMatchObject({ over: true, result: null });
});
