/**
 * What follows a person from device to device, put together from two of them: in whichever order, and however often,
 * the outcome is one. What was done on either is done; of what changes back and forth the latest counts.
 */

import { latestMet } from './progress';
import { USUAL, type Chosen } from './settings.svelte';
import type { DayTried, LessonPlace, PuzzleProgress, PuzzleTried } from './wire';

/** How far a person is in a game. */
export interface GameProgress {
  puzzles: PuzzleProgress;
  day: DayTried;
  lesson: LessonPlace;
  knows: boolean;
}

export interface Following {
  games: Record<string, GameProgress>;
  settings: Chosen;
}

/** The one that counts more, by what is listed of it from the weightiest on. */
function greater<T>(a: T, b: T, weighed: (value: T) => (number | string)[]): T {
  const [those, these] = [weighed(a), weighed(b)];
  const at = those.findIndex((value, i) => value !== these[i]);
  return at < 0 || (those[at] ?? 0) > (these[at] ?? 0) ? a : b;
}

/** The values of both, each name with one; where both have it, `of` says which. */
function joined<T>(a: Record<string, T>, b: Record<string, T>, of: (a: T, b: T) => T): Record<string, T> {
  const both = Object.entries(b).map(([name, value]) => {
    const other = a[name];
    return [name, other === undefined ? value : of(other, value)] as const;
  });
  return { ...a, ...Object.fromEntries(both) };
}

function puzzles(a: PuzzleProgress, b: PuzzleProgress): PuzzleProgress {
  return {
    ...greater(a, b, ({ at, rating, streak }) => [at, rating, streak]),
    longest: Math.max(a.longest, b.longest),
    met: latestMet(joined(a.met, b.met, Math.max)),
  };
}

/** Merge two days: the later one; for the same day, the better try of each puzzle. */
function day(a: DayTried, b: DayTried): DayTried {
  if (a.date !== b.date) return a.date > b.date ? a : b;
  const better = (first: PuzzleTried, second: PuzzleTried) =>
    greater(first, second, ({ solved, made, best }) => [Number(solved), made, best]);
  const longer = a.tried.length > b.tried.length ? a.tried : b.tried;
  return { date: a.date, tried: longer.map((puzzle, i) => better(a.tried[i] ?? puzzle, b.tried[i] ?? puzzle)) };
}

const joinedProgress = (a: GameProgress, b: GameProgress): GameProgress => ({
  puzzles: puzzles(a.puzzles, b.puzzles),
  day: day(a.day, b.day),
  lesson: greater(a.lesson, b.lesson, ({ at, step }) => [at, step]),
  knows: a.knows || b.knows,
});

/** Each setting as it was chosen last. */
function settings(a: Chosen, b: Chosen): Chosen {
  const chosen = <N extends Exclude<keyof Chosen, 'at'>>(name: N): Pick<Chosen, N> =>
    greater(a, b, (chosen) => [chosen.at[name] ?? 0, Number(chosen[name] !== USUAL[name]), String(chosen[name])]);
  return {
    at: joined(a.at, b.at, Math.max),
    theme: chosen('theme').theme,
    sound: chosen('sound').sound,
    motion: chosen('motion').motion,
    language: chosen('language').language,
  };
}

/** What two devices know, together. */
export const merged = (a: Following, b: Following): Following => ({
  games: joined(a.games, b.games, joinedProgress),
  settings: settings(a.settings, b.settings),
});
