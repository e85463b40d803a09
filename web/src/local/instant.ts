/** What a draft allows, told at once by the compiled rules from the seat's concealed record; the server still judges. */
import type { SeatRecord } from '../lib/socket';
import type { Allowed } from '../board/model/draft_view';
import { attempt, refusalOf } from './attempt';
import { telling, type Game, type State } from './module';

/** A draft on a version of the seat's view. */
interface Drafted {
  v: number;
  actions: readonly number[];
}

/** The rules of a table in this page, with the records of the seat that is to act. */
export class Instant {
  private readonly closing: ReadonlySet<number>;

  constructor(
    private readonly game: Game,
    /** The record of the seat at a version of its view, where it is here. */
    readonly record: (v: number) => SeatRecord | null,
  ) {
    this.closing = new Set(game.manifest.closing);
  }

  /** What a draft of a version allows; null without its record. */
  about(seat: number, { v, actions }: Drafted): Allowed | null {
    const state = this.at(seat, v);
    return state && attempt(state, seat, actions);
  }

  /** Why an action may not be added to a draft (`refusalOf`); nothing where it may, or nobody knows. */
  whyNot(seat: number, v: number, actions: readonly number[], action: number, face?: number): number[] {
    const state = this.at(seat, v);
    const reasons = {
      whyNot: (view: State, one: number) => telling.whyNot(view, seat, one),
      mismatch: (view: State, one: number, picked: number) => telling.mismatch(view, seat, one, picked),
    };
    return state ? refusalOf(reasons, state, seat, [...actions, action], this.closing, face) : [];
  }

  private at(seat: number, v: number): State | null {
    const told = this.record(v);
    return told?.seat === seat ? this.game.stateOf(bytesOf(told.record)) : null;
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
