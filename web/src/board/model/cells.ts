// Targets with everything needed to draw and speak them: what can be done with each, how it is marked, its words.
import { lie, type Box, type Point } from './geometry';
import type { Area, Mark } from '../../lib/wire';
import type { TurnDraft } from './draft';
import { offer, type Offer } from './draft_touch';
import type { TableWithDraft } from './draft_view';
import { colour, type BoardState, type PieceState } from './state';
import { letter } from '../../lib/letter';
import type { Atlas, Target } from './targets';
import type { Reach } from './touch';
import type { BoardWords } from './words';

/** How a target stands: it may be put to, picked up, is picked up, or nothing of that. */
export type State = 'lit' | 'pick' | 'picked' | 'idle';

export interface Cell extends Target {
  state: State;
  /** Whether touching it goes on, shown or not. */
  possible: boolean;
  words: string;
  /** Where a piece would come to lie that is put there, among those that lie side by side; null: in the middle. */
  spot: Point | null;
}

/** A piece where it lies, with what sets it apart. */
export interface Drawn {
  piece: PieceState;
  box: Box;
  symbol: number;
  /** The id of the drawing under it that is not turned; "" for none. */
  body: string;
  mark: Mark | null;
  /** The colour of the ring: the piece's own seat, or the one that played it last. */
  ring: number;
  used: boolean;
}

/** A place set apart that no piece lies on. */
export interface Marked extends Box {
  id: string;
  mark: Mark;
  colour: number;
}

export interface DrawContext {
  atlas: Atlas;
  view: BoardState;
  now: TableWithDraft;
  /** The pieces of each place, from the lowest to the uppermost. */
  lying: ReadonlyMap<string, readonly PieceState[]>;
  /** The seats that played last, by the places where they played. */
  recent: ReadonlyMap<string, number>;
  draft: TurnDraft;
  reach: ReadonlyMap<string, Reach>;
  /** What may be touched next with the only thing in hand, though it is not picked up. */
  ready: ReadonlyMap<string, Reach>;
  acting: boolean;
  words: BoardWords;
}

/** Steps below the last piece of a full column. */
const BELOW = 0.62;
/** Marks that frame the place of a piece, and not the piece. */
const FRAMES: ReadonlySet<Mark> = new Set(['last', 'draft']);

/** Whether something is offered, and to be shown. */
function lit(some: Offer | null): State {
  return some && !some.quiet ? 'lit' : 'idle';
}

/** What can be done with a target now. */
function stateOf(context: DrawContext, target: Target): State {
  if (!context.acting) return 'idle';
  if (context.draft.path.some((touched) => touched.key === target.key)) return 'picked';
  const next = offer(context.reach, target);
  if (!next) return lit(offer(context.ready, target));
  if (next.quiet) return 'idle';
  return context.draft.path.length || !next.more ? 'lit' : 'pick';
}

/**
 * What marks a piece and in whose colour: its own mark, that of its place, or that it was played last.
 *
 * Of several on top of each other the uppermost carries what is said of their place.
 */
function markOf(context: DrawContext, piece: PieceState, top: boolean): [Mark | null, number] {
  const mine = piece.owner >= 0 ? piece.owner : -1;
  if (!top) return [piece.mark, mine];
  const mark = piece.mark ?? context.view.marks[piece.place] ?? null;
  if (mark && mark !== 'last') return [mark, mine];
  const by = context.recent.get(piece.place);
  return by === undefined ? [mark, mine] : ['last', colour(context.view, by)];
}

/** The pieces of an area from the lowest to the uppermost. */
export function drawn(context: DrawContext, area: Area): Drawn[] {
  const { lying } = context;
  const drawn: Drawn[] = [];
  const here = new Map(
    area.places.flatMap((place) => (lying.has(place.id) ? [[place.id, lying.get(place.id) ?? []]] : [])),
  );
  for (const { piece, box } of context.atlas.whereabouts(here).values()) {
    const there = lying.get(piece.place) ?? [];
    const spread = (context.atlas.places.get(piece.place)?.spread ?? 'stack') !== 'stack';
    const [said, ring] = markOf(context, piece, spread || there.at(-1) === piece);
    const mark = said && !spread && FRAMES.has(said) ? null : said;
    drawn.push({
      piece,
      box,
      symbol: context.atlas.symbols.get(piece.face) ?? -1,
      body: context.atlas.bodyOf(piece),
      mark,
      ring,
      used: context.now.used.has(piece.id),
    });
  }
  return drawn;
}

