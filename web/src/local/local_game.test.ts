import { expect, test } from 'vitest';
import { newContribution } from '../lib/draws';
import { verifyDraws } from './draws';
import { beforeLastRun, LocalGame } from './local_game';
import { CHANCE, dice } from './fixtures';

function played(turns: number, seed = newContribution()): LocalGame {
  const game = new LocalGame(dice(10), ['Anna'], seed);
  for (let n = 0; n < turns; n++) game.play(0, [0]);
  return game;
}

test('a game is played to its end, and its draws are those of its seed', () => {
  const record = played(10).record();
  expect(record.over).toBe(true);
  expect(record.entries).toHaveLength(20);
  expect(verifyDraws(dice(10), record)).toEqual({ fault: '', draws: 10 });
  const forged = record.entries.map(([actor, action], n): [number, number] => [
    actor,
    n === 5 ? (action % 6) + 1 : action,
  ]);
  expect(verifyDraws(dice(10), { ...record, entries: forged })).toMatchObject({ fault: 'draw', draw: 3 });
});

test('what was kept is taken up, with the same draws to come', () => {
  const whole = played(10);
  const { seed, entries } = whole.record();
  const again = new LocalGame(dice(10), ['Anna'], seed, { entries: entries.slice(0, 8) });
  expect(again.due).toEqual([0]);
  for (let n = 4; n < 10; n++) again.play(0, [0]);
  expect(again.record()).toEqual(whole.record());
  const other = entries.map(([actor, action], n): [number, number] => [actor, n === 1 ? (action % 6) + 1 : action]);
  expect(() => new LocalGame(dice(10), ['Anna'], seed, { entries: other })).toThrow();
});

test('a game goes on by the rules that it was begun with, where they are here', () => {
  const seed = newContribution();
  const begun = new LocalGame(dice(10), ['Anna'], seed);
  begun.play(0, [1]);
  const { entries } = begun.record();
  const again = new LocalGame(dice(10, 2), ['Anna'], seed, { entries, rules_version: 1 });
  again.play(0, [1]);
  expect(again.record()).toMatchObject({
    rules_version: 1,
    entries: [...entries, [0, 1], [CHANCE, expect.anything()]],
  });
  expect(verifyDraws(dice(10, 2), again.record())).toMatchObject({ fault: '' });
  expect(() => new LocalGame(dice(10, 2), ['Anna'], seed, { entries })).toThrow(RangeError);
  expect(() => new LocalGame(dice(10), ['Anna'], seed, { entries, rules_version: 2 })).toThrow(RangeError);
});

test('entries that were taken over stay as they are, and the draws after them are those of the seed', () => {
  const { entries } = played(4).record();
  const seed = newContribution();
  expect(() => new LocalGame(dice(10), ['Anna'], seed, { entries })).toThrow();
  const taken = new LocalGame(dice(10), ['Anna'], seed, { entries, given: entries.length });
  for (let n = 4; n < 10; n++) taken.play(0, [0]);
  const record = taken.record();
  expect(record).toMatchObject({ given: 8, over: true });
  expect(record.entries.slice(0, 8)).toEqual(entries);
  expect(verifyDraws(dice(10), record)).toEqual({ fault: '', draws: 6 });
  const again = new LocalGame(dice(10), ['Anna'], seed, { entries: record.entries.slice(0, 12), given: 8 });
  for (let n = 6; n < 10; n++) again.play(0, [0]);
  expect(again.record()).toEqual(record);
  const impossible = entries.map(([actor, action], n): [number, number] => [actor, n === 1 ? 7 : action]);
  expect(() => new LocalGame(dice(10), ['Anna'], seed, { entries: impossible, given: 8 })).toThrow();
});

test('what is not legal changes nothing', () => {
  const game = played(3);
  const before = game.record();
  expect(() => game.play(0, [0, 7])).toThrow(RangeError);
  expect(() => game.play(1, [0])).toThrow(RangeError);
  expect(game.record()).toEqual(before);
});

test('a turn is taken back with what followed it, unless something was drawn or shown since', () => {
  const open = { chance: CHANCE, hidden: false };
  const dealt: [number, number][] = [
    [CHANCE, 4],
    [0, 1],
    [0, 2],
    [1, 7],
  ];
  expect(beforeLastRun(dealt, 0, open)).toEqual(dealt.slice(0, 1));
  expect(beforeLastRun(dealt, 1, open)).toEqual(dealt.slice(0, 3));
  expect(beforeLastRun(dealt, 0, { ...open, hidden: true })).toBeNull();
  expect(beforeLastRun([...dealt, [CHANCE, 3]], 0, open)).toBeNull();
  expect(beforeLastRun(dealt, 2, open)).toBeNull();
});
