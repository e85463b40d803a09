import { expect, test } from 'vitest';
import { chosen, dayList, factsAddress, isOfDay, localAddress, optionsIn, planned } from './addresses';

test('an address chooses options that there are', () => {
  const address = planned('a_game', { layout: '0,0 2,0,DR,1', gates: 'none' });
  expect(address).toBe('/new/a_game?layout=0%2C0+2%2C0%2CDR%2C1&gates=none');
  expect(chosen(new URL(address, 'http://here').search, ['layout', 'first'])).toEqual({ layout: '0,0 2,0,DR,1' });
});

test('facts have an address, with the options of a table', () => {
  expect(factsAddress('a_game')).toBe('/facts/a_game');
  expect(factsAddress('a_game', 'k3fz')).toBe('/facts/a_game?table=k3fz');
});

test('a board says its options', () => {
  const board = '/api/v1/board/a_game?language=en&option=seats%3D6&option=layout%3Da%3Db';
  expect(optionsIn(board)).toEqual({ seats: '6', layout: 'a=b' });
  expect(optionsIn('/api/v1/board/a_game')).toEqual({});
  expect(optionsIn(localAddress('a_game', { layout: 'a=b' }))).toEqual({ layout: 'a=b' });
});

test('the list of the day is known by its date', () => {
  const code = dayList('a_game', new Date('2026-11-30T23:59:59Z'));
  expect(code).toBe('2026-11-30-a_game');
  expect(isOfDay(code)).toBe(true);
});
