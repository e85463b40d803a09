import type { Game, State } from "./game.mjs";

type Entries = readonly (readonly [actor: number, action: number])[];

/** Entries as a seat knows them, and its view (`State.view`) before the first and after each. */
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
  /** The number of steps that the entries make for the seat, then the steps' numbers. */
  steps(known: Known): number[];
  /** The numbers of `steps`, then all facts of the scene that differ after the entries. */
  news(known: Known): number[];
  /** The changes between the pieces of two views: a row for each piece that differs, with the id it had. */
  changes(before: State, after: State): number[][];
}
