import { expect, it } from 'vitest';
import { isOver, pointsOf, seatAt } from './meetings';

const meeting = (won: number[], tables: string[]) => ({ members: [3, 5], tables, won });

it('counts both games for both', () => {
  expect(pointsOf(meeting([], []))).toEqual([0, 0]);
  expect(pointsOf(meeting([1], ['a']))).toEqual([1, 1]);
  expect(pointsOf(meeting([2, 0], ['a', 'b']))).toEqual([2, 2]);
});

it('changes the seats in the second game', () => {
  expect(seatAt(meeting([], ['a']), 5)).toEqual({ table: 'a', seat: 1 });
  expect(seatAt(meeting([2], ['a', 'b']), 5)).toEqual({ table: 'b', seat: 0 });
  expect(seatAt(meeting([2], ['a', 'b']), 3)).toEqual({ table: 'b', seat: 1 });
});

it('has no seat for who is not there, sits out, or has played', () => {
  expect(seatAt(meeting([], ['a']), 4)).toBeNull();
  expect(seatAt(meeting([2, 1], ['a', 'b']), 3)).toBeNull();
  const alone = { members: [3], tables: [], won: [] };
  expect([seatAt(alone, 3), isOver(alone)]).toEqual([null, true]);
});
