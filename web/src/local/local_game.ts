/** A game for this device alone: rules, draws and record in the page. The record verifies like any other. */
import { bytesOf } from '../lib/sha256';
import { drawnBy } from './draws';
import type { Game, State } from './module';

export type LocalEntry = [number, number];

/** The stored record of a local game, which `parlour replay --verify` reads. */
export interface LocalRecord {
  format: 'parlour-record-1';
  game: string;
  rules_version: number;
  options: Record<string, string>;
  entries: LocalEntry[];
  seats: string[];
  scores: number[];
  returns: number[];
  over: boolean;
  seed: string;
  /** Entries taken over from another game; the draws of the seed come after them. */
  given: number;
}

/** The parts of a record that do not follow from its final position. */
interface Played {
  rules_version: number;
  entries: readonly LocalEntry[];
  seats: readonly string[];
  /** "" where nothing was drawn by one. */
  seed: string;
  given: number;
}

/** The record of the game up to a position. */
export function recordAt({ manifest }: Game, state: State, { entries, seats, ...rest }: Played): LocalRecord {
  const over = state.turn() === manifest.over;
  return {
    format: 'parlour-record-1',
    game: manifest.game,
    options: manifest.options,
    entries: [...entries],
    seats: [...seats],
    scores: over ? state.scores() : [],
    returns: over ? state.returns() : [],
    over,
    ...rest,
  };
}

/** Entries up to where the last run of a seat begins, if it may be taken back: nothing was drawn or shown since; else null. */
export function beforeLastRun(
  entries: readonly LocalEntry[],
  seat: number,
  { chance, hidden }: { chance: number; hidden: boolean },
): LocalEntry[] | null {
  const last = entries.findLastIndex(([actor]) => actor === seat);
  if (last < 0) return null;
  let first = last;
  while (first > 0 && entries[first - 1]?.[0] === seat) first -= 1;
  const since = entries.slice(first);
  if (since.some(([actor]) => actor === chance || (hidden && actor !== seat))) return null;
  return entries.slice(0, first);
}

/** Whether a state's turn names a seat. */
export const isDue = (turn: number, seat: number): boolean => turn > 0 && ((turn >> seat) & 1) === 1;

/** The seats that a state's turn names. */
export const seatsIn = (turn: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => isDue(turn, seat));

/** The beginning of a game; by default a new one under the newest rules. */
interface Beginning {
  /** The entries played and drawn. */
  entries?: readonly LocalEntry[];
  /** The version of the rules that it was begun with. */
  rules_version?: number;
  /** How many of the entries were taken over: what was drawn there is not the seed's. */
  given?: number;
  /** Draws that replace those of the seed. */
  tape?: readonly number[] | null;
}

export class LocalGame {
  readonly state: State;
  readonly entries: LocalEntry[] = [];
  private readonly bytes: Uint8Array;
  private readonly version: number;
  private readonly tape: readonly number[] | null;
  private draws = 0;
  /** The entries that were taken over from another game. */
  private readonly taken: readonly LocalEntry[];

  /** A new game, or one that is taken up after some entries; throws where the rules do not allow them. */
  constructor(
    private readonly game: Game,
    private readonly names: readonly string[],
    private readonly seed: string,
    { entries: earlier = [], rules_version = game.manifest.rules_version, given = 0, tape = null }: Beginning = {},
  ) {
    this.version = rules_version;
    this.tape = tape;
    this.bytes = bytesOf(seed);
    if (rules_version > game.manifest.rules_version) throw new RangeError(`no rules of version ${rules_version} here`);
    this.state = game.newState(rules_version);
    this.taken = earlier.slice(0, given);
    this.draw();
    const { chance } = game.manifest;
    for (const [actor, action] of earlier) if (actor !== chance) this.play(actor, [action]);
    if (this.entries.slice(0, earlier.length).join(';') !== earlier.join(';'))
      throw new Error('what was kept is another game');
  }

  get over(): boolean {
    return this.state.turn() === this.game.manifest.over;
  }

  /** The seats to act. */
  get due(): number[] {
    return seatsIn(this.state.turn(), this.names.length);
  }

  /** Play actions of a seat, and the draws that follow; nothing of it where one is not legal, which it says. */
  play(seat: number, actions: readonly number[]): void {
    const trial = this.state.copy();
    for (const action of actions) {
      if (!isDue(trial.turn(), seat) || !trial.legal(seat).includes(action))
        throw new RangeError(`seat ${seat} may not play ${action}`);
      trial.play(seat, action);
    }
    for (const action of actions) this.enter(seat, action);
    this.draw();
  }

  record(): LocalRecord {
    const { entries, names, version: rules_version, seed } = this;
    return recordAt(this.game, this.state, { rules_version, entries, seats: names, seed, given: this.taken.length });
  }

  private enter(actor: number, action: number): void {
    this.state.play(actor, action);
    this.entries.push([actor, action]);
  }

  private draw(): void {
    const { chance, seat_draw: seatDraw } = this.game.manifest;
    while (this.state.turn() === chance) {
      const outcome = this.drawn();
      if (outcome === undefined) throw new Error('nothing can be drawn');
      if (outcome < seatDraw) this.draws += 1;
      this.enter(chance, outcome);
    }
  }

  /** The next draw: one taken over, or by the tape or the seed; undefined where there is none. */
  private drawn(): number | undefined {
    const taken = this.taken[this.entries.length];
    if (taken) return this.state.outcomes().find(({ outcome }) => outcome === taken[1])?.outcome;
    if (this.tape) return this.tape[this.draws];
    return drawnBy(this.bytes, this.draws, this.state, this.game.manifest.seat_draw);
  }
}
