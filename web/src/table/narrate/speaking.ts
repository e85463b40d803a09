/** A narrator by the game's module in this page. */
import { refusalOf, Trial } from '../../local/trial';
import { seatsIn } from '../../local/local_game';
import type { Follower, Known, State } from '../../local/module';
import type { DraftNumbers, Narrator, SceneNumbers } from './narrator';

export type SeatFollower = Pick<
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
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new RangeError('no such entry');
    return value;
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

/** The line of each entry, after whom it is about. */
export const linesIn = (follower: SeatFollower, { views, entries }: Known): number[][] =>
  entries.map((entry, k) => lineIn(follower.steps({ views: views.slice(k, k + 2), entries: [entry] })));

/** The effects of a seat's draft on its view, in numbers. */
function draftOf(follower: SeatFollower, ...args: ConstructorParameters<typeof Trial>): DraftNumbers {
  const trial = new Trial(...args);
  const { view, order, wrong, legal, after } = trial;
  return {
    order: [...order],
    legal: [...legal],
    changes: follower.changes(view, after),
    preview: follower.preview(view, order, trial.closed()),
    wrong: wrong.map((action) => ({ action, why: trial.whyNot(follower, action) })),
  };
}

const promised = <T>(work: () => T): Promise<T> => new Promise((done) => done(work()));

export class SpeakingNarrator implements Narrator {
  constructor(
    private readonly follower: SeatFollower,
    private readonly knows: Knows,
    private readonly seat: number,
    private readonly closing: ReadonlySet<number>,
  ) {}

  scene(at: number): Promise<SceneNumbers> {
    return promised(() => {
      const { follower, seat } = this;
      const view = this.knows.view(at);
      const ending = view.turn() ? [] : follower.ending(view);
      const scores = view.scored() ? view.scores() : [];
      return { told: follower.scene(view), ending, scores, pieces: view.pieces(seat) };
    });
  }

  changes(from: number, to: number): Promise<number[]> {
    return promised(() => this.follower.news(this.known(from, to)));
  }

  tell(from: number, to: number): Promise<number[][]> {
    return promised(() => linesIn(this.follower, this.known(from, to)));
  }

  preview(at: number, actions: readonly number[]): Promise<DraftNumbers> {
    return promised(() => draftOf(this.follower, this.knows.view(at), this.seat, actions, this.closing));
  }

  refusal(at: number, actions: readonly number[], face?: number): Promise<number[]> {
    const { follower, seat, closing } = this;
    return promised(() => refusalOf(follower, this.knows.view(at), seat, actions, closing, face));
  }

  legal(at: number): Promise<{ due: number[]; legal: number[] }> {
    return promised(() => {
      const view = this.knows.view(at);
      const due = seatsIn(view.turn(), view.scores().length);
      return { due, legal: due.includes(this.seat) ? view.legal(this.seat) : [] };
    });
  }

  private known(from: number, to: number): Known {
    const times = <T>(count: number, get: (at: number) => T): T[] =>
      Array.from({ length: count }, (_, k) => get(from + k));
    return {
      views: times(to - from + 1, (at) => this.knows.view(at)),
      entries: times(to - from, (at) => this.knows.entry(at)),
    };
  }
}
