import { expect, it } from 'vitest';
import { moves } from './flight';

it('does not move what lies still', () => {
  const here = { x: 5, y: 5, w: 10, h: 10 };
  expect(moves(here, here)).toBe(false);
  expect(moves(here, { ...here, x: 50 })).toBe(true);
});
