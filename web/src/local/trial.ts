/** Tries a draft by the compiled rules: its effects, the legal additions, and refusals. */
import type { State } from './module';

/** Says in numbers why an action is refused on a view, and why a face picked up does not belong to one. */
export interface RefusalReasons {
  whyNot(view: State, action: number): number[];
  mismatch(view: State, action: number, face: number): number[];
}

/** A draft of a seat on its view (`play.draft.Trial`). */
export class Trial {
  readonly order: readonly number[];
  /** Actions that no order allows after these. */
  readonly wrong: readonly number[];
  /** The actions that may be added; none when the turn is complete. */
  readonly legal: readonly number[];
  /** The view after the draft. */
  readonly after: State;
  /** The view on which the law is asked first about what no order allows. */
  private readonly stands: State;

  /** `closing` are the actions that end a turn. */
  constructor(
    readonly view: State,
    private readonly seat: number,
    actions: readonly number[],
    private readonly closing: ReadonlySet<number>,
  ) {
    const { order, legal, before, after } = view.arrange(seat, actions);
    const wrong = [...actions];
    for (const action of order) wrong.splice(wrong.indexOf(action), 1);
    const last = order.at(-1);
    const ended = last !== undefined && !legal.length && !closing.has(last); // others stand for what ended the turn
    [this.order, this.wrong, this.legal] = [order, wrong, legal];
    [this.stands, this.after] = [ended ? before : after, after];
  }

  /** The view after the draft and the closing action. */
  closed(): State {
    const end = this.legal.find((action) => this.closing.has(action));
    return end === undefined ? this.after : this.after.arrange(this.seat, [end]).after;
  }

  /** Why an action is refused after the draft, or in place of its last where that ends the turn by itself. */
  whyNot(reasons: Pick<RefusalReasons, 'whyNot'>, action: number): number[] {
    const why = reasons.whyNot(this.stands, action);
    return why.length ? why : reasons.whyNot(this.after, action);
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
  if (mismatch.length || !new Trial(view, seat, actions, closing).wrong.length) return mismatch;
  return new Trial(view, seat, actions.slice(0, -1), closing).whyNot(reasons, last);
}
