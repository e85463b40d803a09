/** Puts a game's numbers (`telling.mjs`, `display.saying`) into words. */
import type { Board, Face, LogLine, Mark, Panel, Phrases, Preview, Seat } from '../../lib/wire';
import { speaker, type Parameters, type Pattern } from '../../i18n/patterns';
import { letter } from '../../lib/letter';
import { MARKS, placesOf } from '../../board/model/rows';

/** The first tag of `display.saying`. */
const TAGS = -(2 ** 31);
const [END, NOTHING, NUMBER, PLACE, LETTER, FACE] = [0, 1, 2, 3, 4, 6];
const [AND, OR, PLAYER, FIRST] = [7, 8, 15, 16];
/** The separators of the other lists. */
const BETWEEN = [' ', ', ', '; ', '. ', ' + ', ''];
const [STATUS, MARK, SEAT, PANEL, COUNTER, NOTE, TEAM, SEAT_COLOUR, CELL, PART, GAIN, PLACE_SHOWN, HINT] = Array.from(
  { length: 13 },
  (_, k) => TAGS + k,
);
export { GAIN, MARK, SEAT, STATUS };

/** The scene of a seat without its pieces. */
export interface SceneFacts {
  sentence: string;
  status: string;
  marks: Record<string, Mark>;
  seats: Seat[];
  panels: Panel[];
}

export class PhraseReader {
  private readonly messages: [string, string[]][];
  private readonly places: string[];
  private readonly faces: Face[];
  private readonly say: (name: string, args: Parameters) => string;
  private numbers: readonly number[] = [];
  private at = 0;

  constructor(
    private readonly phrases: Phrases,
    board: Board,
    /** The name of a seat: its letter, or its player's name. */
    private readonly playerOf: (seat: number) => string = letter,
  ) {
    this.messages = [...phrases.messages.matchAll(/([a-z][\w-]*)(?:\{([^}]*)\})?/g)].map(([, name = '', names]) => [
      name,
      names?.split(/\s+/) ?? [],
    ]);
    this.places = placesOf(board);
    this.faces = board.faces;
    this.say = speaker(phrases.patterns as Record<string, Pattern>, phrases.language);
  }

  scene(numbers: readonly number[]): SceneFacts {
    this.begin(numbers);
    return this.facts(this.words());
  }

  /** The facts of a scene. */
  factsOf(numbers: readonly number[]): SceneFacts {
    this.begin(numbers);
    return this.facts('');
  }

  line(numbers: readonly number[]): LogLine | null {
    if (!numbers.length) return null;
    this.begin(numbers);
    const line: LogLine & { parts: string[]; places: string[] } = { text: this.words(), parts: [], places: [] };
    while (this.more) {
      const tag = this.next();
      if (tag === PART) line.parts.push(this.words());
      else if (tag === GAIN) line.gain = this.next();
      else if (tag === PLACE_SHOWN) line.places.push(this.places[this.next()] ?? '');
    }
    return line;
  }

  preview(numbers: readonly number[]): Preview | null {
    if (!numbers.length) return null;
    this.begin(numbers);
    const preview: Preview = { button: this.words(), sentence: this.words() };
    while (this.more) {
      const tag = this.next();
      if (tag === HINT) preview.hint = this.words();
      else if (tag === GAIN) preview.gain = this.next();
    }
    return preview;
  }

  /** Words alone: why the game is over, what to do. */
  sentence(numbers: readonly number[]): string {
    this.begin(numbers);
    return this.words();
  }

  /** Words one after another: what speaks for a turn. */
  several(numbers: readonly number[]): string[] {
    this.begin(numbers);
    const sentences: string[] = [];
    while (this.more) sentences.push(this.words());
    return sentences;
  }

  /** Words, and the actions that they are about. */
  answer(numbers: readonly number[]): { sentence: string; actions: number[] } {
    this.begin(numbers);
    return { sentence: this.words(), actions: this.numbers.slice(this.at) };
  }

  private begin(numbers: readonly number[]): void {
    this.numbers = numbers;
    this.at = 0;
  }

  private get more(): boolean {
    return this.at < this.numbers.length;
  }

  private next(): number {
    return this.numbers[this.at++] ?? END;
  }

  private facts(sentence: string): SceneFacts {
    const scene: SceneFacts = { sentence, status: '', marks: {}, seats: [], panels: [] };
    while (this.more) this.fact(this.next(), scene);
    return scene;
  }

  // eslint-disable-next-line complexity -- a table of tags
  private fact(tag: number, scene: SceneFacts): void {
    const seat = scene.seats.at(-1);
    if (tag === STATUS) scene.status = this.words();
    else if (tag === MARK) scene.marks[this.places[this.next()] ?? ''] = MARKS[this.next()] ?? 'due';
    else if (tag === SEAT) scene.seats.push({ score: this.next(), counters: [] });
    else if (tag === PANEL) scene.panels.push({ title: this.words(), cells: [] });
    else if (tag === CELL) {
      const face = this.faces[this.next()]?.id ?? '';
      scene.panels.at(-1)?.cells.push({ label: this.words(), value: this.words(), face });
    } else if (seat && tag === COUNTER) {
      const value = this.next();
      seat.counters?.push({ label: this.words(), value });
    } else if (seat && tag === NOTE) seat.note = this.words();
    else if (seat && tag === TEAM) seat.team = this.next();
    else if (seat && tag === SEAT_COLOUR) seat.colour = this.next();
  }

  private words(): string {
    return this.said(this.next());
  }

  private said(code: number): string {
    if (code >= FIRST) {
      const [name, parameters] = this.messages[code - FIRST] ?? ['', []];
      return this.say(name, Object.fromEntries(parameters.map((parameter) => this.given(parameter))));
    }
    if (code === NOTHING) return '';
    if (code < AND || code === PLAYER) return this.notation(code, this.next());
    const items: string[] = [];
    for (let item = this.next(); item !== END; item = this.next()) items.push(this.said(item));
    if (code > OR) return items.filter(Boolean).join(BETWEEN[code - OR - 1]);
    const last = items.pop() ?? '';
    return items.length ? this.say(code === AND ? 'list-and' : 'list-or', { some: items.join(', '), last }) : last;
  }

  private given(parameter: string): [string, number | string] {
    if (parameter.startsWith('*')) return [parameter.slice(1), this.words()];
    const kind = this.phrases.parameters[parameter];
    const number = this.next();
    if (kind === undefined) return [parameter, number];
    return [parameter, typeof kind === 'number' ? this.notation(kind, number) : (kind[number] ?? '')];
  }

  private notation(kind: number, number: number): string {
    if (kind === NUMBER) return String(number);
    if (kind === PLACE) return this.places[number] ?? '';
    if (kind === PLAYER) return this.playerOf(number);
    if (kind === FACE) return this.faces[number]?.name ?? '';
    return kind === LETTER ? letter(number) : letter(number).toLowerCase();
  }
}
