import type { Game, State } from "./game.mjs";

type Entries = readonly (readonly [actor: number, action: number])[];

/** Entries as a seat knows them, and what it may know (`State.view`) before the first and after each. */
export interface Known {
  views: readonly State[];
  entries: Entries;
}

/** Follows a game for one seat at a board with these faces. */
export class Follower {
  constructor(
    game: Game,
    seat: number,
    faces: readonly { id: string; back?: boolean }[],
  );
  /** Entries played from a position on, as the seat knows them. */
  known(start: State, entries: Entries): Known;
  /** The steps of entries: how many, and their numbers. */
  steps(known: Known): number[];
  /** The same, then all facts of the scene that differ after them. */
  news(known: Known): number[];
  /** What turns the pieces of one `view` into those of another: a row for each that differs, with the id it had. */
  changes(before: State, after: State): number[][];
}
