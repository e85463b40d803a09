/** What a draft allows, and why not more, by the compiled rules. */
import type { State } from './module';

/** Positions looked at to find an order, as on the server (`play.draft`). */
const MOST_POSITIONS = 160;

/** A draft as far as its actions are legal in some order. */
interface Allowed {
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

/** Says in numbers why an action is refused on a view, and why a face picked up does not belong to one. */
export interface RefusalReasons {
  whyNot(view: State, action: number): number[];
  mismatch(view: State, action: number, face: number): number[];
}

/** A draft of a seat on its view (`play.draft.Trial`). */
export class Trial {
  readonly allowed: Allowed;
  /** The view after the draft. */
  readonly after: State;
  /** The view on which the law is asked first about what no order allows. */
  private readonly stands: State;

  /** `closing` are the actions that end a turn. */
  constructor(
    readonly before: State,
    private readonly seat: number,
    actions: readonly number[],
    private readonly closing: ReadonlySet<number>,
  ) {
    this.allowed = attempt(before, seat, actions);
    const { order, legal } = this.allowed;
    let [stood, after] = [before, before];
    for (const action of order) [stood, after] = [after, this.tried(after, action)];
    const last = order.at(-1);
    const ended = last !== undefined && !legal.length && !closing.has(last); // others stand for what ended the turn
    [this.stands, this.after] = [ended ? stood : after, after];
  }

  /** The view after the draft and what closes the turn. */
  closed(): State {
    const end = this.allowed.legal.find((action) => this.closing.has(action));
    return end === undefined ? this.after : this.tried(this.after, end);
  }

  /** Why an action is refused after the draft, or in place of its last where that ends the turn by itself. */
  whyNot(reasons: Pick<RefusalReasons, 'whyNot'>, action: number): number[] {
    const why = reasons.whyNot(this.stands, action);
    return why.length ? why : reasons.whyNot(this.after, action);
  }

  /** A view after an action, or as it is where that would show what others have chosen in secret. */
  private tried(view: State, action: number): State {
    const after = view.copy();
    if (!view.reveals(this.seat, action)) after.play(this.seat, action);
    return after;
  }
}

/**
 * Why the last of some actions may not be added to the others, in numbers; nothing where it may. With the number of the
 * face picked up (-1: none), first why that does not belong to it.
 */
export function refusalOf(
  reasons: RefusalReasons,
  view: State,
  seat: number,
  actions: readonly number[],
  closing: ReadonlySet<number>,
  face?: number,
): number[] {
  const last = actions.at(-1);
  if (last === undefined) return [];
  const mismatch = face === undefined ? [] : reasons.mismatch(view, last, face);
  if (mismatch.length || !attempt(view, seat, actions).wrong.length) return mismatch;
  return new Trial(view, seat, actions.slice(0, -1), closing).whyNot(reasons, last);
}
