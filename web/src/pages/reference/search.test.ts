import { expect, test } from 'vitest';
import { lookedUp } from './search';

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
  expect(lookedUp(tables, '1').map((table) => table.rows.length)).toEqual([1]);
  expect(lookedUp(tables, '16 DOUBLE').map((table) => table.title)).toEqual(['Powers: 1']);
  expect(lookedUp(tables, '25 8')).toEqual([]);
  expect(lookedUp(tables, ' , ')).toEqual(tables);
});
