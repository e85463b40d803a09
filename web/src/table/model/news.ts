/** Puts what a game's rules tell of a turn, in numbers, into words. */
import type { Board, Change, Step, Update } from '../../lib/wire';
import type { Pattern } from '../../module/patterns';
import { rowReader } from '../../board/model/rows';
import type { PieceState } from '../../board/model/view';
import { MARKED, SEAT, STATUS, Words } from './words_told';

const SENTENCE = 0;
/** What a row has where nothing else is said (`display.rows`). */
const USUAL = [0, 0, 0, 0, 0, -1, 0, 0, 0];
const [NEW, GONE] = [-1, -2];
/** Added to the end of a row whose piece was there before, or has the next id. */
const [KNOWN, NEXT] = [10, 20];

export class Newsreader {
  /** The game's own words. */
  readonly words: Words;
  private readonly read: (rows: readonly number[][]) => PieceState[];

  /** `playerOf` says what a seat is called, where not by its letter. */
  constructor(board: Board, playerOf?: (seat: number) => string) {
    const { phrases } = board;
    if (!phrases) throw new Error(`no phrases of ${board.game}`);
    this.words = new Words(phrases, phrases.patterns as Record<string, Pattern>, phrases.language, board, playerOf);
    this.read = rowReader(board);
  }

  /** What numbers tell (`display.following`), as an update. */
  inWords(told: readonly number[], rest: Omit<Update, 't' | 'steps'>): Update {
    const steps: Step[] = [];
    let at = 0;
    const next = (): number => told[at++] ?? 0;
    const take = (count: number): number[] => told.slice(at, (at += count));
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
      steps.push({ seat, changes: this.changes(rows), told: this.words.line(line) });
    }
    const update: Update = { ...rest, t: 'update', steps };
    while (at < told.length) {
      const kind = next();
      this.fact(kind, take(next()), update);
    }
    return update;
  }

  /** Pieces that differ, from their rows, each with the id that it had before. */
  changes(rows: readonly number[][]): Change[] {
    return this.read(rows).map((piece, k) => changeOf(piece, rows[k]?.at(-1) ?? NEW));
  }

  private fact(kind: number, told: number[], update: Update): void {
    if (kind === SENTENCE) update.sentence = this.words.sentence(told);
    else {
      const { status, marks, seats, panels } = this.words.factsOf(told);
      Object.assign(
        update,
        kind === STATUS ? { status } : kind === MARKED ? { marks } : kind === SEAT ? { seats } : { panels },
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
