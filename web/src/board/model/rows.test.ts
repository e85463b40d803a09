import { expect, test } from 'vitest';
import type { Board } from '../../lib/wire';
import { rowReader } from './rows';

const place = (id: string) => ({ id, x: 0, y: 0, w: 1, h: 1, label: id });
const face = (id: string) => ({ id, label: id, drawing: '', w: 1, h: 1 });
const board: Pick<Board, 'areas' | 'faces'> = {
  areas: [
    { id: 'board', role: 'board', title: 'Board', w: 2, h: 1, places: [place('a1'), place('b1')] },
    { id: 'hand0', role: 'hand', title: 'Hand', w: 1, h: 1, places: [place('hand0')], seat: 0 },
  ],
  faces: [face('7'), face('back')],
};

test('a row names its place across all areas, its face and its mark', () => {
  const plain = { order: 0, turn: 0, owner: -1, mark: null, x: 0, y: 0 };
  expect(
    rowReader(board)([
      [4, 1, 0, 0, 3, 1, 4, -30, 12],
      [9, 2, 1, 1, 0, -1, 0, 0, 0],
    ]),
  ).toEqual([
    { id: '4', place: 'b1', face: '7', order: 0, turn: 3, owner: 1, mark: 'due', x: -30, y: 12 },
    { ...plain, id: '9', place: 'hand0', face: 'back', order: 1 },
  ]);
});
