import type { Game, Level, State } from "./game.mjs";

/** How hard to think. Without `milliseconds` only the work counts, and the same seed finds the same. */
export interface Effort {
  seed?: number;
  /** A level's name, or its own strength. */
  how?: string | Level;
  /** For the worth of a run. */
  simulations?: number;
  milliseconds?: number;
}

export interface Advice {
  run: number[];
  /** The seat's expected return after it. */
  value: number;
  /** The best turn that begins otherwise; empty where it is not known. */
  other: number[];
  other_value: number;
}

export interface JudgedTurn {
  seat: number;
  /** The first entry, and the one after the last. */
  first: number;
  end: number;
  best: number[];
  /** What each seat could expect with the best run. */
  before: number[];
  after: number[];
}

export function lateIn(milliseconds: number, now?: () => number): () => boolean;

export function worth(
  game: Game,
  view: State,
  seat: number,
  run: readonly number[],
  how?: { seed?: number; simulations?: number; late?: () => boolean },
): number[];

export function advise(
  game: Game,
  state: State,
  seat: number,
  how?: Effort,
): Advice;

export function judged(
  game: Game,
  entries: readonly (readonly [number, number])[],
  how?: Effort & { version?: number },
): Generator<JudgedTurn, void>;

export interface BestLine {
  /** The actions of the seat, without the draws between them. */
  run: number[];
  /** No way costs less; -1: nothing is known. */
  bound: number;
}

export interface HindsightResult {
  best: BestLine;
  /** Where each seat fell behind: the draw, counting from 1, and the best ways before and after it. */
  turning_points: { seat: number; draw: number; before: BestLine; after: BestLine }[];
}

/** Only where the manifest has a `hindsight`. */
export function inHindsight(
  game: Game,
  entries: readonly (readonly [number, number])[],
  how?: { version?: number; effort?: number; late?: () => boolean },
): Generator<{ found: HindsightResult; share: number; more: boolean }, void>;
