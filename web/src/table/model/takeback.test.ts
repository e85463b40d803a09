import { expect, it } from 'vitest';
import { hasMoved } from './takeback';

const line = (n: number, seat: number) => ({ n, seat, told: { text: 'did something' } });
const drawn = line(2, 0);
const moved = line(3, 0);

it('is nobody who only begins', () => {
  const game = { seat: 0, starter: 0, origin: null };
  expect(hasMoved({ ...game, log: [drawn] })).toBe(false);
  expect(hasMoved({ ...game, log: [drawn, moved] })).toBe(true);
  expect(hasMoved({ ...game, starter: -1, log: [line(2, -1), moved] })).toBe(true);
  expect(hasMoved({ ...game, seat: 1, log: [drawn, moved] })).toBe(false);
});

it('is whoever moves first in a game that goes on from a record, also who began it', () => {
  const from = (entries: number) => ({ seat: 0, starter: 0, origin: { moment: entries, entries } });
  const before = [line(-1, 0), line(0, 0), line(0, -1)];
  expect(hasMoved({ ...from(2), log: before })).toBe(false);
  expect(hasMoved({ ...from(2), log: [...before, moved] })).toBe(true);
  expect(hasMoved({ ...from(0), log: [drawn] })).toBe(false); // from its very beginning: who begins is drawn here
});
