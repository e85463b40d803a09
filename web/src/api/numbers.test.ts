import { expect, test } from 'vitest';
import { numbersOf } from './numbers';

test('numbers are read as the server writes them', () => {
  const tags = [0, 15, 16].map((tag) => tag - 2 ** 31);
  expect(numbersOf('~@|ndR#Rc#}~~@|o$(Sb~####3~^z^J.')).toEqual([-5, -3, 44, 45, 2528, 2529, ...tags, 2 ** 31 - 1]);
  expect(numbersOf('')).toEqual([]);
});
