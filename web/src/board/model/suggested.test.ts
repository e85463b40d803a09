import { expect, test } from 'vitest';
import { atlas, board, position } from './fixtures';
import { advised, inWords, suggested } from './suggested';
import { Atlas } from './targets';
import { TouchTable } from './touch';

const now = position();
const drawn = (run: readonly number[], seat = 0) => suggested(atlas, now, seat, run, 1);

test('what is placed is drawn where it would lie, and what ends a turn is not', () => {
  const symbol = atlas.symbols.get('1');
  const where = { area: 'board', x: 60, y: 20, w: 40, h: 40, from: null, way: [] };
  expect(drawn([4, 9])).toEqual([{ ...where, rank: 1, symbol }]);
  expect(drawn([9])).toEqual([]);
});

test('a piece taken as another is drawn as it would lie', () => {
  expect(drawn([22])).toMatchObject([{ x: 100, symbol: atlas.symbols.get('star.0') }]);
});

test('what is larger than its place does not lie there', () => {
  const large = { ...board, faces: board.faces.map((face) => ({ ...face, w: 50, h: 80 })) };
  const other = new Atlas(large, new TouchTable(large));
  expect(suggested(other, now, 0, [4], 2)).toMatchObject([{ rank: 2, symbol: -1 }]);
});

test('what moves within an area is drawn from where to where, on the own board', () => {
  expect(drawn([30], 1)).toMatchObject([{ area: 'heaps1', x: 60, from: { x: 20, y: 20 }, symbol: -1 }]);
});

test('a move is drawn along all places that it is told to go through, and without them not at all', () => {
  const drawn = (paths: string[][]) => suggested(atlas, now, 1, [30], 1, paths)[0]?.way;
  const [home, goal] = atlas.areas.get('1.x')?.places ?? [];
  expect(drawn([])).toEqual([]);
  expect(drawn([['elsewhere']])).toEqual([]);
  const by = (place?: { x: number; y: number }) => place && { x: place.x, y: place.y };
  expect(drawn([['1.x', '1.y']])).toEqual([by(home), by(goal)]);
  expect(drawn([['1.x', '1.y', '1.x', '1.y', 'a']])?.length).toBe(2);
});

test('where pieces lie in a line, only the next place in it is meant', () => {
  const row = { id: 'row', x: 60, y: 20, w: 120, h: 40, label: 'row', spread: 'row' as const, step: 20 };
  const places = board.areas[0]?.places.map((place) => (place.id === 'b' ? { ...row, id: 'b' } : place)) ?? [];
  const lined = { ...board, areas: board.areas.map((area) => (area.id === 'board' ? { ...area, places } : area)) };
  const other = new Atlas(lined, new TouchTable(lined));
  const [first, second] = suggested(other, { ...now, pieces: [] }, 0, [4, 4], 1);
  expect([first?.x, second?.x, first?.w, first?.h]).toEqual([10, 30, 20, 40]);
});

test('words say what is touched, and what a button says', () => {
  expect(inWords(atlas, now, 0, [4, 9])).toBe('1 → b');
  expect(inWords(atlas, now, 0, [9])).toBe('End the turn');
  expect(inWords(atlas, now, 1, [30])).toBe('1.x → 1.y');
});

test('an advised turn has its steps numbered, and marks a piece of the hand for each', () => {
  const turn = advised(atlas, now, 0, [3, 4, 9]);
  expect(turn.steps.map(({ x, step }) => [x, step])).toEqual([
    [20, 1],
    [60, 2],
  ]);
  expect(turn.pieces).toEqual(['hand0.1.0', 'hand0.1.1']);
  expect(advised(atlas, now, 0, [4]).steps).toMatchObject([{ step: 0 }]);
});
