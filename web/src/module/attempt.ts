/** What a draft allows, by the compiled rules. */
import type { State } from './module';

/** Positions looked at to find an order, as on the server (`play.draft`). */
const MOST_POSITIONS = 160;

/** A draft as far as its actions are legal in some order. */
export interface Allowed {
  order: readonly number[];
  /** Actions that no order allows after these. */
  wrong: readonly number[];
  /** What may be added; none when the turn is whole. */
  legal: readonly number[];
}

/** The actions in the first order in which each is legal, else the longest run of them, and what may follow. */
export function attempt(start: State, seat: number, actions: readonly number[]): Allowed {
  const turn = start.turn();
  let left = MOST_POSITIONS;
  let best: Allowed | null = null;
  const go = (state: State, order: readonly number[], rest: readonly number[], revealed = false): Allowed => {
    const legal = state.turn() === turn && !revealed ? state.legal(seat) : [];
    if (!best || order.length > best.order.length) best = { order, wrong: rest, legal };
    for (const action of new Set(rest)) {
      if (!legal.includes(action) || --left < 0) continue;
      const reveals = state.reveals(seat, action);
      const after = state.copy();
      if (!reveals) after.play(seat, action);
      const at = rest.indexOf(action);
      best = go(after, [...order, action], [...rest.slice(0, at), ...rest.slice(at + 1)], reveals);
      if (!best.wrong.length) break;
    }
    return best;
  };
  return go(start, [], actions);
}
