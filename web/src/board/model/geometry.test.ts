import { describe, expect, it } from 'vitest';
import { ahead, distance, lie, nearest, rows, strip, type Box } from './geometry';
import type { Place } from '../../lib/wire';

const cell = (x: number, y: number): Box => ({ x, y, w: 1, h: 1 });
const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => cell(x, y)));
const hand: Place = { id: 'hand', x: 60, y: 20, w: 120, h: 40, label: 'your hand', spread: 'row', step: 40 };

describe('lie', () => {
  it('spreads pieces a step apart from the start edge', () => {
    expect([0, 1, 2].map((i) => lie(hand, i, 3).x)).toEqual([20, 60, 100]);
  });
  it('moves them closer together when they would not fit', () => {
    expect(lie(hand, 4, 5)).toEqual({ x: 100, y: 20 });
  });
  it('goes down a column', () => {
    const column: Place = { ...hand, w: 40, h: 120, x: 20, y: 60, spread: 'column' };
    expect(lie(column, 1, 3)).toEqual({ x: 20, y: 60 });
  });
  it('puts a stack on one point', () => {
    expect(lie({ ...hand, spread: 'stack' }, 3, 9)).toEqual({ x: 60, y: 20 });
  });
});

describe('strip', () => {
  // tiles 30 high whose faces begin 16 above their middle, numbers in 23, a little above it
  const column: Place = { ...hand, w: 68, h: 252, spread: 'column', step: 31 };
  const [TOP, LIFT, DIGIT] = [16, 2.2, 0.7 * 23];
  it('leaves a number as it is where tiles do not overlap', () => {
    expect(strip(column, 8)).toEqual({ up: 0, less: 1 });
  });
  it.each([9, 10, 11, 12, 13, 14, 15, 16])('shows whole numbers where %i tiles lie in a column', (count) => {
    const { up, less } = strip(column, count);
    const [middle, half] = [up - LIFT * less, (DIGIT * less) / 2];
    const covered = lie(column, 1, count).y - lie(column, 0, count).y - TOP;
    expect(middle - half).toBeGreaterThan(-TOP + 0.5);
    expect(middle + half).toBeLessThan(covered - 0.5);
  });
});

describe('nearest', () => {
  it('snaps to the closest box within reach', () => {
    expect(nearest([cell(0, 0), cell(3, 0)], { x: 1, y: 0 }, 1)).toEqual(cell(0, 0));
  });
  it('finds nothing out of reach', () => {
    expect(nearest([cell(0, 0)], { x: 5, y: 5 }, 1)).toBeNull();
  });
  it('measures from the edge', () => {
    expect(distance({ x: 0, y: 0, w: 10, h: 2 }, { x: 4, y: 3 })).toBe(2);
  });
  it('prefers the box that is centred on the point among overlapping ones', () => {
    const wide = { x: 0, y: 0, w: 20, h: 20 };
    const small = { x: 5, y: 5, w: 2, h: 2 };
    expect(nearest([wide, small], { x: 5, y: 5 }, 1)).toBe(small);
  });
});

describe('ahead', () => {
  it('goes to the neighbour on a grid', () => {
    expect(ahead(grid, cell(1, 1), 'right')).toEqual(cell(2, 1));
    expect(ahead(grid, cell(1, 1), 'up')).toEqual(cell(1, 0));
  });
  it('stops at the edge', () => {
    expect(ahead(grid, cell(2, 1), 'right')).toBeNull();
  });
  it('crosses a hole', () => {
    expect(ahead([cell(0, 0), cell(4, 0)], cell(0, 0), 'right')).toEqual(cell(4, 0));
  });
  it('follows a layout that is shifted by half a cell', () => {
    expect(ahead([cell(0, 0), cell(0.5, 1), cell(3, 1)], cell(0, 0), 'down')).toEqual(cell(0.5, 1));
  });
});

describe('rows', () => {
  it('reads left to right, top to bottom', () => {
    const shuffled = [4, 0, 8, 2, 6, 1, 3, 5, 7].map((i) => grid[i]!);
    expect(rows(shuffled).flat()).toEqual(grid);
    expect(rows(shuffled).map((row) => row.length)).toEqual([3, 3, 3]);
  });
});
