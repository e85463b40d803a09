/** Whether the draws of a finished game are those that its seed gives, found out by playing it again (docs/fairness.md). */
import { sha256 } from '../api/sha256';
import type { Game, State } from './module';

const HEX = 16;
const SPAN = 1n << 256n;

/** What of a record is played again. */
export interface PlayedRecord {
  rules_version: number;
  entries: readonly (readonly [number, number])[];
  seed: string;
  /** Entries taken over from another game, whose draws were not this seed's. */
  given?: number;
  /** The seat whose turn it was to begin, in a series; -1 where it was drawn. */
  starter?: number;
}

export type Verdict =
  | { fault: ''; draws: number }
  /** `draw` and `entry` count from 1. */
  | { fault: 'draw'; draw: number; entry: number; says: number; seed: number }
  | { fault: 'entry'; entry: number };

/** A uniform whole number under `total`, for the n-th use of a stream (`Seeded.below`). */
export function below(seed: Uint8Array, stream: string, n: number, total: bigint): bigint {
  const limit = SPAN - (SPAN % total);
  for (let attempt = 0; ; attempt++) {
    const text = new TextEncoder().encode(`/${stream}/${n}/${attempt}`);
    const number = BigInt(`0x${sha256(Uint8Array.of(...seed, ...text))}`);
    if (number < limit) return number % total;
  }
}

/** The 32 bytes of a seed from its hex digits. */
export const seedBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, HEX));

/** The outcome that a seed gives for draw `n` of a position (`Seeded.draw`). */
export function drawnBy(seed: Uint8Array, n: number, state: State, seatDraw: number): number | undefined {
  const outcomes = state.outcomes();
  const total = outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const stream = (outcomes[0]?.outcome ?? 0) >= seatDraw ? 'lot' : 'draw';
  let left = below(seed, stream, n, total);
  return outcomes.find(({ weight }) => (left -= BigInt(weight)) < 0n)?.outcome;
}

/** Play a record again; the first draw that is not the seed's, or entry that is not possible, ends it. */
export function verifyDraws(game: Game, record: PlayedRecord): Verdict {
  const { chance, seat_draw: seatDraw, over } = game.manifest;
  const seed = seedBytes(record.seed);
  const state = game.newState(record.rules_version);
  let draws = 0;
  let checked = 0;
  for (const [number, [actor, action]] of record.entries.entries()) {
    const entry = number + 1;
    const turn = state.turn();
    if (actor !== chance) {
      if (turn === over || !state.legal(actor).includes(action)) return { fault: 'entry', entry };
    } else {
      if (turn !== chance || !state.outcomes().some(({ outcome }) => outcome === action))
        return { fault: 'entry', entry };
      if (number >= (record.given ?? 0)) {
        const starter = record.starter ?? -1;
        const seeded = action >= seatDraw && starter >= 0 ? seatDraw + starter : drawnBy(seed, draws, state, seatDraw);
        checked += 1;
        if (seeded !== action) return { fault: 'draw', draw: checked, entry, says: action, seed: seeded ?? -1 };
      }
      if (action < seatDraw) draws += 1;
    }
    state.play(actor, action);
  }
  return { fault: '', draws: checked };
}
