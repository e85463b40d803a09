/** How far a person is in a game's puzzles: a rating and a streak, and the puzzles met. */
import { rounded } from './puzzles';
import { byName, count, now, or, Owned, parts } from './stored_value';
import type { PuzzleList, PuzzleProgress } from './wire';

const FIRST_RATING = 1000;
/** How far one puzzle moves a rating at most. */
const STEP = 40;
/** Points of rating that each puzzle of a streak asks for more, up to a limit. */
const DARING = 15;
const MOST_DARING = 150;
const MOST_MET = 400; // no game has so many; the server keeps no more

/** Before the first puzzle. */
const NONE_MET: PuzzleProgress = { rating: FIRST_RATING, streak: 0, longest: 0, met: {}, at: 0 };

export const puzzlesMet = new Owned(
  'puzzles.',
  parts<PuzzleProgress>({
    rating: or(rounded, FIRST_RATING),
    streak: or(count, 0),
    longest: or(count, 0),
    met: or(byName(count), {}),
    at: or(count, 0),
  }),
  NONE_MET,
);

export const progressOf = (game: string): PuzzleProgress => puzzlesMet.get(game);

/** The latest puzzles met, as many as are stored, by name and with the time. */
export function latestMet(met: PuzzleProgress['met']): PuzzleProgress['met'] {
  const all = Object.entries(met).toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
  return Object.fromEntries(all.slice(-MOST_MET));
}

/** Enter how a puzzle went the first time; a puzzle met before changes nothing but a streak that breaks. */
export function enterPuzzle(game: string, name: string, rating: number, solved: boolean): PuzzleProgress {
  const progress = { ...progressOf(game), at: now() };
  if (!(name in progress.met)) {
    const expected = 1 / (1 + 10 ** ((rating - progress.rating) / 400));
    progress.rating = Math.round(progress.rating + STEP * ((solved ? 1 : 0) - expected));
    progress.streak = solved ? progress.streak + 1 : 0;
    progress.longest = Math.max(progress.longest, progress.streak);
    progress.met = latestMet({ ...progress.met, [name]: progress.at });
  } else if (!solved) {
    progress.streak = 0;
  }
  puzzlesMet.set(progress, game);
  return progress;
}

/** The puzzle to go on with: one not met yet, near the person's rating and streak; else the one met longest ago. */
export function nextPuzzle(list: PuzzleList['puzzles'], { rating, streak, met }: PuzzleProgress, but = ''): string {
  const wanted = rating + Math.min(MOST_DARING, DARING * streak);
  const left = list.filter(({ name }) => !(name in met) && name !== but);
  const near = left.toSorted((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted));
  const again = list.filter(({ name }) => name !== but).toSorted((a, b) => (met[a.name] ?? 0) - (met[b.name] ?? 0));
  return (near[0] ?? again[0] ?? list[0])?.name ?? '';
}
