// What a board shows at one moment, as one seat sees it, in plain values; records are never changed in place.
import type { Change, Mark, Piece } from '../../lib/wire';

/** A piece with everything said. */
export interface PieceState {
  id: string;
  place: string;
  face: string;
  order: number;
  turn: number;
  owner: number;
  mark: Mark | null;
  /** Where it lies in a place whose pieces lie freely, from the place's centre. */
  x: number;
  y: number;
}

/** Places one seat's last turn touched, marked until its next. */
export interface Recent {
  seat: number;
  n: number;
  places: readonly string[];
}

export interface BoardState {
  /** The version of the state: a number that grows with the game. */
  v: number;
  /** The viewing seat; for spectators, one more than the last. */
  seat: number;
  pieces: readonly PieceState[];
  /** Places that are set apart. */
  marks: Readonly<Record<string, Mark>>;
  recent: readonly Recent[];
  /** Each seat's colour, where that is not its number. */
  seats: readonly { colour?: number }[];
  /** The players, with their teams; -1 for none. */
  players: readonly { team?: number }[];
}

/** A board's state, with what the viewing seat may do. */
export interface Position extends BoardState {
  legal: readonly number[];
}

/** A piece with its defaults written out. */
export function pieceState(piece: Piece): PieceState {
  return {
    ...piece,
    order: piece.order ?? 0,
    turn: piece.turn ?? 0,
    owner: piece.owner ?? -1,
    mark: piece.mark ?? null,
    x: piece.x ?? 0,
    y: piece.y ?? 0,
  };
}

/**
 * Pieces after changes. A piece named by `was` goes on under the new id; one whose place is "" is gone.
 *
 * A missing tail of a change means its defaults, and an empty face the one the piece had.
 */
// eslint-disable-next-line complexity -- nothing but defaults
export function changed(pieces: readonly PieceState[], changes: readonly Change[]): readonly PieceState[] {
  if (!changes.length) return pieces;
  const next = new Map(pieces.map((piece) => [piece.id, piece]));
  const before = new Map(next);
  for (const change of changes) next.delete(change[7] || change[0]);
  for (const [id, place, face, order = 0, turn = 0, owner = -1, mark, was, x = 0, y = 0] of changes) {
    if (!place) continue;
    const old = before.get(was || id);
    const shown = { face: face || old?.face || '', order, turn, owner, mark: (mark || null) as Mark | null };
    next.set(id, { id, place, ...shown, x, y });
  }
  return [...next.values()];
}

/** Which id each changed piece carried on from, where that is another one. */
export function origins(changes: readonly Change[]): Map<string, string> {
  return new Map(changes.flatMap(([id, , , , , , , was]) => (was ? [[id, was]] : [])));
}

/** Which of the six colours, patterns and letters a seat carries. */
export function colour(now: Pick<BoardState, 'seats'>, seat: number): number {
  const own = now.seats[seat]?.colour ?? -1;
  return own >= 0 ? own : seat;
}

/** The seat that played last at each place to mark: those of everybody but the seat looked from. */
export function lastPlayed(now: Pick<BoardState, 'recent' | 'seat'>): Map<string, number> {
  const marked = new Map<string, number>();
  const latest = [...now.recent].sort((a, b) => a.n - b.n);
  for (const { seat, places } of latest) {
    if (seat !== now.seat) for (const place of places) marked.set(place, seat);
  }
  return marked;
}
