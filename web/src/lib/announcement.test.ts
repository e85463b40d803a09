// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { isNews } from './announcement';

beforeEach(() => localStorage.clear());

it('is news once, and again after it was taken away', () => {
  const heard = ['Rests tonight.', 'Rests tonight.', 'Rests at nine.', 'Rests tonight.', '', '', 'Rests tonight.'];
  expect(heard.map(isNews)).toEqual([true, false, true, true, false, false, true]);
});
