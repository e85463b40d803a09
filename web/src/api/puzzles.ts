/** What this device keeps of the tasks of days, and of puzzles under way. */
import { erase, PREFIX, read, write } from './storage';
import type { PuzzleTask } from './wire';

const DAILY = `${PREFIX}daily.`;

/** How one puzzle of a day went; `best` is 0 where the game has no figures for it. */
export interface Tried {
  solved: boolean;
  made: number;
  best: number;
}

export interface Day {
  date: string;
  tried: Tried[];
}

type Fields = Record<string, unknown>;

export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const whole = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : otherwise;

/** What was tried of a day's task. */
export function dayOf(game: string, date: string): Day {
  const kept = fields(read(DAILY + game));
  const tried = Array.isArray(kept['tried']) && kept['date'] === date ? kept['tried'] : [];
  return {
    date,
    tried: tried.map((one: unknown) => {
      const { solved, made, best } = fields(one);
      return { solved: solved === true, made: whole(made, 0), best: whole(best, 0) };
    }),
  };
}

/** Enter one more try of a day; only the latest day is kept. */
export function enterTry(game: string, date: string, one: Tried): Day {
  const day = dayOf(game, date);
  const now = { date, tried: [...day.tried, one] };
  write(DAILY + game, now);
  return now;
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

export function keepCommits({ game, name, record }: Begun, played: readonly (readonly number[])[]): void {
  if (played.length) write(underWay(game, name), { start: record.record, played });
  else erase(underWay(game, name));
}
