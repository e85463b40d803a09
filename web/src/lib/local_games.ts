/** Games that this device plays by itself: what is kept of each, so that it goes on after a reload or a closed window. */
import { erase, keys, PREFIX, read, write } from './storage';
import type { LocalTable, Player, Result } from './wire';

const LOCAL = `${PREFIX}local.`;
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

/** Keep a game as it is now; whether the browser does, and not only this page. */
export function keepLocalGame(id: string, game: Omit<LocalGameKept, 'at'>): boolean {
  return write(LOCAL + id, { ...game, at: Math.floor(Date.now() / 1000) });
}

/** What a new game begins with. */
type Begun = Pick<LocalGameKept, 'table' | 'players' | 'seat' | 'rules_version' | 'given' | 'origin'>;

/** A new game of the same players at the same table, after entries that were taken over, or that the same seed gave; its id. */
export function beginLocalGame(game: Begun, seed: string, entries: [number, number][] = []): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, LETTERS);
  const { table, players, seat, rules_version, origin } = game;
  const given = Math.min(game.given, entries.length);
  keepLocalGame(id, { table, players, seat, seed, rules_version, entries, given, origin, over: false });
  return id;
}

/** Whether a result that was kept can be told. */
function isResult(kept?: Partial<Result> | null): boolean {
  return (
    typeof kept?.verdict === 'string' &&
    [kept.scores, kept.returns, kept.ranking, kept.leaders].every(Array.isArray) &&
    (kept.ranking ?? []).every(Array.isArray)
  );
}

/** A game by its id; null where there is none that can be read. */
export function localGame(id: string): LocalGameKept | null {
  const kept = read(LOCAL + id) as Partial<LocalGameKept> | null;
  const sound =
    typeof kept?.seed === 'string' &&
    typeof kept.table?.board === 'string' &&
    typeof kept.at === 'number' &&
    Array.isArray(kept.entries) &&
    Array.isArray(kept.players) &&
    kept.players.every((player: Player | null) => typeof player?.kind === 'string');
  if (sound && !isResult(kept.result)) kept.result = null;
  if (sound) kept.table = { shares_wins: true, draws_starter: true, ...kept.table } as LocalTable;
  return sound ? ({ rules_version: FIRST_RULES, given: 0, origin: '', ...kept } as LocalGameKept) : null;
}

/** All of them, the latest first. */
export function localGames(): { id: string; game: LocalGameKept }[] {
  return keys()
    .filter((key) => key.startsWith(LOCAL))
    .flatMap((key) => {
      const id = key.slice(LOCAL.length);
      const game = localGame(id);
      return game ? [{ id, game }] : [];
    })
    .sort((a, b) => b.game.at - a.game.at);
}

export function forgetLocalGame(id: string): void {
  erase(LOCAL + id);
}
