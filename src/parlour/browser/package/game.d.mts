/** The format of manifests that this code reads. */
export const FORMAT: number;

/** A module of a game: one speaks (rules, law, what lies on the table and is told), one thinks (rules, playouts, searches). */
export type Part = "speaks" | "thinks";

export interface Manifest {
  format: number;
  game: string;
  /** Of the records: a module reads those of its own. */
  layout: string;
  /** Where they lie; '' for one that is not there. */
  modules: Record<Part, string>;
  rules_version: number;
  options: Record<string, string>;
  seats: number;
  /** Base64 of a record that holds the options. */
  blank: string;
  /** Base64 of the position that a game begins from, where that is another than the usual one; the page puts it here. */
  start?: string;
  /** Bytes of a state. */
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
  /** The most rows of pieces; 0 where the module draws none. */
  most_pieces: number;
  /** What the numbers of a row are. */
  columns: string[];
  /** The team of each seat. */
  teams: number[];
  /** What outcomes of draws are called; empty where nothing is drawn after the start. */
  draws: string[];
  /** Actions that a seat takes beside the turn of others, and loses when they go on; modules kept from before have none. */
  claims?: number[];
  /** Whether high scores are good. */
  more_is_better: boolean;
  /** Whether those who are level at the top share the win; else they have drawn. */
  shares_wins: boolean;
  /** How many numbers what is told may take (`telling.mjs`); 0 where the module tells nothing. */
  room: number;
  /** Those that are told, with their parameters: `begin{cell} placed{*tokens}`; a `*` marks words. */
  messages: string;
  /** Parameters that are no plain numbers: a kind of notation, or names to choose from. */
  parameters: Record<string, number | string[]>;
  /** Bots that search, from weak to strong. */
  levels: Record<string, Level>;
  /** The game's own search for what a finished game allowed; null where it has none, and is judged by search. */
  hindsight: Hindsight | null;
}

/** A game's own search in hindsight. */
export interface Hindsight {
  /** The size of its memory in bytes. */
  work: number;
  /** The usual effort, and the one beyond which results do not improve. */
  effort: number;
  most: number;
  /** The options that make a game of one seat, in which a seat's line of play is shown. */
  alone: Record<string, string>;
  fields: Record<string, [string, number, number[]]>;
}

/** How hard a bot tries. */
export interface Level {
  /** For the first action of a turn. */
  simulations: number;
  /** The share of turns played at random. */
  slip: number;
  /** Of the game's own solver, in milliseconds of a common processor; 0: it is not asked. */
  effort: number;
}

export interface Line {
  action: number;
  visits: number;
  /** The mean return of each seat. */
  values: number[];
  /** Whether they are the true ones. */
  proved: boolean;
}

export class Game {
  constructor(module: WebAssembly.Module, manifest: Manifest);
  readonly manifest: Manifest;
  readonly exports: WebAssembly.Exports;
  /** By the present rules, or those of an older version. */
  newState(version?: number): State;
  /** `viewer`: the seat whose view it is. */
  stateOf(bytes: Uint8Array, viewer?: number): State;
  /** The scores of each seat after each turn of a game that goes on from a position, once they mean something. */
  scoreHistory(
    state: State,
    entries: readonly (readonly [actor: number, action: number])[],
  ): number[][];
  /** By the module that thinks; so is `search`. */
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
  /** `most`: simulations that there is room for. */
  constructor(
    game: Game,
    state: State,
    seat: number,
    how?: { seed?: number; most?: number },
  );
  run(simulations: number): number;
  /** Room for nodes. */
  readonly capacity: number;
  readonly full: boolean;
  /** Twice the room. */
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

/** What a game came to: lost by one who played alone, won, shared or drawn by several. */
export interface Outcome {
  verdict: "lost" | "won" | "shared" | "drawn";
  leaders: number[];
  ranking: number[][];
}

export interface Arranged {
  order: number[];
  /** What may be added; nothing when the turn is whole. */
  legal: number[];
  /** The view before the last of them, and after it: the same where that would show what others chose in secret. */
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
  /** On a `view`: as many of some actions as can be played, in a legal order, and what may follow; by the module that speaks. */
  arrange(seat: number, actions: readonly number[]): Arranged;
  scores(): number[];
  /** Whether scores mean something yet. */
  scored(): boolean;
  returns(): number[];
  /** At the end: what the game came to, who leads, and all seats from first to last, tied ones together; by the module that speaks. */
  outcome(): Outcome;
  /** On a `view`: a row for each piece that the seat sees; places and faces are numbers of the board's. By the module that speaks. */
  pieces(seat: number): number[][];
  /** On a `view`: a whole position that fits it, the unknown dealt at random; by the module that thinks. */
  guess(seed: number): State;
  copy(): State;
}
