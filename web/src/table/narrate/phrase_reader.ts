/** Puts what a narrator says in numbers into words, and into the messages that a session takes. */
import type { Board, Change, Draft, LogLine, Preview, Update } from '../../lib/wire';
import { words } from '../../i18n/alone';
import { encoded } from '../../module/local_game';
import type { Ground, Law } from '../model/law';
import type { Newsreader } from '../model/news';
import { rowReader } from '../../board/model/rows';
import type { PieceState } from '../../board/model/view';
import type { Told } from '../model/words_told';
import type { DraftNumbers } from './narrator';

export class PhraseReader {
  /** Pieces from their rows. */
  readonly pieces: (rows: readonly number[][]) => PieceState[];

  constructor(
    board: Board,
    private readonly reader: Newsreader,
    /** What puts its law's reasons into words. */
    private readonly law: Law | null,
  ) {
    this.pieces = rowReader(board);
  }

  /** What is seen besides pieces. */
  scene(told: readonly number[]): Told {
    return this.reader.words.scene(told);
  }

  /** Words alone: why the game is over. */
  sentence(told: readonly number[]): string {
    return told.length ? this.reader.words.sentence(told) : '';
  }

  /** A line of the log. */
  line(told: readonly number[]): LogLine | null {
    return this.reader.words.line(told);
  }

  preview(told: readonly number[]): Preview | null {
    return this.reader.words.preview(told);
  }

  /** Pieces that differ. */
  changes(rows: readonly number[][]): Change[] {
    return this.reader.changes(rows);
  }

  /** What entries change. */
  update(told: readonly number[], rest: Omit<Update, 't' | 'steps'>): Update {
    return this.reader.inWords(told, rest);
  }

  /** Why something is refused; in general words where the game's law says nothing. */
  refusal(why: readonly number[]): Ground {
    return this.law?.refusal(why) ?? { rule: '', sentence: words().notAllowed };
  }

  draft({ order, legal, changes, preview, wrong }: DraftNumbers): Omit<Draft, 't' | 'id' | 'n'> {
    return {
      actions: order,
      changes: this.changes(changes),
      legal: encoded(legal),
      preview: this.preview(preview),
      wrong: wrong.map(({ action, why }) => ({ action, ...this.refusal(why) })),
    };
  }
}
