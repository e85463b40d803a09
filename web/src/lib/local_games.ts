/** Games that this device plays by itself: what is kept of each, so that it goes on after a reload or a closed window. */
import {
  anything,
  count,
  every,
  flag,
  now,
  number,
  or,
  parts,
  Stored,
  text,
  withParts,
  type Schema,
} from './stored_value';
import type { LocalTable, Player, Result } from './wire';

const LETTERS = 8;
/** Which all games kept without a version were begun with. */
const FIRST_RULES = 1;

export interface LocalGameKept {
  /** What it is, in the language that it was begun in, and where its board lies. */
  table: LocalTable;
  players: Player[];
  /** The person's seat. */
  seat: number;
  /** 64 hex digits, from which all draws come. */
  seed: string;
  /** The version of the rules that it was begun with. */
  rules_version: number;
  entries: [number, number][];
  /** How many of them were taken over from a table at the server; their draws are not of this seed. */
  given: number;
  /** The table that they were taken over from, "" for none. */
  origin: string;
  over: boolean;
  /** How it ended; none of a game that ended before this was kept. */
  result?: Result | null;
  /** Seconds since 1970 of the last turn. */
  at: number;
}

const list = every(anything) as Schema<never[]>;
const result = withParts<Result>({
  verdict: text as Schema<Result['verdict']>,
  scores: list,
  returns: list,
  ranking: every(list),
  leaders: list,
});
const stored = new Stored(
  'local.',
  parts<LocalGameKept>({
    table: withParts<LocalTable>({ board: text, draws_starter: or(flag, true) }),
    players: every(withParts<Player>({ kind: text as Schema<Player['kind']> })),
    seat: count,
    seed: text,
    rules_version: or(count, FIRST_RULES),
    entries: list,
    given: or(count, 0),
    origin: or(text, ''),
    over: or(flag, false),
    result: or(result, null),
    at: number,
  }),
  null,
);

/** Keep a game as it is now; whether the browser does, and not only this page. */
export function keepLocalGame(id: string, game: Omit<LocalGameKept, 'at'>): boolean {
  return stored.set({ ...game, at: now() }, id);
}

/** What a new game begins with. */
type GameBeginning = Pick<LocalGameKept, 'table' | 'players' | 'seat' | 'rules_version' | 'given' | 'origin'>;

/** A new game of the same players at the same table, after entries that were taken over, or that the same seed gave; its id. */
export function beginLocalGame(game: GameBeginning, seed: string, entries: [number, number][] = []): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, LETTERS);
  const { table, players, seat, rules_version, origin } = game;
  const given = Math.min(game.given, entries.length);
  keepLocalGame(id, { table, players, seat, seed, rules_version, entries, given, origin, over: false });
  return id;
}

/** A game by its id; null where there is none that can be read. */
export const localGame = (id: string): LocalGameKept | null => stored.get(id);

/** All of them, the latest first. */
export function localGames(): { id: string; game: LocalGameKept }[] {
  return stored
    .ids()
    .flatMap((id) => {
      const game = localGame(id);
      return game ? [{ id, game }] : [];
    })
    .sort((a, b) => b.game.at - a.game.at);
}

export function forgetLocalGame(id: string): void {
  stored.drop(id);
}
