import { describe, expect, it } from 'vitest';
import { ahead, arrange, distance, lie, nearest, rows, strip, type Box, type Spot } from './geometry';
import type { Area, Place } from '../../api/wire';

const cell = (x: number, y: number): Box => ({ x, y, w: 1, h: 1 });
const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => cell(x, y)));
const area = (id: string, w: number, h: number): Area => ({ id, role: 'board', title: id, w, h, places: [] });
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

describe('arrange', () => {
  it('fills the shorter side and centres', () => {
    expect(arrange([area('board', 10, 10)], [], 200, 100)).toMatchObject([{ x: 50, y: 0, scale: 10 }]);
  });
  it('puts what stands beside the board beside it on a wide screen, below it on a tall one', () => {
    const [board, side] = [area('board', 10, 10), area('side', 3, 3)];
    const wide = arrange([board], [side], 300, 100);
    expect(wide[1]!.x).toBeGreaterThan(wide[0]!.x + 100);
    const tall = arrange([board], [side], 100, 300);
    expect(tall[1]!.y).toBeGreaterThanOrEqual(tall[0]!.y + 100);
  });
  it('keeps everything on the stage', () => {
    for (const [w, h] of [
      [390, 400],
      [1280, 600],
      [360, 360],
    ] as const) {
      for (const spot of arrange([area('a', 10, 8), area('b', 10, 8)], [area('c', 2, 6)], w, h)) {
        expect(spot.x).toBeGreaterThanOrEqual(-1e-6);
        expect(spot.y).toBeGreaterThanOrEqual(-1e-6);
        expect(spot.x + spot.area.w * spot.scale).toBeLessThanOrEqual(w + 1e-6);
        expect(spot.y + spot.area.h * spot.scale).toBeLessThanOrEqual(h + 1e-6);
      }
    }
  });
  it('has nothing to arrange on no stage', () => {
    expect(arrange([area('a', 1, 1)], [], 0, 10)).toEqual([]);
  });
});

describe('strip', () => {
  const others = (count: number): Area[] => Array.from({ length: count }, (_, i) => area(`other${i}`, 10, 12));
  const inside = ({ x, y, scale, area: { w, h } }: Spot, width: number, height: number): boolean =>
    x >= -1e-6 && y >= -1e-6 && x + w * scale <= width + 1e-6 && y + h * scale <= height + 1e-6;

  it.each([1, 2, 3, 5])('finds room for the boards of %i others beside one own', (count) => {
    const found = strip(arrange([area('own', 10, 12)], [], 900, 600), others(count), 900, 600, 20);
    expect(found?.small).toHaveLength(count);
    for (const spot of [...(found?.main ?? []), ...(found?.small ?? [])]) expect(inside(spot, 900, 600)).toBe(true);
    const ownRight = Math.max(...(found?.main ?? []).map((spot) => spot.x + spot.area.w * spot.scale));
    for (const spot of found?.small ?? []) expect(spot.x).toBeGreaterThan(ownRight);
  });
  it('puts them below where there is more room', () => {
    const found = strip(arrange([area('own', 10, 10)], [], 400, 700), others(3), 400, 700, 20);
    expect(found?.small[0]?.y).toBeGreaterThan(400);
  });
  it('does without where there is no room', () => {
    expect(strip(arrange([area('own', 10, 10)], [], 400, 410), others(3), 400, 410, 20)).toBeNull();
    expect(strip([], others(1), 400, 410, 20)).toBeNull();
  });
});
