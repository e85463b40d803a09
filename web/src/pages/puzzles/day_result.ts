/** The result of a day as one line of symbols, the same in every language. */
import type { DailyTask, PuzzleTried } from '../../lib/wire';

const SOLVED = '●';
const NEARLY = '◐';
const MISSED = '○';
const FULL = '▮';
const EMPTY = '▯';
const BLOCKS = 8;
/** Tiles that one block stands for, in a game that counts what is left over. */
const PER_BLOCK = 6;

export const solvedIn = (tried: readonly PuzzleTried[]): number => tried.filter(({ solved }) => solved).length;

/** What was made, and what was possible, all puzzles together. */
export function sumOf(tried: readonly PuzzleTried[]): { made: number; best: number } {
  const sum = (of: (attempt: PuzzleTried) => number): number =>
    tried.reduce((total, attempt) => total + of(attempt), 0);
  return { made: sum(({ made }) => made), best: sum(({ best }) => best) };
}

function symbol({ solved, made, best }: PuzzleTried): string {
  if (solved) return SOLVED;
  return best > 0 && 2 * made >= best ? NEARLY : MISSED;
}

/** "Parlour · Game 2026-11-22 · ●●◐○● · 214/260 · https://…" */
export function lineOf(day: DailyTask, tried: readonly PuzzleTried[], address: string): string {
  const { made, best } = sumOf(tried);
  const empty = Math.min(BLOCKS, Math.ceil(made / PER_BLOCK));
  const symbols = day.whole_game ? FULL.repeat(BLOCKS - empty) + EMPTY.repeat(empty) : tried.map(symbol).join('');
  const result = day.whole_game
    ? String(made)
    : best > 0
      ? `${made}/${best}`
      : `${solvedIn(tried)}/${day.puzzles.length}`;
  return `Parlour · ${day.title} ${day.date} · ${symbols} · ${result} · ${address}`;
}

/** `dayBefore('2026-03-01')` is `'2026-02-28'`. */
export function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
