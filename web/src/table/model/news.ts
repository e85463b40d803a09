/** Reads what the server tells of a turn in numbers (`display.following`). */
import { Words } from './words_told';
import type { Board, Change, News, Step, Update } from '../../api/wire';
import type { Pattern } from '../../rules_wasm/patterns';
import { MARKS } from './rows';

const SENTENCE = 0;
const TAGS = -(2 ** 31);
const [STATUS, MARKED, SEAT] = [TAGS, TAGS + 1, TAGS + 2];
/** Numbers of a changed piece, of which the last is the id that it had before. */
const CHANGE = 10;
const [NEW, GONE] = [-1, -2];

export class Newsreader {
  private readonly words: Words | null;
  private readonly places: string[];
  private readonly faces: string[];

  constructor(board: Board) {
    const { phrases } = board;
    this.words = phrases
      ? new Words(phrases, phrases.patterns as Record<string, Pattern>, phrases.language, board)
      : null;
    this.places = board.areas.flatMap((area) => area.places.map(({ id }) => id));
    this.faces = board.faces.map(({ id }) => id);
  }

  update({ told, ...rest }: News): Update {
    const steps: Step[] = [];
    let at = 0;
    const next = (): number => told[at++] ?? 0;
    const take = (count: number): number[] => told.slice(at, (at += count));
    for (let left = next(); left; left -= 1) {
      const seat = next();
      const line = take(next());
      const changes = Array.from({ length: next() }, () => this.change(take(CHANGE)));
      steps.push({ seat, changes, told: this.words?.line(line) ?? null });
    }
    const update: Update = { ...rest, t: 'update', steps };
    while (at < told.length) {
      const kind = next();
      this.fact(kind, take(next()), update);
    }
    return update;
  }

  private fact(kind: number, told: number[], update: Update): void {
    if (!this.words) return;
    if (kind === SENTENCE) update.sentence = this.words.sentence(told);
    else {
      const { status, marks, seats, panels } = this.words.factsOf(told);
      Object.assign(
        update,
        kind === STATUS ? { status } : kind === MARKED ? { marks } : kind === SEAT ? { seats } : { panels },
      );
    }
  }

  private change(row: number[]): Change {
    const [id = 0, place = 0, face = 0, order = 0, turn = 0, owner = -1, mark = 0, x = 0, y = 0, was = 0] = row;
    if (was === GONE) return [String(id), ''];
    const origin = was === NEW || was === id ? '' : String(was);
    const [lies, shows] = [this.places[place] ?? '', this.faces[face] ?? ''];
    return [String(id), lies, shows, order, turn, owner, MARKS[mark] ?? '', origin, x, y];
  }
}
