// The table with a draft on it: as the server has answered, and beyond that as it probably will be.
import type { DraftAnswer } from '../../lib/told';
import type { Preview, Ref, Wrong } from '../../lib/wire';
import { keyOf, type TurnDraft } from './draft';
import { free, type Atlas } from './targets';
import { changed, type PieceState, type Position } from './state';

/** A table with a draft on it. */
export interface TableWithDraft {
  pieces: readonly PieceState[];
  /** Pieces of the own hand that the draft uses: drawn faint where they lay. */
  used: ReadonlySet<string>;
  legal: readonly number[];
  preview: Preview | null;
  /** Refused actions of the draft, by the place they ended at. */
  wrong: ReadonlyMap<string, Wrong>;
  /** Places that actions of the draft ended at. */
  drafted: ReadonlySet<string>;
  /** What the one button would commit; null while it cannot. */
  commit: readonly number[] | null;
  /** Whether the server has yet to answer about this very draft. */
  asking: boolean;
  /** Whether the draft is a whole turn, so that the next action begins another one instead. */
  whole: boolean;
}

/** The place an action of a seat ends at; "" if that is none, or one of several. */
export function endOf(atlas: Atlas, seat: number, action: number): string {
  const places = atlas.placesOf(atlas.table.refs(action).at(-1) ?? '', seat);
  return places.length === 1 ? (places[0]?.id ?? '') : '';
}

/** The piece that the first ref of an action moves: one of that face in the own hand, or the uppermost of a place. */
function moved(atlas: Atlas, pieces: readonly PieceState[], seat: number, ref: Ref): PieceState | null {
  const places = new Set(atlas.placesOf(ref, seat).map((place) => place.id));
  const here = (piece: PieceState): boolean =>
    ref.startsWith('@')
      ? piece.id === ref.slice(1)
      : ref.startsWith('=')
        ? atlas.areas.get(piece.place)?.seat === seat && atlas.faceRefs(piece.face).includes(ref)
        : places.has(piece.place);
  return pieces
    .filter(here)
    .reduce<PieceState | null>((top, piece) => (!top || piece.order >= top.order ? piece : top), null);
}

/** Pieces as an action will probably leave them, to be shown until the server has answered. */
export function imagine(
  atlas: Atlas,
  pieces: readonly PieceState[],
  seat: number,
  action: number,
  mark: 'draft' | 'refused',
): readonly PieceState[] {
  const refs = atlas.table.refs(action);
  const first = refs[0];
  const goal = freeGoal(atlas, pieces, refs.at(-1) ?? '');
  const end = goal?.place ?? endOf(atlas, seat, action);
  if (!first || !end || refs.length < 2) return pieces;
  const piece = moved(atlas, pieces, seat, first);
  if (!piece) return pieces;
  const face = first.startsWith('=') && atlas.faces.has(first.slice(1)) ? first.slice(1) : piece.face;
  const order = pieces.filter((other) => other.place === end).length;
  const { x, y, turn } = goal ?? { ...piece, x: 0, y: 0 };
  return pieces.map((other) => (other === piece ? { ...piece, place: end, face, order, mark, x, y, turn } : other));
}

/** The piece that an action ends at, where that is one among others that lie freely: an open end of a layout. */
function freeGoal(atlas: Atlas, pieces: readonly PieceState[], ref: Ref): PieceState | null {
  const goal = ref.startsWith('@') ? pieces.find((piece) => piece.id === ref.slice(1)) : undefined;
  return goal && free(atlas.places.get(goal.place)) ? goal : null;
}

/** Pieces with the changes of a draft, those that moved marked as drafted. */
function withDraft(pieces: readonly PieceState[], answer: DraftAnswer): readonly PieceState[] {
  const before = new Map(pieces.map((piece) => [piece.id, piece]));
  return changed(pieces, answer.changes).map((piece) => {
    const old = before.get(piece.id);
    const stays = old?.place === piece.place && old.face === piece.face;
    return stays || piece.mark ? piece : { ...piece, mark: 'draft' as const };
  });
}

