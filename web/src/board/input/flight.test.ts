import { expect, it } from 'vitest';
import { moves, sizeAt } from './flight';

it('does not move what lies still', () => {
  const here = { x: 5, y: 5, w: 10, h: 10 };
  expect(moves(here, here)).toBe(false);
  expect(moves(here, { ...here, x: 50 })).toBe(true);
});

it('begins as large as it lay, whatever its shape was there', () => {
  const tall = { x: 0, y: 0, w: 10, h: 40 };
  expect(sizeAt({ ...tall, w: 20, h: 80 }, tall)).toBe(2);
  expect(sizeAt({ ...tall, w: 40, h: 10 }, tall)).toBe(1);
});
