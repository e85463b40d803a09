/** What a draft allows, told at once by the compiled rules from the seat's concealed record; the server still judges. */
import type { SeatRecord } from '../lib/wire';
import { attempt, type Allowed } from './attempt';
import { telling, type Game, type State } from './module';

/** A draft on a version of the seat's view. */
interface Drafted {
  v: number;
  actions: readonly number[];
}

/** The rules of a table in this page, with the records of the seat that is to act. */
export class Instant {
  constructor(
    private readonly game: Game,
    /** The record of the seat at a version of its view, where it is here. */
    readonly record: (v: number) => SeatRecord | null,
  ) {}

  /** What a draft of a version allows; null without its record. */
  about(seat: number, { v, actions }: Drafted): Allowed | null {
    const state = this.at(seat, v);
    return state && attempt(state, seat, actions);
  }

  /**
   * What the law says in numbers on why an action may not be added to a draft, or to one that ends the turn instead of
   * its last; first on why the face picked up does not belong to it, where that is asked. Nothing where it may, or nobody
   * knows.
   */
  whyNot(seat: number, v: number, actions: readonly number[], action: number, face?: number): number[] {
    const state = this.at(seat, v);
    const mismatch = state && face !== undefined ? telling.mismatch(state, seat, action, face) : [];
    if (mismatch.length) return mismatch;
    if (!state || !attempt(state, seat, [...actions, action]).wrong.length) return [];
    const turn = state.turn();
    for (const one of attempt(state, seat, actions).order) {
      const after = state.copy();
      after.play(seat, one);
      if (after.turn() !== turn || state.reveals(seat, one)) break;
      state.play(seat, one);
    }
    return telling.whyNot(state, seat, action);
  }

  private at(seat: number, v: number): State | null {
    const told = this.record(v);
    return told?.seat === seat ? this.game.stateOf(bytesOf(told.record)) : null;
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
