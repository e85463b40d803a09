/** What this device keeps of a game's puzzles: a rating and a streak, and the puzzles met. */
import { rounded } from './puzzles';
import { count, or, parts, some, Stored, text } from './stored';
import type { PuzzleList } from './wire';

const FIRST_RATING = 1000;
/** How far one puzzle moves a rating at most. */
const STEP = 40;
/** Points of rating that each puzzle of a streak asks for more, up to a limit. */
const DARING = 15;
const MOST_DARING = 150;
const MOST_MET = 2000;

interface Progress {
  rating: number;
  /** Puzzles solved one after the other, at the first try and without help. */
  streak: number;
  longest: number;
  /** Names of the puzzles met, in order. */
  met: string[];
}

const stored = new Stored<Progress>(
  'puzzles.',
  parts({
    rating: or(rounded, FIRST_RATING),
    streak: or(count, 0),
    longest: or(count, 0),
    met: or(some(text), []),
  }),
  { rating: FIRST_RATING, streak: 0, longest: 0, met: [] },
);

export const progressOf = (game: string): Progress => stored.get(game);

/** Enter how a puzzle went the first time; a puzzle met before changes nothing but a streak that breaks. */
export function enterPuzzle(game: string, name: string, rating: number, solved: boolean): Progress {
  const now = { ...progressOf(game) };
  if (!now.met.includes(name)) {
    const expected = 1 / (1 + 10 ** ((rating - now.rating) / 400));
    now.rating = Math.round(now.rating + STEP * ((solved ? 1 : 0) - expected));
    now.streak = solved ? now.streak + 1 : 0;
    now.longest = Math.max(now.longest, now.streak);
    now.met = [...now.met, name].slice(-MOST_MET);
  } else if (!solved) {
    now.streak = 0;
  }
  stored.set(now, game);
  return now;
}

/** The puzzle to go on with: one not met yet, near the person's rating and streak; else the one met longest ago. */
export function nextPuzzle(list: PuzzleList['puzzles'], { rating, streak, met }: Progress, but = ''): string {
  const wanted = rating + Math.min(MOST_DARING, DARING * streak);
  const known = new Map(met.map((name, at) => [name, at]));
  const left = list.filter(({ name }) => !known.has(name) && name !== but);
  const near = left.toSorted((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted));
  const again = list
    .filter(({ name }) => name !== but)
    .toSorted((a, b) => (known.get(a.name) ?? 0) - (known.get(b.name) ?? 0));
  return (near[0] ?? again[0] ?? list[0])?.name ?? '';
}
