import { describe, expect, it } from 'vitest';
import { chart, step } from './score_chart';

const BOX = { width: 100, height: 50 };

describe('the score chart', () => {
  it('has levels at round numbers', () => {
    expect([3, 40, 90, 230, 1000].map(step)).toEqual([1, 10, 50, 100, 500]);
  });
  it('runs from left to right, higher scores higher', () => {
    const { lines, levels, last } = chart([[0, 10, 40]], BOX);
    expect(lines).toEqual([
      [
        { x: 0, y: 50 },
        { x: 50, y: 37.5 },
        { x: 100, y: 0 },
      ],
    ]);
    expect(levels.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
    expect(last).toBe(2);
  });
  it('shows scores below nothing', () => {
    expect(chart([[0, -45]], BOX).levels[0]?.value).toBeLessThanOrEqual(-45);
  });
  it('keeps the letters of equal lines apart, inside the box', () => {
    const ys = chart(
      [
        [0, 5],
        [0, 5],
        [0, 5],
      ],
      BOX,
    ).ends.sort((a, b) => a - b);
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThanOrEqual(13);
    expect(Math.max(...ys)).toBeLessThanOrEqual(50);
  });
  it('moves letters at the bottom without moving those at the top', () => {
    const { ends } = chart(
      [
        [0, 0],
        [0, 2],
        [0, 0],
        [0, 2],
      ],
      { width: 100, height: 100 },
    );
    expect(ends).toEqual([87, 0, 100, 13]);
  });
  it('stands still for a game without turns', () => {
    expect(chart([[0]], BOX).lines).toEqual([[{ x: 0, y: 50 }]]);
  });
  it('begins where the values do, and leaves out what lies before', () => {
    const { lines, levels } = chart([[900, 0, 10]], { ...BOX, begins: 1 });
    expect(lines[0]?.map(({ x }) => x)).toEqual([50, 100]);
    expect(levels.at(-1)?.value).toBe(10);
  });
  it('keeps to bounds that are given', () => {
    expect(chart([[50, 60]], { ...BOX, bounds: [0, 100] }).levels.map(({ value }) => value)).toEqual([0, 50, 100]);
  });
});
