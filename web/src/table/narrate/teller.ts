/** A game that the page plays by itself as one seat sees it, in words: what its module says of positions. */
import type { Board, Change, Draft, NumberedLine, Preview, Update } from '../../lib/wire';
import type { LocalEntry } from '../../local/local_game';
import type { Known, State } from '../../local/module';
import { linesOf } from './log';
import type { PhraseReader } from './phrase_reader';
import { draftOf, lineIn, linesIn, type Follows } from './speaking';
import type { Ground } from './refusal_words';
import type { Atlas } from '../../board/model/targets';
import type { PieceState } from '../../board/model/state';
import type { Told } from './words';

/** What a game is told with. */
export interface Voice {
  board: Board;
  atlas: Atlas;
  read: PhraseReader;
  /** Says everything in numbers to the seat. */
  follower: Follows;
}

export class Teller {
  readonly atlas: Atlas;
  private readonly follower: Follows;
  private readonly read: PhraseReader;

  constructor(
    { atlas, read, follower }: Voice,
    private readonly seat: number,
  ) {
    this.atlas = atlas;
    this.follower = follower;
    this.read = read;
  }

  /** The pieces that the seat sees. */
  pieces(state: State): PieceState[] {
    return this.read.pieces(state.view(this.seat).pieces(this.seat));
  }

  /** What turns the pieces of one view into those of another. */
  changes(before: State, after: State): Change[] {
    return this.read.changes(this.follower.changes(before, after));
  }

  /** What the seat sees besides pieces. */
  scene(state: State): Told {
    return this.read.scene(this.follower.scene(state.view(this.seat)));
  }

  /** Why the game is over. */
  ending(state: State): string {
    return this.read.sentence(this.follower.ending(state.view(this.seat)));
  }

  /** What a draft of the seat would do. Both are views. */
  preview(before: State, actions: readonly number[], after: State): Preview | null {
    return this.read.preview(this.follower.preview(before, actions, after));
  }

  /** Why the seat may not do something, on its view; in general words where its game's law says nothing. */
  refusal(view: State, action: number): Ground {
    return this.read.refusal(this.follower.whyNot(view, action));
  }

  /** What a draft of the seat does on its view, as far as it is allowed. */
  draft(before: State, actions: readonly number[]): Omit<Draft, 't' | 'id' | 'n'> {
    return this.read.draft(draftOf(this.follower, before, this.seat, actions, this.atlas.table.closing));
  }

  /** What entries change that were played from a position on. */
  update(before: State, entries: readonly LocalEntry[], rest: Omit<Update, 't' | 'steps'>): Update {
    return this.followed(this.follower.known(before, entries), rest);
  }

  /** What entries change that are known as the seat knows them. */
  followed(known: Known, rest: Omit<Update, 't' | 'steps'>): Update {
    return this.read.update(this.follower.news(known), rest);
  }

  /** The line of one entry, if it has one. */
  line(known: Known): NumberedLine['told'] | null {
    const [, ...told] = lineIn(this.follower.steps(known));
    return this.read.line(told);
  }

  /** The line of each entry from a position on, where it has one. */
  lines(start: State, entries: readonly LocalEntry[]): (NumberedLine | null)[] {
    const { follower, read } = this;
    return linesOf(read, entries, linesIn(follower, follower.known(start, entries)));
  }
}
