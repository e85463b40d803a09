/** Puts what a narrator says in numbers into words, and into the messages that a session takes. */
import type { DraftAnswer, TableChange } from '../../lib/told';
import type { Board, Change, LogLine, Preview, Step } from '../../lib/wire';
import { localWords } from '../../i18n/catalogue';
import { rowReader } from '../../board/model/rows';
import type { PieceState } from '../../board/model/state';
import type { DraftNumbers } from './narrator';
import type { RefusalReason, RefusalWords } from './refusal_words';
import { MARK, SEAT, STATUS, PhraseReader, type SceneFacts } from './phrase_reader';

const SENTENCE = 0;
/** The defaults of a row (`display.rows`). */
const USUAL = [0, 0, 0, 0, 0, -1, 0, 0, 0];
const [NEW, GONE] = [-1, -2];
/** Added to the end of a row whose piece was there before, or has the next id. */
const [KNOWN, NEXT] = [10, 20];

export class UpdateDecoder {
  /** The game's own words. */
  readonly words: PhraseReader;
  /** Pieces from their rows. */
  readonly pieces: (rows: readonly number[][]) => PieceState[];

  constructor(
    board: Board,
    /** Puts the law's reasons into words. */
    private readonly refusalWords: RefusalWords,
    /** The name of a seat, where it is not its letter. */
    playerOf?: (seat: number) => string,
  ) {
    const { phrases } = board;
    if (!phrases) throw new Error(`no phrases of ${board.game}`);
    this.words = new PhraseReader(phrases, board, playerOf);
    this.pieces = rowReader(board);
  }

  /** The scene without its pieces. */
  scene(numbers: readonly number[]): SceneFacts {
    return this.words.scene(numbers);
  }

  /** Words alone: why the game is over. */
  sentence(numbers: readonly number[]): string {
    return numbers.length ? this.words.sentence(numbers) : '';
  }

  /** A line of the log. */
  line(numbers: readonly number[]): LogLine | null {
    return this.words.line(numbers);
  }

  preview(numbers: readonly number[]): Preview | null {
    return this.words.preview(numbers);
  }

  /** Pieces that differ, from their rows, each with the id that it had before. */
  changes(rows: readonly number[][]): Change[] {
    return this.pieces(rows).map((piece, k) => changeOf(piece, rows[k]?.at(-1) ?? NEW));
  }

  /** The changes by entries (`display.following`). */
  update(numbers: readonly number[], rest: Omit<TableChange, 't' | 'steps'>): TableChange {
    const steps: Step[] = [];
    let at = 0;
    const next = (): number => numbers[at++] ?? 0;
    const take = (count: number): number[] => numbers.slice(at, (at += count));
    for (let left = next(); left; left -= 1) {
      const seat = next();
      const line = take(next());
      const rows: number[][] = [];
      for (let end = next() + at, piece = -1; at < end;) {
        const head = next();
        const was = head % NEXT > KNOWN ? next() : head ? NEW : GONE;
        piece = head > NEXT ? piece + 1 : next();
        const row = [piece, ...take(Math.max(0, (head % KNOWN) - 1))];
        rows.push([...row, ...USUAL.slice(row.length), was]);
      }
      steps.push({ seat, changes: this.changes(rows), told: this.line(line) });
    }
    const update: TableChange = { ...rest, t: 'update', steps };
    while (at < numbers.length) {
      const kind = next();
      this.fact(kind, take(next()), update);
    }
    return update;
  }

  /** Why something is refused; in general words where no rule of the game's law forbids it by itself. */
  refusal(why: readonly number[]): RefusalReason {
    return this.refusalWords.refusal(why) ?? { rule: '', sentence: localWords().notAllowed };
  }

  draft({ order, legal, changes, preview, wrong }: DraftNumbers): Omit<DraftAnswer, 't' | 'id' | 'n'> {
    return {
      actions: order,
      changes: this.changes(changes),
      legal,
      preview: this.preview(preview),
      wrong: wrong.map(({ action, why }) => ({ action, ...this.refusal(why) })),
    };
  }

  private fact(kind: number, numbers: number[], update: TableChange): void {
    if (kind === SENTENCE) update.sentence = this.words.sentence(numbers);
    else {
      const { status, marks, seats, panels } = this.words.factsOf(numbers);
      Object.assign(
        update,
        kind === STATUS ? { status } : kind === MARK ? { marks } : kind === SEAT ? { seats } : { panels },
      );
    }
  }
}

/** The change to a piece that had this id before. */
function changeOf({ id, place, face, order, turn, owner, mark, x, y }: PieceState, was: number): Change {
  if (was === GONE) return [id, ''];
  const origin = was === NEW || String(was) === id ? '' : String(was);
  return [id, place, face, order, turn, owner, mark ?? '', origin, x, y];
}
