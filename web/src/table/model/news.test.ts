import { expect, test } from 'vitest';
import { board } from './fixtures';
import { Newsreader } from './news';
import { placesOf } from './rows';

const [STATUS, MARKED, SEAT, PANEL, CELL] = [0, 1, 2, 3, 8].map((tag) => tag - 2 ** 31);
const [PLACED, OVER] = [16, 17];
const phrases = {
  language: 'en',
  messages: 'placed{cell} over',
  parameters: { cell: 3 },
  patterns: { placed: ['placed on ', ['cell']], over: 'over' },
};
const places = placesOf(board);
const reader = new Newsreader({ ...board, phrases });
const told = (...numbers: number[]) => reader.inWords(numbers, { n: 7, v: 3, due: [1] });

test('steps are lines in words and pieces that changed', () => {
  const moved = [5, 1, 0, 2, 0, 1, 1, 0, 0, 4];
  const gone = [9, 0, 0, 0, 0, -1, 0, 0, 0, -2];
  const { n, v, due, steps } = told(1, 0, 2, PLACED, 1, 2, ...moved, ...gone);
  expect({ n, v, due }).toEqual({ n: 7, v: 3, due: [1] });
  expect(steps).toEqual([
    {
      seat: 0,
      told: { text: `placed on ${places[1]}`, parts: [], places: [] },
      changes: [
        ['5', places[1], board.faces[0]?.id, 2, 0, 1, 'last', '4', 0, 0],
        ['9', ''],
      ],
    },
  ]);
});

test('a step without words, and a piece that is new', () => {
  const { steps } = told(1, -1, 0, 1, 5, 0, 0, 0, 0, -1, 0, 0, 0, -1);
  expect(steps).toEqual([
    { seat: -1, told: null, changes: [['5', places[0], board.faces[0]?.id, 0, 0, -1, '', '', 0, 0]] },
  ]);
});

test('what differs of the scene is there, and nothing else', () => {
  expect(told(0, 0, 1, OVER)).toEqual({ t: 'update', n: 7, v: 3, due: [1], steps: [], sentence: 'over' });
  expect(told(0, STATUS!, 0).status).toBe('');
  expect(told(0, STATUS!, 2, STATUS!, OVER).status).toBe('over');
  expect(told(0, MARKED!, 3, MARKED!, 1, 2).marks).toEqual({ [places[1] ?? '']: 'draft' });
  expect(told(0, MARKED!, 0).marks).toEqual({});
  expect(told(0, SEAT!, 4, SEAT!, 12, SEAT!, 9).seats).toEqual([
    { score: 12, counters: [] },
    { score: 9, counters: [] },
  ]);
  expect(told(0, PANEL!, 6, PANEL!, OVER, CELL!, 0, OVER, OVER).panels).toEqual([
    { title: 'over', cells: [{ label: 'over', value: 'over', face: board.faces[0]?.id }] },
  ]);
});

test('what comes from the server is text', () => {
  const came = { t: 'news', n: 7, v: 3, told: "&&'7" } as const;
  expect(reader.update({ ...came, due: [1] })).toEqual({ ...told(0, 0, 1, OVER), legal: null });
  expect(reader.update({ ...came, legal: '&)' }).legal).toEqual([0, 3]);
  expect(reader.update({ ...came, legal: '' }).legal).toEqual([]);
});
