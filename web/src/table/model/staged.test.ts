import { expect, it } from 'vitest';
import { staged } from './staged';

it('shows what scores or completes a line, where it happened', () => {
  expect(staged({ text: 'placed 8', gain: 30, places: ['a1'] }, false)).toBe(true);
  expect(staged({ text: 'a line', places: ['a1', 'a2', 'a3', 'a4', 'a5'] }, false)).toBe(true);
});

it('lets ordinary steps pass, but not the last one of a game', () => {
  expect(staged({ text: 'moved', places: ['a1', 'a2'] }, false)).toBe(false);
  expect(staged({ text: 'swapped a token', gain: 0, places: ['a1'] }, false)).toBe(false);
  expect(staged({ text: 'scored', gain: 12 }, false)).toBe(false);
  expect(staged({ text: 'moved', places: ['a1', 'a2'] }, true)).toBe(true);
});
