/** A growing analysis of a position by search: its types, and the search in pieces. */
import { Game, Search, Turn, type Line } from '../../../src/parlour/browser/package/game.mjs';
import type { Compiled } from './module';

/** The most lines shown. */
const LINES_SHOWN = 3;
/** Simulations that there is room for at first: 1,000,000 places for nodes, some 45 MB. */
const FIRST_SIMULATIONS = 250_000;
/** Room for nodes at most, if whoever looks wants more; then the tree grows no more, but its figures still get better. */
const MOST_PLACES = 8 * 4 * FIRST_SIMULATIONS;
const FIRST_PIECE = 16;
const PIECE_MS = 40; // milliseconds of thinking between two looks at what else there is to do

/** A position to think about: the entries of a record up to it, and the seat that decides. */
export interface AnalysisRequest extends Compiled {
  version: number;
  entries: readonly (readonly [number, number])[];
  seat: number;
}

/** One of the best runs of a turn. */
interface BestLine extends Line {
  /** The seat's actions, as far as the search expects it to go on. */
  run: number[];
}

export interface AnalysisResult {
  lines: BestLine[];
  /** What the strongest level plays, once it has thought: the game's own solver included. */
  master?: number[] | undefined;
  /** Games played out. */
  visits: number;
  /** The room is used up; with patience there is more. */
  full: boolean;
  /** There is nothing more to find out. */
  done: boolean;
}

/** A search of a position as its seat sees it, beside the turn of the strongest level. */
export class Thought {
  private readonly search: Search;
  private turn: Turn | undefined;
  private master: number[] | undefined;
  private piece = FIRST_PIECE;

  constructor(question: AnalysisRequest, seed = 1, most = FIRST_SIMULATIONS) {
    const game = new Game(question.module, question.manifest);
    const state = game.newState(question.version);
    for (const [actor, action] of question.entries) state.play(actor, action);
    this.search = new Search(game, state, question.seat, { seed, most });
    const beside = new Game(question.module, question.manifest); // with memory of its own
    this.turn = new Turn(beside, beside.stateOf(state.bytes), question.seat, { seed });
  }

  /** Make more room, once what there was is used up. */
  extend(): void {
    if (!this.search.full || this.search.capacity >= MOST_PLACES) return;
    try {
      this.search.grow();
    } catch {
      // the device has no more: it goes on with the tree as it is
    }
  }

  /** Think for a moment; what has been found so far. */
  on(now: () => number = () => performance.now()): AnalysisResult {
    this.thinkAsMaster();
    const began = now();
    const ran = this.search.run(this.piece);
    const done = ran < this.piece;
    if (now() - began < PIECE_MS / 2) this.piece *= 2;
    else if (now() - began > PIECE_MS * 2) this.piece = Math.max(1, this.piece >> 1);
    const lines = this.search.lines().slice(0, LINES_SHOWN);
    return {
      lines: lines.map((line) => ({ ...line, run: this.search.runFrom(line.action) })),
      master: this.master,
      visits: this.search.visits,
      full: this.search.full && this.turn === undefined,
      done: done && this.turn === undefined,
    };
  }

  private thinkAsMaster(): void {
    if (!this.turn?.think(this.piece)) return;
    this.master = this.turn.run;
    this.turn = undefined; // its memory is given back
  }
}
