/** The format of manifests that this code reads. */
export const FORMAT: number;

/** A module of a game: one speaks (rules, law, pieces and messages), one thinks (rules, playouts, searches). */
export type Part = "speaks" | "thinks";

export interface Manifest {
  format: number;
  game: string;
  /** The digest of the records' layout: a module reads only records of its own layout. */
  layout: string;
  /** The addresses of the modules; '' for one that does not exist yet. */
  modules: Record<Part, string>;
  rules_version: number;
  options: Record<string, string>;
  seats: number;
  /** Base64 of a record that holds the options. */
  blank: string;
  /** Base64 of the position that a game begins from, if it is not the usual one; set by the page. */
  start?: string;
  /** The size of a state in bytes. */
  record: number;
  longest: number;
  /** The most entries of a game. */
  bound: number;
  hidden: boolean;
  chance: number;
  over: number;
  table: number;
  seat_draw: number;
  /** Field of the record -> NumPy type, offset, shape. */
  fields: Record<string, [string, number, number[]]>;
  search: Record<string, number>;
  /** Field of a turn that is being thought about -> NumPy type, offset, shape. */
  thought: Record<string, [string, number, number[]]>;
  /** Actions that close a turn. */
  closing: number[];
  /** The most rows of pieces; 0 if the module draws none. */
  most_pieces: number;
  /** The names of the numbers in a row of pieces. */
  columns: string[];
  /** The team of each seat. */
  teams: number[];
  /** The texts of the outcomes of draws; empty if nothing is drawn after the start. */
  draws: string[];
  /** Actions that a seat may take during others' turns, until they play; absent in older cached manifests. */
  claims?: number[];
  /** Whether high scores are good. */
  more_is_better: boolean;
  /** Whether seats that tie for the first place share the win; else they draw. */
  shares_wins: boolean;
  /** The length of the array for messages (`telling.mjs`); 0 if the module writes none. */
  room: number;
  /** The messages with their parameters: `begin{cell} placed{*tokens}`; a `*` marks words. */
  messages: string;
  /** Parameters that are no plain numbers: a kind of notation, or names to choose from. */
  parameters: Record<string, number | string[]>;
  /** Bots that search, from weak to strong. */
  levels: Record<string, Level>;
  /** The game's own search in hindsight; null if it has none, and finished games are judged by tree search. */
  hindsight: Hindsight | null;
}

/** A game's own search in hindsight. */
export interface Hindsight {
  /** The size of the search's memory in bytes. */
  work: number;
  /** The default effort; `most` is the effort beyond which results do not improve. */
  effort: number;
  most: number;
  /** The options that make a game of one seat, in which a seat's line of play is shown. */
  alone: Record<string, string>;
  fields: Record<string, [string, number, number[]]>;
}

/** How hard a bot tries. */
export interface Level {
  /** Simulations for the first action of a turn. */
  simulations: number;
  /** The share of turns played at random. */
  slip: number;
  /** The effort of the game's own solver, in milliseconds of a common processor; 0: the solver is not used. */
  effort: number;
}

export interface Line {
  action: number;
  visits: number;
  /** The mean return of each seat. */
  values: number[];
  /** Whether the values are proved. */
  proved: boolean;
}

export class Game {
  constructor(module: WebAssembly.Module, manifest: Manifest);
  readonly manifest: Manifest;
  readonly exports: WebAssembly.Exports;
  /** The position before any draw, by the present rules or those of an older `version`. */
  newState(version?: number): State;
  /** The position of a record's bytes; `viewer`: the seat whose view the record is. */
  stateOf(bytes: Uint8Array, viewer?: number): State;
  /** For each seat, the scores after each turn of a game from a position on, as far as they mean something. */
  scoreHistory(
    state: State,
    entries: readonly (readonly [actor: number, action: number])[],
  ): number[][];
  /** A bot's whole turn; like `search`, it needs the module that thinks. */
  turn(
    state: State,
    seat: number,
    how?: { level?: string; seed?: number },
  ): number[];
  search(
    state: State,
    seat: number,
    how?: { simulations?: number; seed?: number },
  ): { ran: number; lines: Line[] };
}

export class Search {
  /** `most`: the simulations to reserve memory for. */
  constructor(
    game: Game,
    state: State,
    seat: number,
    how?: { seed?: number; most?: number },
  );
  run(simulations: number): number;
  /** The number of nodes that there is memory for. */
  readonly capacity: number;
  readonly full: boolean;
  /** Double the capacity; throws a `RangeError` if there is no memory for it. */
  grow(): void;
  readonly visits: number;
  /** The mean return of each seat. */
  worth(): number[];
  lines(): Line[];
  runFrom(action: number): number[];
}

export class Turn {
  constructor(
    game: Game,
    state: State,
    seat: number,
    how?: { how?: string | Level; seed?: number; avoid?: number },
  );
  think(simulations: number): boolean;
  readonly run: number[];
  readonly by: number;
  readonly second: number;
}

/** The outcome of a game: "lost" by a single player, "won", or "shared" or "drawn" by several. */
export interface Outcome {
  verdict: "lost" | "won" | "shared" | "drawn";
  leaders: number[];
  ranking: number[][];
}

export interface Arranged {
  order: number[];
  /** The actions that may be added; empty when the turn is complete. */
  legal: number[];
  /** The views before and after the last action: equal if the action would reveal what others chose in secret. */
  before: State;
  after: State;
}

export class State {
  constructor(game: Game, bytes: Uint8Array, viewer?: number);
  readonly game: Game;
  readonly bytes: Uint8Array;
  /** The seat whose view it is; -1 for the whole position. */
  readonly viewer: number;
  turn(): number;
  legal(seat: number): number[];
  outcomes(): { outcome: number; weight: number }[];
  play(actor: number, action: number): void;
  view(seat: number): State;
  seen(actor: number, action: number, seat: number): number;
  reveals(seat: number, action: number): boolean;
  /** On a `view`: as many of `actions` as can be played, in a legal order, and what may follow; the module that speaks. */
  arrange(seat: number, actions: readonly number[]): Arranged;
  scores(): number[];
  /** Whether scores mean something yet. */
  scored(): boolean;
  returns(): number[];
  /** At the end: the verdict, the leaders, and all seats from first to last, tied ones together; the module that speaks. */
  outcome(): Outcome;
  /** On a `view`: a row for each visible piece; places and faces are indices of the board's; the module that speaks. */
  pieces(seat: number): number[][];
  /** On a `view`: a whole position that fits it, with the unknown dealt at random; the module that thinks. */
  guess(seed: number): State;
  copy(): State;
}
