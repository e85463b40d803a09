/** What this device keeps of the tasks of days, and of puzzles under way. */
import { count, every, flag, number, or, Owned, parts, Stored, text, type Schema } from './stored_value';
import type { DayTried, PuzzleTask, PuzzleTried } from './wire';

export const rounded: Schema<number> = (value) => {
  const parsed = number(value);
  return parsed && Math.round(parsed);
};

const MISSED: PuzzleTried = { solved: false, made: 0, best: 0 };
const tried = parts<PuzzleTried>({ solved: or(flag, false), made: or(rounded, 0), best: or(rounded, 0) });

/** The latest day that was tried; its date is "" where none was. */
export const days = new Owned('daily.', parts<DayTried>({ date: text, tried: every(or(tried, MISSED)) }), {
  date: '',
  tried: [],
});

/** What was tried of a day's task. */
export function dayOf(game: string, date: string): DayTried {
  const latest = days.get(game);
  return latest.date === date ? latest : { date, tried: [] };
}

/**
 * Enters how the puzzle at `at` went in this window, which knew the day as it is given; returns the day now. Where
 * another window was first with that puzzle, its try counts. Only the latest day is kept.
 */
export function enterTry(game: string, { date, tried: seen }: DayTried, at: number, attempt: PuzzleTried): DayTried {
  const latest = days.get(game);
  const stored = latest.date === date ? latest.tried : [];
  const before = [...stored, ...seen.slice(stored.length)];
  const day = { date, tried: at < before.length ? before : [...before, attempt] };
  if (latest.date <= date) days.set(day, game);
  return day;
}

/** Calls `changed` when another window has tried a puzzle of a game's day; returns the end of listening. */
export function onTry(game: string, changed: () => void): () => void {
  return days.onChange(changed, game);
}

// -- what takes several turns is gone on with after a reload ----------------------------------------------------------

const underWay = new Stored('solving.', parts({ start: text, played: every(every(count)) }), null);

/** A puzzle, with the record that it begins with: another one, of renewed rules, is another position. */
type TaskBeginning = Pick<PuzzleTask, 'game' | 'name' | 'start'>;

/** The commits of a puzzle that is being solved; none where it begins otherwise by now. */
export function commitsOf({ game, name, start }: TaskBeginning): number[][] {
  const stored = underWay.get(`${game}.${name}`);
  return stored && stored.start === start.start ? stored.played : [];
}

/** Keeps the commits of a puzzle; where it is tried only `once`, those of a window that has got further stay. */
export function keepCommits(begun: TaskBeginning, played: readonly (readonly number[])[], once = false): void {
  const id = `${begun.game}.${begun.name}`;
  if (!played.length) underWay.drop(id);
  else if (!once || commitsOf(begun).every((commit, i) => String(commit) === String(played[i])))
    underWay.set({ start: begun.start.start ?? '', played: played.map((commit) => [...commit]) }, id);
}
