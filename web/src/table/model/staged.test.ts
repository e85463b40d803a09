import { expect, it } from 'vitest';
import { staged } from './staged';

const NONE = new Set<string>();

it('shows what scores, where it happened', () => {
  expect(staged({ text: 'placed 8', gain: 30, places: ['a1'] }, false, NONE)).toBe(true);
});

it('lets ordinary steps pass, but not the last one of a game', () => {
  expect(staged({ text: 'moved', places: ['a1', 'a2'] }, false, NONE)).toBe(false);
  expect(staged({ text: 'jumped on and on', places: ['a1', 'a3', 'c3', 'c5', 'e5'] }, false, NONE)).toBe(false);
  expect(staged({ text: 'swapped a token', gain: 0, places: ['a1'] }, false, NONE)).toBe(false);
  expect(staged({ text: 'scored', gain: 12 }, false, NONE)).toBe(false);
  expect(staged({ text: 'moved', places: ['a1', 'a2'] }, true, NONE)).toBe(true);
});

it('shows a row that is complete', () => {
  expect(staged({ text: 'took 16', places: ['A.row1'] }, false, new Set(['A.row1']))).toBe(true);
  expect(staged({ text: 'took 15' }, false, new Set(['A.row1']))).toBe(false);
});
