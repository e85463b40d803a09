/** A game as one seat sees it, told as its server tells it; where it has no words here, by the names on the board. */
import type { Board, Change, Draft, NumberedLine, Preview, Step, Update } from '../../api/wire';
import { words } from '../../i18n/alone';
import { attempt } from '../../rules_wasm/instant';
import { encoded, type LocalEntry } from '../../rules_wasm/local_game';
import { telling, type Follower, type Known, type State } from '../../rules_wasm/module';
import type { Ground, Law } from './law';
import type { Newsreader } from './news';
import { rowReader } from './rows';
import type { Atlas } from './targets';
import type { PieceState } from './view';
import type { Told, Words } from './words_told';
import { Named, runs } from './named';

export type Follows = Pick<Follower, 'known' | 'steps' | 'news' | 'changes'>;

/** What a game is told with. */
export interface Voice {
  board: Board;
  atlas: Atlas;
  reader: Newsreader;
  /** What puts its law's reasons into words. */
  law: Law | null;
  /** Says in numbers what changes for the seat. */
  follower: Follows;
}

export class Teller {
  readonly atlas: Atlas;
  private readonly read: (rows: readonly number[][]) => PieceState[];
  private readonly own: Words | null;
  private readonly named: Named;

  constructor(
    private readonly voice: Voice,
    private readonly seat: number,
    moreIsBetter: boolean,
  ) {
    this.atlas = voice.atlas;
    this.read = rowReader(voice.board);
    this.own = voice.reader.words;
    this.named = new Named(voice.atlas, seat, moreIsBetter, (state) => this.pieces(state));
  }

  /** The pieces that the seat sees. */
  pieces(state: State): PieceState[] {
    return this.read(state.view(this.seat).pieces(this.seat));
  }

  /** What turns the pieces of one view into those of another. */
  changes(before: State, after: State): Change[] {
    return this.voice.reader.changes(this.voice.follower.changes(before, after));
  }

  /** What the seat sees besides pieces. */
  scene(state: State): Partial<Told> & Pick<Told, 'seats'> {
    return this.own?.scene(telling.scene(state.view(this.seat), this.seat)) ?? { seats: this.named.seats(state) };
  }

  /** Why the game is over; "" where only the server could say. */
  ending(state: State): string {
    return this.own?.sentence(telling.ending(state.view(this.seat))) ?? '';
  }

  /** What a draft of the seat would do; `whole`: it could be played as it is. Both are views. */
  preview(before: State, actions: readonly number[], after: State, whole: boolean): Preview | null {
    if (this.own) return this.own.preview(telling.preview(before, actions, after, this.seat));
    return whole ? this.named.preview(before, after) : null;
  }

  /** Why the seat may not do something, on its view; in general words where its game's law says nothing. */
  refusal(view: State, action: number): Ground {
    const ground = this.voice.law?.refusal(telling.whyNot(view, this.seat, action));
    return ground ?? { rule: '', sentence: words().notAllowed };
  }

  /** What a draft of the seat does on its view, as far as it is allowed. */
  draft(before: State, actions: readonly number[]): Omit<Draft, 't' | 'id' | 'v'> {
    const { order, legal, wrong } = attempt(before, this.seat, actions);
    const { closing } = this.atlas.table;
    let [stood, after] = [before, before];
    for (const action of order) [stood, after] = [after, this.tried(after, action)];
    const last = order.at(-1);
    const ended = last !== undefined && !legal.length && !closing.has(last); // what ended the turn is what others stand for
    const refused = wrong.map((action) => ({ action, ...this.refusal(ended ? stood : after, action) }));
    const end = legal.find((action) => closing.has(action));
    const closed = end === undefined ? after : this.tried(after, end);
    const whole = last !== undefined && (end !== undefined || !legal.length);
    const preview = this.preview(before, order, closed, whole);
    return {
      actions: [...order],
      changes: this.changes(before, after),
      legal: encoded(legal),
      preview,
      wrong: refused,
    };
  }

  /** A view after an action of the seat, or as it is where that would show what others have chosen in secret. */
  private tried(view: State, action: number): State {
    const after = view.copy();
    if (!view.reveals(this.seat, action)) after.play(this.seat, action);
    return after;
  }

  /** What entries change that were played from one position to another. */
  update(before: State, entries: readonly LocalEntry[], after: State, rest: Omit<Update, 't' | 'steps'>): Update {
    const { follower } = this.voice;
    if (this.own) return this.followed(follower.known(before, entries), rest);
    return { ...rest, t: 'update', steps: this.steps(before, entries), seats: this.named.seats(after) };
  }

  /** What entries change that are known as the seat knows them. */
  followed(known: Known, rest: Omit<Update, 't' | 'steps'>): Update {
    const { follower, reader } = this.voice;
    return reader.inWords(follower.news(known), rest);
  }

  /** The line of one entry, if it has one. */
  line(known: Known): NumberedLine['told'] | null {
    const { follower, reader } = this.voice;
    const { steps = [] } = reader.inWords(follower.steps(known), { n: 0, v: 0 });
    return steps.find(({ told }) => told)?.told ?? null;
  }

  /** The log of entries from the beginning on. */
  log(start: State, entries: readonly LocalEntry[]): NumberedLine[] {
    const state = start.copy();
    let n = 0;
    return (this.own ? entries.map((entry) => [entry]) : runs(entries)).flatMap((played) => {
      n += played.length;
      const steps = this.steps(state, played);
      for (const [actor, action] of played) state.play(actor, action);
      return steps.flatMap(({ seat, told }) => (told ? [{ n, seat, told }] : []));
    });
  }

  private steps(start: State, entries: readonly LocalEntry[]): Step[] {
    if (this.own) return this.moved(start, entries);
    const state = start.copy();
    return runs(entries).flatMap((run) => {
      const steps = this.moved(state, run);
      const told = this.named.played(state, run);
      if (!told) return steps;
      const last = steps.pop() ?? { seat: run[0]?.[0] ?? -1 };
      return [...steps, { ...last, told }];
    });
  }

  private moved(start: State, entries: readonly LocalEntry[]): Step[] {
    const { follower, reader } = this.voice;
    return reader.inWords(follower.steps(follower.known(start, entries)), { n: 0, v: 0 }).steps ?? [];
  }
}
