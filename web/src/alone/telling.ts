/**
 * A game as one seat sees it: pieces from their rows, the rest in the game's own words; where it has none here, lines
 * from the names on the board.
 */
import type { Board, Change, LogLine, NumberedLine, Preview, Seat, Step } from '../api/wire';
import type { LocalEntry } from '../rules_wasm/local_game';
import { telling, type Manifest, type State } from '../rules_wasm/module';
import { backsOf, differences } from '../table/model/differences';
import { rowReader } from '../table/model/rows';
import type { Atlas } from '../table/model/targets';
import type { PieceState } from '../table/model/view';
import { words } from '../i18n/alone';
import { t } from '../i18n/table';
import type { Told, Words } from '../table/model/words_told';

/** Entries of one actor in a row. */
function runs(entries: readonly LocalEntry[]): LocalEntry[][] {
  const found: LocalEntry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last?.[0]?.[0] === entry[0]) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

export class Teller {
  private readonly read: (rows: readonly number[][]) => PieceState[];
  private readonly backs: ReadonlySet<string>;

  constructor(
    board: Board,
    readonly atlas: Atlas,
    private readonly manifest: Manifest,
    private readonly seat: number,
    private readonly moreIsBetter: boolean,
    private readonly own: Words | null,
    private readonly law: Words | null,
  ) {
    this.read = rowReader(board);
    this.backs = backsOf(board);
  }

  /** The pieces that the seat sees. */
  pieces(state: State): PieceState[] {
    return this.read(state.view(this.seat).pieces(this.seat));
  }

  /** What turns the pieces of one position into those of another. */
  changes(before: State, after: State): Change[] {
    return differences(this.pieces(before), this.pieces(after), this.backs);
  }

  /** What the seat sees besides pieces. */
  scene(state: State): Partial<Told> & Pick<Told, 'seats'> {
    return this.own?.scene(telling.scene(state.view(this.seat), this.seat)) ?? { seats: this.seats(state) };
  }

  /** Why the game is over; "" where only the server could say. */
  ending(state: State): string {
    return this.own?.sentence(telling.ending(state.view(this.seat))) ?? '';
  }

  /** What a draft of the seat would do; `whole`: it could be played as it is. Both are views. */
  preview(before: State, actions: readonly number[], after: State, whole: boolean): Preview | null {
    if (this.own) return this.own.preview(telling.preview(before, actions, after, this.seat));
    return whole ? { button: t().confirm, ...this.worth(before, after) } : null;
  }

  /** Why the seat may not do something, on its view; in general words where its game's law says nothing. */
  refusal(view: State, action: number): { rule: string; sentence: string } {
    const [chapter, rule, ...told] = this.law ? telling.whyNot(view, this.seat, action) : [];
    const sentence = this.law?.sentence(told);
    return sentence ? { rule: `${chapter}.${rule}`, sentence } : { rule: '', sentence: words().notAllowed };
  }

  /** What is seen of each seat: its score, and its piece where each has one of its own kind. */
  private seats(state: State): Seat[] {
    const scores = state.scores();
    const pieces = this.pieces(state).filter(({ owner }) => owner >= 0);
    const notes = scores.map((_, seat) => {
      const own = pieces.filter(({ owner }) => owner === seat);
      return own.length === 1 ? (this.atlas.faces.get(own[0]?.face ?? '')?.label ?? '') : '';
    });
    const told = !notes.includes('') && new Set(notes).size === scores.length;
    return scores.map((score, seat) => ({ score, note: told ? (notes[seat] ?? '') : '' }));
  }

  /** The steps of entries played from a position on. */
  steps(start: State, entries: readonly LocalEntry[]): Step[] {
    const steps: Step[] = [];
    let before = start.copy();
    for (const run of runs(entries)) {
      const first = before;
      const labels: string[] = [];
      for (const [k, [actor, action]] of run.entries()) {
        const after = before.copy();
        after.play(actor, action);
        if (actor !== this.manifest.chance) labels.push(this.label(before, actor, action));
        const last = k === run.length - 1;
        const told = this.own
          ? this.entry(before, actor, action, after)
          : last
            ? this.line(first, after, actor, labels)
            : null;
        const views = [...this.between(before, actor, action, after), this.pieces(after)];
        let shown = this.pieces(before);
        for (const [n, next] of views.entries()) {
          const changes = differences(shown, next, this.backs);
          const says = n === (this.own ? 0 : views.length - 1) ? told : null;
          if (changes.length || says) steps.push({ seat: this.subject(actor, action), changes, told: says });
          shown = next;
        }
        before = after;
      }
    }
    return steps;
  }

