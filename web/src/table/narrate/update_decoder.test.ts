import { expect, test } from 'vitest';
import { board } from '../../board/model/fixtures';
import { RefusalWords } from './refusal_words';
import { UpdateDecoder } from './update_decoder';
import { placesOf } from '../../board/model/rows';

const [STATUS, MARK, SEAT, PANEL, CELL] = [0, 1, 2, 3, 8].map((tag) => tag - 2 ** 31);
const [PLACED, OVER] = [16, 17];
const phrases = {
  language: 'en',
  messages: 'placed{cell} over',
  parameters: { cell: 3 },
  patterns: { placed: ['placed on ', ['cell']], over: 'over' },
};
const places = placesOf(board);
const reader = new UpdateDecoder({ ...board, phrases }, new RefusalWords(phrases, board));
const updateOf = (...numbers: number[]) => reader.update(numbers, { n: 3, due: [1] });

test('steps are lines in words and pieces that changed', () => {
  const moved = [17, 4, 5, 1, 0, 2, 0, 1, 1];
  const [stays, next, gone] = [
    [13, 7, 7, 1, 0],
    [23, 2, 0],
    [0, 9],
  ];
  const rows = [...moved, ...stays, ...next, ...gone];
  const { n, due, steps } = updateOf(1, 0, 2, PLACED, 1, rows.length, ...rows);
  expect({ n, due }).toEqual({ n: 3, due: [1] });
  const face = board.faces[0]?.id;
  expect(steps).toEqual([
    {
      seat: 0,
      told: { text: `placed on ${places[1]}`, parts: [], places: [] },
      changes: [
        ['5', places[1], face, 2, 0, 1, 'last', '4', 0, 0],
        ['7', places[1], face, 0, 0, -1, '', '', 0, 0],
        ['8', places[2], face, 0, 0, -1, '', '', 0, 0],
        ['9', ''],
      ],
    },
  ]);
});

test('a step without words, and the very first piece', () => {
  const { steps } = updateOf(1, -1, 0, 3, 23, 0, 0);
  expect(steps).toEqual([
    { seat: -1, told: null, changes: [['0', places[0], board.faces[0]?.id, 0, 0, -1, '', '', 0, 0]] },
  ]);
});

test('what differs of the scene is there, and nothing else', () => {
  expect(updateOf(0, 0, 1, OVER)).toEqual({ t: 'update', n: 3, due: [1], steps: [], sentence: 'over' });
  expect(updateOf(0, STATUS!, 0).status).toBe('');
  expect(updateOf(0, STATUS!, 2, STATUS!, OVER).status).toBe('over');
  expect(updateOf(0, MARK!, 3, MARK!, 1, 2).marks).toEqual({ [places[1] ?? '']: 'draft' });
  expect(updateOf(0, MARK!, 0).marks).toEqual({});
  expect(updateOf(0, SEAT!, 4, SEAT!, 12, SEAT!, 9).seats).toEqual([
    { score: 12, counters: [] },
    { score: 9, counters: [] },
  ]);
  expect(updateOf(0, PANEL!, 6, PANEL!, OVER, CELL!, 0, OVER, OVER).panels).toEqual([
    { title: 'over', cells: [{ label: 'over', value: 'over', face: board.faces[0]?.id }] },
  ]);
});