/** The longest run of the draft's actions, from the first on, that the server has answered about. */
function answered(draft: TurnDraft): [DraftAnswer | null, readonly number[]] {
  for (let count = draft.actions.length; count > 0; count--) {
    const answer = draft.answers.get(keyOf(draft.actions.slice(0, count)));
    if (answer) return [answer, draft.actions.slice(count)];
  }
  return [null, draft.actions];
}

/** The answer of the version before to this very draft, if it may still be shown. */
function keptFor(draft: TurnDraft): DraftAnswer | null {
  return draft.kept && keyOf(draft.kept.actions) === keyOf(draft.actions) ? draft.kept : null;
}

/** Pieces of the own hand before and after: those used stay where they lay, to be drawn faint. */
function hands(
  atlas: Atlas,
  view: Position,
  pieces: readonly PieceState[],
): [readonly PieceState[], ReadonlySet<string>] {
  const inHand = (piece: PieceState): boolean => {
    const area = atlas.areas.get(piece.place);
    return area?.role === 'hand' && area.seat === view.seat;
  };
  const after = pieces.filter(inHand);
  const held = view.pieces.filter(inHand);
  const left = new Map<string, number>();
  for (const piece of after) left.set(piece.face, (left.get(piece.face) ?? 0) + 1);
  if (after.length > held.length || after.some((piece) => !held.some((old) => old.face === piece.face))) {
    return [pieces, new Set()];
  }
  const used = new Set<string>();
  const shown = held.map((piece) => {
    const still = left.get(piece.face) ?? 0;
    if (still > 0) {
      left.set(piece.face, still - 1);
      return piece;
    }
    const ghost = { ...piece, id: `used ${piece.id}`, mark: null };
    used.add(ghost.id);
    return ghost;
  });
  return [[...pieces.filter((piece) => !inHand(piece)), ...shown], used];
}

/** The table with the draft on it, as far as the server has answered, and beyond that as it probably will be. */
// eslint-disable-next-line complexity -- nothing but defaults of what is not answered yet
export function shown(atlas: Atlas, view: Position, draft: TurnDraft): TableWithDraft {
  const [answer, rest] = answered(draft);
  const bad = answer?.wrong ?? [];
  const wrong = new Map(bad.map((refused) => [endOf(atlas, view.seat, refused.action), refused]));
  const kept = answer ? null : keptFor(draft);
  const current = answer ?? kept;
  let pieces = current ? withDraft(view.pieces, current) : view.pieces;
  for (const refused of bad) pieces = imagine(atlas, pieces, view.seat, refused.action, 'refused');
  for (const action of kept ? [] : rest) pieces = imagine(atlas, pieces, view.seat, action, 'draft');
  const [drawn, used] = draft.actions.length ? hands(atlas, view, pieces) : [pieces, new Set<string>()];
  const asking = rest.length > 0;
  const ends = new Set(draft.actions.map((action) => endOf(atlas, view.seat, action)).filter(Boolean));
  const more = answer?.legal ?? view.legal;
  const whole = !asking && answer !== null && !bad.length && !more.length;
  return {
    pieces: drawn,
    used,
    legal: whole ? view.legal : more,
    preview: asking && !kept ? null : (current?.preview ?? null),
    wrong,
    drafted: ends,
    // what others did has left it as it was: a press meanwhile is not lost, and the server looks at it anyway
    commit: (asking && !kept) || bad.length ? null : commitOf(atlas, view, draft, current, kept?.legal ?? more),
    asking,
    whole,
  };
}

function commitOf(
  atlas: Atlas,
  view: Position,
  draft: TurnDraft,
  answer: DraftAnswer | null,
  legal: readonly number[],
): readonly number[] | null {
  const closing = legal.find((action) => atlas.table.closing.has(action));
  if (!draft.actions.length) {
    if (closing !== undefined) return [closing];
    const only = view.legal.length === 1 ? view.legal[0] : undefined;
    return only !== undefined && atlas.table.label(only) ? [only] : null;
  }
  if (!answer) return null;
  const { actions, preview } = answer;
  if (closing !== undefined) return [...actions, closing];
  return preview || !legal.length ? actions : null;
}
