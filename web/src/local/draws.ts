/** Whether the draws of a finished game are those that its seed gives, found out by playing it again (docs/explanation/fairness.md). */
import { bytesOf, sha256 } from '../lib/sha256';
import type { Game, State } from './module';

const SPAN = 1n << 256n;
/** The tolerance between returns and those of the replay. */
const CLOSE = 1e-6;

/** The parts of a record that are replayed. */
export interface SeededRecord {
  rules_version: number;
  entries: readonly (readonly [number, number])[];
  seed: string;
  /** Entries taken over from another game, whose draws were not this seed's. */
  given?: number;
  /** The seat whose turn it was to begin, in a series; -1 where it was drawn. */
  starter?: number;
  scores?: readonly number[];
  returns?: readonly number[];
  over?: boolean;
}

export type DrawsVerdict =
  | { fault: ''; draws: number }
  /** `draw` and `entry` count from 1. */
  | { fault: 'draw'; draw: number; entry: number; says: number; seed: number }
  | { fault: 'entry'; entry: number }
  | { fault: 'version' | 'over' | 'scores' };

/** A uniform whole number under `total`, for the n-th use of a stream (`Seeded.below`). */
export function below(seed: Uint8Array, stream: string, n: number, total: bigint): bigint {
  const limit = SPAN - (SPAN % total);
  for (let attempt = 0; ; attempt++) {
    const text = new TextEncoder().encode(`/${stream}/${n}/${attempt}`);
    const number = BigInt(`0x${sha256(Uint8Array.of(...seed, ...text))}`);
    if (number < limit) return number % total;
  }
}

/** The outcome that a seed gives for draw `n` of a position (`Seeded.draw`). */
export function drawnBy(seed: Uint8Array, n: number, state: State, seatDraw: number): number | undefined {
  const outcomes = state.outcomes();
  const total = outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const stream = (outcomes[0]?.outcome ?? 0) >= seatDraw ? 'lot' : 'draw';
  let left = below(seed, stream, n, total);
  return outcomes.find(({ weight }) => (left -= BigInt(weight)) < 0n)?.outcome;
}

const near = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, k) => Math.abs(number - (b[k] ?? NaN)) <= CLOSE);

/** A score history, a list for each seat, as all scores at a time; each once as long as they stay. */
function standings(history: readonly (readonly number[])[]): string[] {
  const turns = (history[0] ?? []).map((_, turn) => String(history.map((scores) => scores[turn])));
  return turns.filter((scores, turn) => scores !== turns[turn - 1]);
}

/**
 * Play a record again; the first draw that is not the seed's, or entry that is not possible, ends it.
 *
 * `history` has the scores that were shown after each turn, a list for each seat: the game must pass through them all.
 */
// eslint-disable-next-line complexity -- every way in which a record can be false is one question, in the order of the rules
export function verifyDraws(
  game: Game,
  record: SeededRecord,
  history: readonly (readonly number[])[] = [],
): DrawsVerdict {
  const { chance, seat_draw: seatDraw, over, rules_version: newest, seats, table } = game.manifest;
  const { rules_version: version, scores = [], returns = [] } = record;
  if (!Number.isInteger(version) || version < 1 || version > newest) return { fault: 'version' };
  const seed = bytesOf(record.seed);
  const state = game.newState(version);
  const due = standings(history);
  const pass = (): void => void (due[0] === String(state.scores()) && due.shift());
  pass();
  let draws = 0;
  let checked = 0;
  for (const [number, [actor, action]] of record.entries.entries()) {
    const entry = number + 1;
    const turn = state.turn();
    if (actor !== chance) {
      const validActor = actor === table || (actor >= 0 && actor < seats);
      if (!validActor || turn === over || !state.legal(actor).includes(action)) return { fault: 'entry', entry };
    } else {
      if (turn !== chance || !state.outcomes().some(({ outcome }) => outcome === action))
        return { fault: 'entry', entry };
      if (number >= (record.given ?? 0)) {
        const starter = record.starter ?? -1;
        const settled = action >= seatDraw && starter >= 0;
        const seeded = settled ? seatDraw + starter : drawnBy(seed, draws, state, seatDraw);
        if (!settled) checked += 1;
        if (seeded !== action) return { fault: 'draw', draw: checked, entry, says: action, seed: seeded ?? -1 };
      }
      if (action < seatDraw) draws += 1;
    }
    state.play(actor, action);
    pass();
  }
  if ((record.over ?? false) !== (state.turn() === over)) return { fault: 'over' };
  const agrees = !scores.length || String(scores) === String(state.scores());
  if (!agrees || (returns.length && !near(returns, state.returns())) || due.length) return { fault: 'scores' };
  return { fault: '', draws: checked };
}
