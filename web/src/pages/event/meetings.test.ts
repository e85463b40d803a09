import { expect, it } from 'vitest';
import { asTeams, isOver, isWithout, playersWith, pointsOf, seatAt } from './meetings';

const meeting = (won: number[], tables: string[]) => ({ members: [3, 5], partners: [], tables, won });

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
  const alone = { members: [3], partners: [], tables: [], won: [] };
  expect([seatAt(alone, 3), isOver(alone)]).toEqual([null, true]);
});

it('has one of each team at each of both tables', () => {
  const teams = { members: [3, 5], partners: [4, 1], tables: ['a', 'b'], won: [] };
  expect([3, 5, 4, 1].map((member) => seatAt(teams, member))).toEqual([
    { table: 'a', seat: 0 },
    { table: 'a', seat: 1 },
    { table: 'b', seat: 1 },
    { table: 'b', seat: 0 },
  ]);
  expect([1, 2].map((member) => playersWith(teams, member))).toEqual([[4, 1], []]);
  expect(seatAt({ ...teams, won: [2, 0] }, 3)).toBeNull();
});

it('names both of a team once', () => {
  const player = (member: number, name: string, partner: number) => ({ member, name, partner });
  expect(asTeams([player(4, 'Dan', 1), player(1, 'Anna', 4), player(2, 'Ben', 0), player(3, 'Cleo', 9)])).toEqual([
    player(1, 'Anna and Dan', 4),
    player(2, 'Ben', 0),
    player(3, 'Cleo', 9),
  ]);
});

it('knows a team of which one has gone', () => {
  const here = (member: number, left = false) => ({ member, left });
  const without = (partner: number) => isWithout({ partner }, [here(1), here(2, true)]);
  expect([0, 1, 2, 3].map(without)).toEqual([false, false, true, true]);
});
