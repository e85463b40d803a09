import { expect, it } from 'vitest';
import { isHighlight, lastHighlight } from './highlights';

const NO_PLACES = new Set<string>();

it('shows what scores, where it happened', () => {
  expect(isHighlight({ text: 'placed 8', gain: 30, places: ['a1'] }, false, NO_PLACES)).toBe(true);
});

it('lets ordinary steps pass, but not the last one of a game', () => {
  expect(isHighlight({ text: 'moved', places: ['a1', 'a2'] }, false, NO_PLACES)).toBe(false);
  expect(isHighlight({ text: 'jumped on and on', places: ['a1', 'a3', 'c3', 'c5', 'e5'] }, false, NO_PLACES)).toBe(
    false,
  );
  expect(isHighlight({ text: 'swapped a token', gain: 0, places: ['a1'] }, false, NO_PLACES)).toBe(false);
  expect(isHighlight({ text: 'scored', gain: 12 }, false, NO_PLACES)).toBe(false);
  expect(isHighlight({ text: 'moved', places: ['a1', 'a2'] }, true, NO_PLACES)).toBe(true);
});

it('shows a row that is complete', () => {
  expect(isHighlight({ text: 'took 16', places: ['A.row1'] }, false, new Set(['A.row1']))).toBe(true);
  expect(isHighlight({ text: 'took 15' }, false, new Set(['A.row1']))).toBe(false);
});

const row = { n: 1, seat: 0, told: { text: 'took 16', places: ['A.row1'] } };
const call = { n: 2, seat: 1, told: { text: 'calls 3' } };
const WHOLE = new Set(['A.row1']);

it('stages a line though others follow, and those alone end nothing', () => {
  expect(lastHighlight([row, call], 0, false, WHOLE)).toBe(row);
  expect(lastHighlight([row, call], 1, false, WHOLE)).toBeUndefined();
  expect(lastHighlight([row, call], 2, false, WHOLE)).toBeUndefined();
});

it('stages the last turn of a game, not what is said of its end', () => {
  const won = { n: 3, seat: -1, told: { text: 'A has won', places: ['a1'] } };
  expect(lastHighlight([row, won], 1, true, NO_PLACES)).toBe(row);
  expect(lastHighlight([row, won], 2, true, NO_PLACES)).toBeUndefined();
  expect(lastHighlight([call, won], 1, true, NO_PLACES)).toBeUndefined();
});
