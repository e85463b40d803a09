import { expect, test } from 'vitest';
import { letter } from './letter';

test.each([
  [0, 'A'],
  [11, 'L'],
  [25, 'Z'],
  [-1, ''],
])('the letter of %i', (number, said) => {
  expect(letter(number)).toBe(said);
});
