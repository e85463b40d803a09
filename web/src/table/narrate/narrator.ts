/**
 * Says in numbers what a seat may know of a game: by the game's module in this page, or by asking the server. Nothing
 * above knows which. Entries are counted as they exist for the seat; a position is named by how many came before it.
 */

/** The table at a position. */
export interface SceneNumbers {
  /** The scene without its pieces (`display.saying`). */
  told: number[];
  /** Why the game is over; empty before. */
  ending: number[];
  /** None before they mean something. */
  scores: number[];
  /** A row for each piece (`display.rows`). */
  pieces: number[][];
}

/** The effects of a draft. */
export interface DraftNumbers {
  /** Its actions in a legal order, without those of `wrong`. */
  order: number[];
  /** The actions that may be added. */
  legal: number[];
  /** A row for each piece that differs (`display.differences`). */
  changes: number[][];
  preview: number[];
  /** Actions that no order allows, each with what the law says in numbers. */
  wrong: { action: number; why: number[] }[];
}

export interface Narrator {
  scene(at: number): Promise<SceneNumbers>;
  /** All that entries change (`display.following`). */
  changes(from: number, to: number): Promise<number[]>;
  /** For each entry whom it is about and its line of the log; empty where it has none. */
  tell(from: number, to: number): Promise<number[][]>;
  /** A draft of the seat. */
  preview(at: number, actions: readonly number[]): Promise<DraftNumbers>;
  /**
   * Why the last of some actions may not be added to the others; empty where it may, or the law says nothing. With the
   * number of the face picked up (-1: none), first why that does not belong to it.
   */
  refusal(at: number, actions: readonly number[], face?: number): Promise<number[]>;
  /** The due seats, and the legal actions of the seat. */
  legal(at: number): Promise<{ due: number[]; legal: number[] }>;
}

/** Numbers in rows of a length. */
export const inRows = (numbers: readonly number[], length: number): number[][] =>
  Array.from({ length: numbers.length / length }, (_, k) => numbers.slice(k * length, (k + 1) * length));
