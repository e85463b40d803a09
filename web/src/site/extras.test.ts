import { expect, test, vi } from 'vitest';
import * as api from '../api/http';
import { chosen, factsAddress, lookedUp, planned, study } from './extras';
import type { GameStudy } from '../api/wire';

const tables = [
  {
    title: 'Squares: 2',
    about: '',
    columns: ['numbers', 'also'],
    rows: [
      ['1 4 9 16', ''],
      ['4 9 16 25', ''],
    ],
  },
  { title: 'Powers: 1', about: '', columns: ['numbers', 'also'], rows: [['2 4 8 16', 'double']] },
];

test('rows are found by whole words, all of which they have', () => {
  expect(lookedUp(tables, '')).toEqual(tables);
  expect(lookedUp(tables, '4')).toEqual(tables);
  expect(lookedUp(tables, '1').map((one) => one.rows.length)).toEqual([1]);
  expect(lookedUp(tables, '16 DOUBLE').map((one) => one.title)).toEqual(['Powers: 1']);
  expect(lookedUp(tables, '25 8')).toEqual([]);
  expect(lookedUp(tables, ' , ')).toEqual(tables);
});

test('an address chooses options that there are', () => {
  const address = planned('a_game', { layout: '0,0 2,0,DR,1', gates: 'none' });
  expect(address).toBe('/new/a_game?layout=0%2C0+2%2C0%2CDR%2C1&gates=none');
  expect(chosen(new URL(address, 'http://here').search, ['layout', 'first'])).toEqual({ layout: '0,0 2,0,DR,1' });
});

test('facts have an address, with the options of a table', () => {
  expect(factsAddress('a_game')).toBe('/facts/a_game');
  expect(factsAddress('a_game', 'k3fz')).toBe('/facts/a_game?table=k3fz');
});

test('a study is asked for until it is done, or nobody waits', async () => {
  vi.useFakeTimers();
  const made = { done: true, summary: 'So it was.' } as GameStudy;
  const asked = vi
    .spyOn(api, 'study')
    .mockResolvedValueOnce({ ...made, done: false })
    .mockResolvedValue(made);
  const found = study({ table: 'k3fz' }, () => false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual(made);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValue({ ...made, done: false });
  const left = study({ table: 'k3fz' }, () => true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await left).toBeNull();
  vi.useRealTimers();
});
