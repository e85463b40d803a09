import { expect, test } from 'vitest';
import { pips } from './pips';

test.each([1, 2, 3, 5, 8, 12])('an order of %d is as many pips, side by side on the upper edge', (order) => {
  const { w, h, inside, dot, dots } = pips(order);
  expect(dots).toHaveLength(order);
  for (const [i, { x, y }] of dots.entries()) {
    expect(Math.abs(x) + dot).toBeLessThanOrEqual(w / 2);
    expect([y - dot >= inside - h, y + dot <= inside]).toEqual([true, true]);
    if (i) expect(x - (dots[i - 1]?.x ?? 0)).toBeGreaterThan(2 * dot);
  }
  expect(w).toBeLessThan(1.1);
});

test('pips leave the number of their thing and of the one above it free', () => {
  const { h, inside } = pips(3);
  expect(inside).toBeLessThan(0.12);
  expect(h - inside).toBeLessThan(0.22);
});
