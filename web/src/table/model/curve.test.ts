import { describe, expect, it } from 'vitest';
import { curve, step } from './curve';

describe('the score curve', () => {
  it('has levels at round figures', () => {
    expect([3, 40, 90, 230, 1000].map(step)).toEqual([1, 10, 50, 100, 500]);
  });
  it('runs from left to right, higher scores higher', () => {
    const { paths, levels, turns } = curve([[0, 10, 40]], 100, 50);
    expect(paths).toEqual(['M0.0 50.0L50.0 37.5L100.0 0.0']);
    expect(levels.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
    expect(turns).toBe(2);
  });
  it('shows scores below nothing', () => {
    expect(curve([[0, -45]], 100, 50).levels[0]?.value).toBeLessThanOrEqual(-45);
  });
  it('keeps the letters of equal lines apart, inside the box', () => {
    const { ends } = curve(
      [
        [0, 5],
        [0, 5],
        [0, 5],
      ],
      100,
      50,
    );
    const ys = ends.map((end) => end.y).sort((one, two) => one - two);
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThanOrEqual(13);
    expect(Math.max(...ys)).toBeLessThanOrEqual(50);
  });
  it('stands still for a game without turns', () => {
    expect(curve([[0]], 100, 50).paths).toEqual(['M0.0 50.0']);
  });
});
