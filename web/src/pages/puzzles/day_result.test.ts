import { expect, test } from 'vitest';
import type { DailyTask } from '../../lib/wire';
import { dayBefore, lineOf } from './day_result';

const day: DailyTask = {
  game: 'g',
  title: 'Game',
  date: '2026-11-22',
  puzzles: ['1', '2', '3'],
  whole_game: false,
};
const solved = { solved: true, made: 0, best: 0 };
const missed = { solved: false, made: 0, best: 0 };

test('a chain is a symbol for each puzzle, and how many were solved', () => {
  expect(lineOf(day, [solved, missed, solved], 'x')).toBe('Parlour · Game 2026-11-22 · ●○● · 2/3 · x');
});

test('with figures it says what was made of what was possible, and half of it is nearly solved', () => {
  const tried = [
    { solved: true, made: 45, best: 45 },
    { solved: false, made: 20, best: 40 },
    { solved: false, made: 19, best: 40 },
  ];
  expect(lineOf(day, tried, 'x')).toBe('Parlour · Game 2026-11-22 · ●◐○ · 84/125 · x');
});

test('a whole game is a bar that is full where nothing is left over', () => {
  const whole = { ...day, puzzles: ['2026-11-22'], whole_game: true };
  const line = (made: number): string => lineOf(whole, [{ solved: true, made, best: 0 }], 'x');
  expect(line(0)).toContain('▮▮▮▮▮▮▮▮ · 0 ·');
  expect(line(7)).toContain('▮▮▮▮▮▮▯▯ · 7 ·');
  expect(line(99)).toContain('▯▯▯▯▯▯▯▯ · 99 ·');
});

test('the day before the first of a month', () => {
  expect(dayBefore('2024-03-01')).toBe('2024-02-29');
});
