import { expect, test } from 'vitest';
import { chosen, factsAddress, planned } from './addresses';

test('an address chooses options that there are', () => {
  const address = planned('a_game', { layout: '0,0 2,0,DR,1', gates: 'none' });
  expect(address).toBe('/new/a_game?layout=0%2C0+2%2C0%2CDR%2C1&gates=none');
  expect(chosen(new URL(address, 'http://here').search, ['layout', 'first'])).toEqual({ layout: '0,0 2,0,DR,1' });
});

test('facts have an address, with the options of a table', () => {
  expect(factsAddress('a_game')).toBe('/facts/a_game');
  expect(factsAddress('a_game', 'k3fz')).toBe('/facts/a_game?table=k3fz');
});