  /** The log of entries from the beginning on. */
  log(start: State, entries: readonly LocalEntry[]): NumberedLine[] {
    let n = 0;
    let state = start.copy();
    if (this.own)
      return entries.flatMap(([actor, action]) => {
        const before = state;
        state = before.copy();
        state.play(actor, action);
        n += 1;
        const told = this.entry(before, actor, action, state);
        return told ? [{ n, seat: this.subject(actor, action), told }] : [];
      });
    return runs(entries).flatMap((run) => {
      const first = state;
      const labels: string[] = [];
      for (const [actor, action] of run) {
        if (actor !== this.manifest.chance) labels.push(this.label(state, actor, action));
        state = state.copy();
        state.play(actor, action);
      }
      n += run.length;
      const told = this.line(first, state, run[0]?.[0] ?? -1, labels);
      return told ? [{ n, seat: run[0]?.[0] ?? -1, told }] : [];
    });
  }

  /** The line for one entry in the game's own words. */
  private entry(before: State, actor: number, action: number, after: State): LogLine | null {
    const seen = before.seen(actor, action, this.seat);
    const told = telling.tell(before.view(this.seat), actor, seen, after.view(this.seat), this.seat);
    return this.own?.line(told) ?? null;
  }

  /** What the score of the seat becomes, and what that is in sum; "" where it stays. */
  private worth(before: State, after: State): { sentence: string; gain: number | null } {
    const [was = 0, is = 0] = [before.scores()[this.seat], after.scores()[this.seat]];
    return { sentence: was === is ? '' : words().score(was, is), gain: this.gain(was, is) };
  }

  private gain(was: number, is: number): number | null {
    return this.moreIsBetter && is > was ? is - was : null;
  }

  private between(before: State, actor: number, action: number, after: State): PieceState[][] {
    const seen = before.seen(actor, action, this.seat);
    const rows = before.view(this.seat).between(actor, seen, after.view(this.seat), this.seat);
    return rows.length ? [this.read(rows)] : [];
  }

  /** Whom an entry is about: its actor, the seat drawn to begin, or nobody. */
  private subject(actor: number, action: number): number {
    const { chance, seat_draw: seatDraw } = this.manifest;
    return actor === chance && action >= seatDraw ? action - seatDraw : Math.max(actor, -1);
  }

  /** What an action is called, by what is touched for it; "" for what is hidden, or only ends a turn. */
  private label(state: State, actor: number, action: number): string {
    const seen = state.seen(actor, action, this.seat);
    const { table } = this.atlas;
    if (seen < 0 || table.closing.has(seen)) return '';
    const refs = table.refs(seen);
    const named = refs.map((ref) => this.nameOf(state, ref, actor));
    const moved = refs.length > 1 ? this.topOf(state, refs[0] ?? '', actor) : '';
    return table.label(seen) || [moved, named.filter(Boolean).join(' → ')].filter(Boolean).join(', ');
  }

  /** What lies on top of a place that something is taken from; "" where it is no place, or empty. */
  private topOf(state: State, ref: string, actor: number): string {
    const place = this.atlas.placesOf(ref, actor)[0]?.id;
    const top = place && this.atlas.lying(this.pieces(state)).get(place)?.at(-1);
    return (top && this.atlas.faces.get(top.face)?.label) || '';
  }

  private nameOf(state: State, ref: string, actor: number): string {
    const { faces, places } = this.atlas;
    if (ref.startsWith('=')) return faces.get(ref.slice(1))?.label ?? '';
    if (!ref.startsWith('@')) return places.get(ref)?.label ?? this.atlas.placesOf(ref, actor)[0]?.label ?? '';
    const piece = this.pieces(state).find(({ id }) => id === ref.slice(1));
    return faces.get(piece?.face ?? '')?.label ?? '';
  }

  private line(before: State, after: State, actor: number, labels: readonly string[]): LogLine | null {
    if (actor < 0) return null;
    const [was = 0, is = 0] = [before.scores()[actor], after.scores()[actor]];
    return { text: labels.filter(Boolean).join(', ') || words().played, gain: this.gain(was, is) };
  }
}
