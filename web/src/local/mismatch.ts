/** Whether a record is that of the game that a page shows: of its table, its promises, its length and its end. */
import { optionsIn } from '../lib/addresses';
import type { Replay } from '../lib/replay';
import { isPlayedOut } from '../lib/told';
import type { Result, Snapshot } from '../lib/wire';
import type { SeededRecord } from './draws';
import type { Manifest } from './module';

const PROMISED = ['commitment', 'contributions', 'secret', 'seed'] as const;

/** The parts of a record that identify its game. */
export interface IdentifiedRecord extends SeededRecord {
  game?: string;
  options?: Readonly<Record<string, string>>;
  /** The values with which options were left open; definite ones were drawn before the game. */
  asked?: Readonly<Record<string, string>>;
  seats?: readonly string[];
  table?: string;
  /** The first position, in the game's notation; '' for the usual one. */
  position?: string;
  commitment?: string;
  contributions?: readonly string[];
  secret?: string;
}

/** A finished game as a page shows it: its last moment, or, as a replay, its first with what follows. */
export interface ShownGame extends Partial<Pick<Replay, 'entries' | 'updates'>> {
  /** In the page's address. */
  table: string;
  /** `series` is null where there is none, and missing where that is not known. */
  snapshot: Pick<Snapshot, 'game' | 'players' | 'commitment' | 'contributions' | 'origin' | 'series' | 'result'>;
}

type Mismatch = 'game' | 'promise' | 'excepted' | 'entries' | 'over' | 'scores';

/** How the game ended, as the page shows it. */
export const endOf = ({ updates, snapshot }: ShownGame): Result | null | undefined =>
  updates?.at(-1)?.result ?? snapshot.result;

/** The first difference between a record and the game as the page shows it; null where there is none. */
// eslint-disable-next-line complexity -- one question for each part of a record
export function firstMismatch(record: IdentifiedRecord, page: ShownGame): Mismatch | null {
  const { snapshot, entries } = page;
  const result = endOf(page);
  const names = snapshot.players.map(({ name }) => name);
  if (record.game !== snapshot.game || String(record.seats) !== String(names)) return 'game';
  const shown: Partial<Result>[] = [snapshot, result ?? {}];
  if (
    shown.some((result) =>
      PROMISED.some((name) => result[name]?.length && String(result[name]) !== String(record[name])),
    )
  )
    return 'promise';
  const starts = (record.starter ?? -1) >= 0;
  if ((record.given ?? 0) !== (snapshot.origin?.entries ?? 0) || (starts && snapshot.series === null))
    return 'excepted';
  if (entries && record.entries.length !== entries.at(-1)) return 'entries';
  if (!result) return 'over';
  const byRules = isPlayedOut(result);
  if (record.over !== byRules) return 'over';
  const same = String(record.scores) === String(result.scores);
  return same && (!byRules || String(record.returns) === String(result.returns)) ? null : 'scores';
}

/** Whether rules are those of a board (its address) under its options, and a record is of the same game. */
export function sameGame(
  { game, options: fixed, seats: most }: Manifest,
  board: string,
  record: IdentifiedRecord,
): boolean {
  const query = new URL(board, location.href).searchParams;
  const options = [...Object.entries(optionsIn(board)), ...Object.entries(record.options ?? {})];
  return (
    [record.game, query.get('game')].every((slug) => slug === game) &&
    (record.seats?.length || most) === most &&
    options.every(([name, text]) => fixed[name] === text)
  );
}
