import type { Game, State } from "./game.mjs";

type Entries = readonly (readonly [actor: number, action: number])[];

/** Follows a game for one seat at a board with these faces. */
export class Follower {
  constructor(
    game: Game,
    seat: number,
    faces: readonly { id: string; back?: boolean }[],
  );
  /** The steps of entries played from a position on: how many, and their numbers; what the seat knows `after` them. */
  steps(start: State, entries: Entries): { told: number[]; after: State };
  /** The same, then all facts of the scene that differ after them: what is `told` in the server's `news`. */
  news(start: State, entries: Entries): number[];
  /** What turns the pieces of one `view` into those of another: a row for each that differs, with the id it had. */
  changes(before: State, after: State): number[][];
}
