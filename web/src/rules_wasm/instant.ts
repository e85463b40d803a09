/** What a draft allows, told at once by the compiled rules from the seat's concealed record; the server still judges. */
import type { SeatRecord } from '../api/wire';
import { rulesOf, telling, type Game, type State } from './module';

/** Positions looked at to find an order, as on the server (`play.draft`). */
const MOST_POSITIONS = 160;

/** A draft whose actions are all legal in some order. */
export interface Allowed {
  order: readonly number[];
  /** What may be added; none when the turn is whole. */
  legal: readonly number[];
}

/** The actions in the first order in which each is legal, and what may follow; null where no order takes all. */
export function attempt(start: State, seat: number, actions: readonly number[]): Allowed | null {
  const turn = start.turn();
  let left = MOST_POSITIONS;
  const go = (state: State, order: number[], rest: readonly number[]): Allowed | null => {
    const goesOn = state.turn() === turn;
    if (!rest.length) return { order, legal: goesOn ? state.legal(seat) : [] };
    if (!goesOn) return null;
    const legal = new Set(state.legal(seat));
    for (const action of new Set(rest)) {
      if (!legal.has(action) || --left < 0) continue;
      const after = state.copy();
      after.play(seat, action);
      const at = rest.indexOf(action);
      const found = go(after, [...order, action], [...rest.slice(0, at), ...rest.slice(at + 1)]);
      if (found) return found;
    }
    return null;
  };
  return go(start, [], actions);
}

/** The rules of a table in this page, with the record of the seat that is to act. */
export class Instant {
  private asked = '';

  constructor(
    private readonly game: Game,
    private readonly ask: (v: number) => boolean,
    private readonly told: SeatRecord | null = null,
  ) {}

  /** The same with another record. */
  with(told: SeatRecord): Instant {
    return new Instant(this.game, this.ask, told);
  }

  /** The seat's record at a version, if it is here. */
  record(v: number): SeatRecord | null {
    return this.told?.v === v ? this.told : null;
  }

  /** What a draft allows; null while the record for its version is not here, which is asked for then. */
  about(seat: number, v: number, actions: readonly number[]): Allowed | null {
    const state = this.at(seat, v);
    if (state) return attempt(state, seat, actions);
    const wanted = `${seat} ${v}`;
    if (this.asked !== wanted && this.ask(v)) this.asked = wanted;
    return null;
  }

  /** What the law says in numbers on why an action may not be added to a draft; nothing where it may, or nobody knows. */
  whyNot(seat: number, v: number, actions: readonly number[], action: number): number[] {
    const state = this.at(seat, v);
    if (!state || attempt(state, seat, [...actions, action])) return [];
    const allowed = attempt(state, seat, actions);
    for (const one of allowed?.order ?? []) state.play(seat, one);
    return allowed ? telling.whyNot(state, seat, action) : [];
  }

  private at(seat: number, v: number): State | null {
    const { told } = this;
    if (told?.v !== v || told.seat !== seat) return null;
    return this.game.stateOf(Uint8Array.from(atob(told.record), (c) => c.charCodeAt(0)));
  }

  /** The line was lost, and with it perhaps what was asked. */
  forget(): void {
    this.asked = '';
  }
}

/** The rules for a board; null where the server has none for browsers, and is asked about each piece as ever. */
export async function instant(board: string, ask: (v: number) => boolean): Promise<Instant | null> {
  const game = await rulesOf(board);
  return game && new Instant(game, ask);
}
