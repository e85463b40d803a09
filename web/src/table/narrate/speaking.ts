/** A narrator by the game's module in this page. */
import { attempt, type Allowed } from '../../module/attempt';
import { seatsIn } from '../../module/local_game';
import type { Follower, Known, State } from '../../module/module';
import type { DraftNumbers, Narrator, SceneNumbers } from './narrator';

export type Follows = Pick<
  Follower,
  'known' | 'steps' | 'news' | 'changes' | 'scene' | 'preview' | 'ending' | 'whyNot' | 'mismatch'
>;

/** The game as the seat knows it: entries by their numbers, and what it may know before the first and after each. */
export interface Knows {
  view(at: number): State;
  entry(at: number): Known['entries'][number];
}

/** All that is known of entries that were played. */
export function knows({ views, entries }: Known): Knows {
  const there = <T>(found: T | undefined): T => {
    if (found === undefined) throw new RangeError('no such entry');
    return found;
  };
  return { view: (at) => there(views[at]), entry: (at) => there(entries[at]) };
}

/** The line in the steps of one entry, after whom it is about. */
export function lineIn(steps: readonly number[]): number[] {
  let at = 1;
  for (let left = steps[0] ?? 0; left; left -= 1) {
    const [seat = -1, length = 0] = steps.slice(at, at + 2);
    if (length) return [seat, ...steps.slice(at + 2, at + 2 + length)];
    at += 3 + (steps[at + 2] ?? 0);
  }
  return [];
}

/** A draft of a seat on its view. */
class Trial {
  readonly allowed: Allowed;
  /** The view after the draft, and where others stand that no order allows. */
  readonly after: State;
  readonly stands: State;

  /** `closing` are the actions that end a turn. */
  constructor(
    private readonly before: State,
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

  numbers(follower: Follows): DraftNumbers {
    const { before, after, stands } = this;
    const { order, legal, wrong } = this.allowed;
    const end = legal.find((action) => this.closing.has(action));
    const closed = end === undefined ? after : this.tried(after, end);
    return {
      order: [...order],
      legal: [...legal],
      changes: follower.changes(before, after),
      preview: follower.preview(before, order, closed),
      wrong: wrong.map((action) => ({ action, why: follower.whyNot(stands, action) })),
    };
  }

  /** A view after an action, or as it is where that would show what others have chosen in secret. */
  private tried(view: State, action: number): State {
    const after = view.copy();
    if (!view.reveals(this.seat, action)) after.play(this.seat, action);
    return after;
  }
}

/** What a draft of a seat does on its view. */
export const draftOf = (follower: Follows, ...asked: ConstructorParameters<typeof Trial>): DraftNumbers =>
  new Trial(...asked).numbers(follower);

const promised = <T>(work: () => T): Promise<T> => new Promise((done) => done(work()));

export class SpeakingNarrator implements Narrator {
  constructor(
    private readonly follower: Follows,
    private readonly knows: Knows,
    private readonly seat: number,
    private readonly closing: ReadonlySet<number>,
  ) {}

  scene(at: number): Promise<SceneNumbers> {
    return promised(() => {
      const { follower, seat } = this;
      const view = this.knows.view(at);
      const ending = view.turn() ? [] : follower.ending(view);
      return { told: follower.scene(view), ending, scores: view.scores(), pieces: view.pieces(seat) };
    });
  }

  changes(from: number, to: number): Promise<number[]> {
    return promised(() => this.follower.news(this.known(from, to)));
  }

  tell(from: number, to: number): Promise<number[][]> {
    return promised(() =>
      Array.from({ length: to - from }, (_, k) => lineIn(this.follower.steps(this.known(from + k, from + k + 1)))),
    );
  }

  preview(at: number, actions: readonly number[]): Promise<DraftNumbers> {
    return promised(() => this.trial(at, actions).numbers(this.follower));
  }

  refusal(at: number, actions: readonly number[], face?: number): Promise<number[]> {
    return promised(() => {
      const last = actions.at(-1);
      if (last === undefined) return [];
      const mismatch = face === undefined ? [] : this.follower.mismatch(this.knows.view(at), last, face);
      if (mismatch.length) return mismatch;
      if (!this.trial(at, actions).allowed.wrong.length) return [];
      return this.follower.whyNot(this.trial(at, actions.slice(0, -1)).stands, last);
    });
  }

  legal(at: number): Promise<{ due: number[]; legal: number[] }> {
    return promised(() => {
      const view = this.knows.view(at);
      const due = seatsIn(view.turn(), view.scores().length);
      return { due, legal: due.includes(this.seat) ? view.legal(this.seat) : [] };
    });
  }

  private trial(at: number, actions: readonly number[]): Trial {
    return new Trial(this.knows.view(at), this.seat, actions, this.closing);
  }

  private known(from: number, to: number): Known {
    const each = <T>(count: number, get: (at: number) => T): T[] =>
      Array.from({ length: count }, (_, k) => get(from + k));
    return {
      views: each(to - from + 1, (at) => this.knows.view(at)),
      entries: each(to - from, (at) => this.knows.entry(at)),
    };
  }
}