/** Places of an area that are set apart: while nothing lies there, and by what is played last. */
export function marked(context: DrawContext, area: Area): Marked[] {
  return area.places.flatMap((place) => {
    const top = context.lying.get(place.id)?.at(-1);
    const by = context.recent.get(place.id);
    let mark = context.view.marks[place.id] ?? (by === undefined ? null : 'last');
    if (top && (place.spread ?? 'stack') !== 'stack') return [];
    if (top) [mark] = markOf(context, top, true);
    const { id, x, y, w, h } = place;
    return mark && (!top || FRAMES.has(mark)) ? [{ id, mark, colour: colour(context.view, by ?? -1), x, y, w, h }] : [];
  });
}

function pieceWords(context: DrawContext, piece: PieceState): string {
  const face = context.atlas.faces.get(piece.face);
  const parts = [face?.label ?? piece.face];
  const teams = context.view.players.some(({ team = -1 }) => team >= 0);
  if (piece.owner >= 0)
    parts[0] = context.words.ofSeat({
      what: parts[0] ?? '',
      letter: teams ? context.words.team({ number: piece.owner + 1 }) : letter(piece.owner),
    });
  if (piece.turn % 4) parts.push(context.words.turned({ quarters: piece.turn % 4 }));
  return parts.join(', ');
}

/** Pieces in words, equal neighbours counted. */
function several(context: DrawContext, pieces: readonly PieceState[]): string {
  const groups: [string, number][] = [];
  for (const piece of pieces) {
    const words = pieceWords(context, piece);
    const last = groups.at(-1);
    if (last?.[0] === words) last[1] += 1;
    else groups.push([words, 1]);
  }
  return groups.map(([words, count]) => (count > 1 ? context.words.pieces({ count, what: words }) : words)).join(', ');
}

/** What lies at a place, in words; what pieces come out of is never said to be empty, since they lie there unseen. */
function holds(context: DrawContext, label: string, contents: string, ...places: readonly string[]): string {
  if (!contents && places.includes(context.atlas.board.source ?? '')) return label;
  return context.words.holds({ place: label, what: contents || context.words.empty });
}

/** What a screen reader says of a target. */
// eslint-disable-next-line complexity -- one part of a sentence each
function wordsOf(context: DrawContext, target: Target, state: State): string {
  const there = context.lying.get(target.place.id) ?? [];
  const single = target.key !== target.place.id && target.piece;
  const contents = single ? pieceWords(context, single) : several(context, there);
  const parts = [single ? contents : holds(context, target.place.label, contents, target.place.id)];
  const piece = single || there.at(-1);
  if (piece) {
    const [mark] = markOf(context, piece, true);
    const by = context.recent.get(piece.place);
    if (context.now.used.has(piece.id)) parts.push(context.words.used);
    else if (mark === 'last' && by !== undefined) parts.push(context.words.playedLast({ letter: letter(by) }));
    else if (mark) parts.push(context.words.marks[mark]);
  } else {
    const mark = context.view.marks[target.place.id];
    if (mark) parts.push(context.words.marks[mark]);
  }
  const wrong = context.now.wrong.get(target.place.id);
  if (wrong) parts.push(wrong.sentence);
  if (state === 'lit') parts.push(context.words.possible);
  if (state === 'picked') parts.push(context.words.picked);
  if (state === 'pick') parts.push(context.words.canPick);
  return parts.join(', ');
}

/** Where the next piece of a place would lie, if they lie side by side there; in a full column, below the last. */
function spotOf({ lying }: DrawContext, target: Target): Point | null {
  const { place } = target;
  if (!place.spread || place.spread === 'stack' || place.spread === 'free' || target.key !== place.id) return null;
  const there = lying.get(place.id)?.length ?? 0;
  const { x, y } = lie(place, there, there + 1);
  const below = place.spread === 'column' && there ? lie(place, there - 1, there).y + BELOW * (place.step ?? 0) : y;
  return { x, y: Math.max(y, below) };
}

/** The targets of an area, ready to be drawn and spoken. */
export function cells(context: DrawContext, area: Area): Cell[] {
  return context.atlas.targets(area, context.lying, context.view.seat).map((target) => {
    const state = stateOf(context, target);
    const quiet = context.acting && (offer(context.reach, target) ?? offer(context.ready, target))?.quiet;
    return {
      ...target,
      state,
      possible: state === 'lit' || Boolean(quiet),
      words: wordsOf(context, target, state),
      spot: spotOf(context, target),
    };
  });
}

/** An area in a sentence, for those drawn small. */
export function summary(context: DrawContext, area: Area): string {
  const pieces = area.places.flatMap((place) => context.lying.get(place.id) ?? []);
  return holds(context, area.title, several(context, pieces), ...area.places.map((place) => place.id));
}
