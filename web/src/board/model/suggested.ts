// What an action would do, drawn on the board and in words, found out from the board alone. Knows no game.
import type { Place } from '../../lib/wire';
import type { BoardState, PieceState } from './state';
import { lie, type Box, type Point } from './geometry';
import type { Atlas } from './targets';

/** A step of a suggested turn, in the units of its area. */
export interface Suggested {
  area: string;
  /** Which of the suggestions it belongs to, from 1. */
  rank: number;
  /** Whether others stand before it. */
  faint?: boolean;
  /** What stands on it instead: which step of its turn it is; 0 for nothing. */
  step?: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Where it comes from, in the same area; null where it does not. */
  from: Point | null;
  /** Where it goes through on the way, from the first point to the last; empty where that is not known. */
  way: readonly Point[];
  /** The number of the drawing of what would lie there; -1 where nothing new does. */
  symbol: number;
}

/** The places and faces that an action names. */
function named(atlas: Atlas, view: BoardState, seat: number, action: number) {
  const refs = atlas.table.refs(action);
  return {
    places: refs.flatMap((ref) => atlas.placesNow(ref, seat, view.pieces).slice(0, 1)),
    faces: refs.flatMap((ref) => (ref.startsWith('=') ? [ref.slice(1)] : [])),
  };
}

/** The drawing of what a face names, or of what it is a form of. What is larger than a place is spent to fill it. */
function ghost(atlas: Atlas, { w, h }: Place, name = ''): number {
  const face = atlas.faces.get(name) ?? atlas.faces.get(name.slice(0, Math.max(0, name.lastIndexOf('.'))));
  return face && face.w <= w && face.h <= h ? (atlas.symbols.get(face.id) ?? -1) : -1;
}

/** Where the piece at a position of a place lies, and what room it has: all of the place, unless pieces lie in a line there. */
function spot(place: Place, order: number): Box {
  const { x, y, w, h, spread, step = 0 } = place;
  if (!step || (spread !== 'row' && spread !== 'column')) return { x, y, w, h };
  const at = lie(place, order, order + 1);
  return spread === 'row' ? { ...at, w: step, h } : { ...at, w, h: step };
}

/** The part of the places told of a move in which its piece goes from one to another, as points of their area. */
function between(atlas: Atlas, path: readonly string[], from: Place, to: Place): Point[] {
  const [first, last] = [path.indexOf(from.id), path.indexOf(to.id)];
  if (first < 0 || last < first) return [];
  return path.slice(first, last + 1).flatMap((id) => {
    const place = atlas.places.get(id);
    return place && atlas.areas.get(id) === atlas.areas.get(to.id) ? [{ x: place.x, y: place.y }] : [];
  });
}

/** The steps of a run that touch a place of a board, each once; `paths` are the places that each action shows. */
export function suggested(
  atlas: Atlas,
  view: BoardState,
  seat: number,
  run: readonly number[],
  rank: number,
  paths: readonly (readonly string[])[] = [],
): Suggested[] {
  const counts = new Map<string, number>();
  for (const { place } of view.pieces) counts.set(place, (counts.get(place) ?? 0) + 1);
  const moves = (place: Place, by: number): number => {
    const count = (counts.get(place.id) ?? 0) + by;
    counts.set(place.id, count);
    return count;
  };
  return run.flatMap((action, i) => {
    const { places, faces } = named(atlas, view, seat, action);
    const place = places.at(-1);
    const area = place && atlas.areas.get(place.id);
    if (!place || !area) return [];
    const before = places.length > 1 ? places[0] : undefined;
    const left = before && spot(before, moves(before, -1));
    const from = left && atlas.areas.get(before.id) === area ? { x: left.x, y: left.y } : null;
    const box = spot(place, moves(place, 1) - 1);
    const way = from && before ? between(atlas, paths[i] ?? [], before, place) : [];
    return [{ area: area.id, rank, ...box, from, way, symbol: ghost(atlas, place, faces.at(-1)) }];
  });
}

/** An advised turn: its steps, numbered where there are several, and the pieces of the hand that it needs. */
export function advised(
  atlas: Atlas,
  view: BoardState,
  seat: number,
  run: readonly number[],
  paths: readonly (readonly string[])[] = [],
): { steps: Suggested[]; pieces: string[] } {
  const suggestions = suggested(atlas, view, seat, run, 1, paths);
  const steps = suggestions.map((suggestion, i) => ({ ...suggestion, step: suggestions.length > 1 ? i + 1 : 0 }));
  const pieces: string[] = [];
  for (const ref of run.flatMap((action) => atlas.table.refs(action))) {
    const meant = view.pieces.find((piece) => {
      const area = atlas.areas.get(piece.place);
      if (pieces.includes(piece.id) || !area) return false;
      return area.seat === seat && atlas.faceRefs(piece.face).includes(ref);
    });
    if (meant) pieces.push(meant.id);
  }
  return { steps, pieces };
}

/** A run in words: what is touched for each action, or what its button says; that it ends goes without saying. */
export function inWords(atlas: Atlas, view: BoardState, seat: number, run: readonly number[]): string {
  const face = (name: string): string => atlas.faces.get(name)?.label ?? name.slice(name.lastIndexOf('.') + 1);
  const held = (id: string): PieceState | undefined => view.pieces.find((piece) => `@${piece.id}` === id);
  const spoken = run.filter((action) => !atlas.table.closing.has(action));
  const words = (spoken.length ? spoken : run).map((action) => {
    const button = atlas.table.label(action);
    if (button) return button;
    return atlas.table
      .refs(action)
      .map((ref) => {
        const piece = held(ref);
        if (ref.startsWith('=') || piece) return face(piece?.face ?? ref.slice(1));
        return atlas.placesOf(ref, seat)[0]?.label ?? ref;
      })
      .join(' → ');
  });
  return words.join(', ');
}
