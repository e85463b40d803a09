import { expect, test } from 'vitest';
import { CLOCKS, seriesFor } from './term_choices';

test('a clock may be chosen, or none', () => {
  expect(CLOCKS[0]?.plan).toBeNull();
  expect(new Set(CLOCKS.map(({ value }) => value)).size).toBe(CLOCKS.length);
});

test('a series has as many games as seats in a round; alone there is none', () => {
  expect(seriesFor(3).find(({ value }) => value === 'round')?.games).toBe(3);
  expect(seriesFor(1)).toHaveLength(1);
});
