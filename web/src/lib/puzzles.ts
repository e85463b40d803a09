/** What this device keeps of the tasks of days, and of puzzles under way. */
import { onStored } from './browser';
import { erase, PREFIX, read, write } from './storage';
import type { PuzzleTask } from './wire';

const DAILY = `${PREFIX}daily.`;

/** How one puzzle of a day went; `best` is 0 where the game has no figures for it. */
export interface Tried {
  solved: boolean;
  made: number;
  best: number;
}

interface Day {
  date: string;
  tried: Tried[];
}

type Fields = Record<string, unknown>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const whole = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : otherwise;

/** The day that is kept, the latest that was tried; its date is "" where none is. */
function latestDay(game: string): Day {
  const { date, tried } = fields(read(DAILY + game));
  const triedOf = (one: unknown): Tried => {
    const { solved, made, best } = fields(one);
    return { solved: solved === true, made: whole(made, 0), best: whole(best, 0) };
  };
  return typeof date === 'string' && Array.isArray(tried)
    ? { date, tried: tried.map(triedOf) }
    : { date: '', tried: [] };
}

/** What was tried of a day's task. */
export function dayOf(game: string, date: string): Day {
  const latest = latestDay(game);
  return latest.date === date ? latest : { date, tried: [] };
}

/**
 * Enters how the puzzle at `at` went in this window, which knew the day as it is given; returns the day now. Where
 * another window was first with that puzzle, its try counts. Only the latest day is kept.
 */
export function enterTry(game: string, { date, tried: known }: Day, at: number, one: Tried): Day {
  const latest = latestDay(game);
  const kept = latest.date === date ? latest.tried : [];
  const before = [...kept, ...known.slice(kept.length)];
  const day = { date, tried: at < before.length ? before : [...before, one] };
  if (latest.date <= date) write(DAILY + game, day);
  return day;
}

/** Calls `changed` when another window has tried a puzzle of a game's day; returns the end of listening. */
export function onTry(game: string, changed: () => void): () => void {
  return onStored((key) => {
    if (key === DAILY + game) changed();
  });
}

// -- what takes several turns is gone on with after a reload ----------------------------------------------------------

const underWay = (game: string, name: string): string => `${PREFIX}solving.${game}.${name}`;

/** A puzzle, with the record that it begins with: another one, of renewed rules, is another position. */
type Begun = Pick<PuzzleTask, 'game' | 'name' | 'record'>;

/** The commits of a puzzle that is being solved; none where it begins otherwise by now. */
export function commitsOf({ game, name, record }: Begun): number[][] {
  const { start, played } = fields(read(underWay(game, name)));
  if (start !== record.record || !Array.isArray(played)) return [];
  const good = played.every((one) => Array.isArray(one) && one.every((action) => Number.isSafeInteger(action)));
  return good ? (played as number[][]) : [];
}

/** Keeps the commits of a puzzle; where it is tried only `once`, those of a window that has got further stay. */
export function keepCommits(begun: Begun, played: readonly (readonly number[])[], once = false): void {
  const key = underWay(begun.game, begun.name);
  if (!played.length) erase(key);
  else if (!once || commitsOf(begun).every((commit, i) => String(commit) === String(played[i])))
    write(key, { start: begun.record.record, played });
}
