import type { Game, Level, State } from "./game.mjs";

/** How hard to search. Without `milliseconds` there is no time limit, and the same seed gives the same result. */
export interface Effort {
  seed?: number;
  /** The name of a level, or a strength. */
  how?: string | Level;
  /** Simulations to evaluate a run. */
  simulations?: number;
  milliseconds?: number;
}

export interface Advice {
  run: number[];
  /** The seat's expected return after the run. */
  value: number;
  /** The best turn with another first action; empty if unknown. */
  other: number[];
  other_value: number;
}

export interface JudgedTurn {
  seat: number;
  /** The index of the first entry; `end` is that after the last. */
  first: number;
  end: number;
  best: number[];
  /** Each seat's expected return with the best run; `after`: with the run that was played. */
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
  /** A lower bound of the cost of any line; -1: unknown. */
  bound: number;
}

export interface HindsightResult {
  best: BestLine;
  /** Where each seat fell behind: the draw, counting from 1, and the best lines before and after it. */
  turning_points: { seat: number; draw: number; before: BestLine; after: BestLine }[];
}

/** Only for games whose manifest has a `hindsight`. */
export function inHindsight(
  game: Game,
  entries: readonly (readonly [number, number])[],
  how?: { version?: number; effort?: number; late?: () => boolean },
): Generator<{ found: HindsightResult; share: number; more: boolean }, void>;
