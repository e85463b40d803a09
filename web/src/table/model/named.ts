/** What is said of a game that has no words of its own here: names on its board, and scores. */
import type { LogLine, Preview, Seat } from '../../api/wire';
import { words } from '../../i18n/alone';
import { t } from '../../i18n/table';
import type { LocalEntry } from '../../rules_wasm/local_game';
import type { State } from '../../rules_wasm/module';
import type { Atlas } from './targets';
import type { PieceState } from './view';

/** Entries of one actor in a row. */
export function runs(entries: readonly LocalEntry[]): LocalEntry[][] {
  const found: LocalEntry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last?.[0]?.[0] === entry[0]) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

export class Named {
  constructor(
    private readonly atlas: Atlas,
    private readonly seat: number,
    private readonly moreIsBetter: boolean,
    private readonly pieces: (state: State) => PieceState[],
  ) {}

  /** What is seen of each seat: its score, and its piece where each has one of its own kind. */
  seats(state: State): Seat[] {
    const scores = state.scores();
    const pieces = this.pieces(state).filter(({ owner }) => owner >= 0);
    const notes = scores.map((_, seat) => {
      const own = pieces.filter(({ owner }) => owner === seat);
      return own.length === 1 ? (this.atlas.faces.get(own[0]?.face ?? '')?.label ?? '') : '';
    });
    const told = !notes.includes('') && new Set(notes).size === scores.length;
    return scores.map((score, seat) => ({ score, note: told ? (notes[seat] ?? '') : '' }));
  }

  /** What a draft of the seat would do. */
  preview(before: State, after: State): Preview {
    const [was = 0, is = 0] = [before.scores()[this.seat], after.scores()[this.seat]];
    const sentence = was === is ? '' : words().score(was, is);
    return { button: t().confirm, sentence, gain: this.gain(was, is) };
  }

  /** Play the entries of one actor on a position; the line for them, if they have one. */
  played(state: State, run: readonly LocalEntry[]): LogLine | null {
    const actor = run[0]?.[0] ?? -1;
    const was = state.scores()[actor] ?? 0;
    const labels = run.map(([, action]) => {
      const label = actor < 0 ? '' : this.label(state, actor, action);
      state.play(actor, action);
      return label;
    });
    if (actor < 0) return null;
    const text = labels.filter(Boolean).join(', ') || words().played;
    return { text, gain: this.gain(was, state.scores()[actor] ?? 0) };
  }

  private gain(was: number, is: number): number | null {
    return this.moreIsBetter && is > was ? is - was : null;
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
}
