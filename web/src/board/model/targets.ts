// What can be touched on a table: each place, or each piece of a place where pieces lie side by side, as a box that
// pointers hit, arrow keys reach and screen readers speak.
import { lie, type Box, type Point } from './geometry';
import type { Area, Board, Face, Place, Ref } from '../../lib/wire';
import type { Whereabout } from './piece_moves';
import type { PieceState } from './state';
import { TouchTable } from './touch';

/** How many times as large as its place a piece is that is touched all over, and not only where its place is. */
const LARGE = 1.5;

/** One thing to touch, in the units of its area. */
export interface Target extends Box {
  /** Unique on the table, stable while the thing is the same. */
  key: string;
  area: Area;
  place: Place;
  /** The piece meant: this one of several, or the uppermost of a place. */
  piece: PieceState | null;
  /** What touching it may mean, the most particular first. */
  refs: readonly Ref[];
}

/** Whether the pieces of a place lie where each of them says. */
export function free(place: Place | undefined): boolean {
  return place?.spread === 'free';
}

/** Names the target of a piece that lies among others. */
export const pieceKey = (piece: PieceState): string => `${piece.place}/${piece.id}`;

/** How many pieces a place is laid out for where these lie: some before the last may be missing. */
function roomFor(there: readonly PieceState[]): number {
  return Math.max(there.length, ...there.map((piece) => piece.order + 1));
}

/** The centre of a piece among the `count` pieces of its place, in units of its area. */
function pieceAt(place: Place, piece: PieceState, count: number): Point {
  return free(place) ? { x: place.x + piece.x, y: place.y + piece.y } : lie(place, piece.order, count);
}

/** A board with its places and faces by name. */
export class Atlas {
  readonly places = new Map<string, Place>();
  readonly areas = new Map<string, Area>();
  readonly faces: ReadonlyMap<string, Face>;
  /** The number of each face's drawing on the page. */
  readonly symbols: ReadonlyMap<string, number>;
  /** Faces that a piece of a more general face can be played as: "joker" is "joker.7". */
  private readonly forms = new Map<string, Ref[]>();

  constructor(
    readonly board: Board,
    readonly table: TouchTable,
  ) {
    for (const area of board.areas) {
      for (const place of area.places) {
        this.places.set(place.id, place);
        this.areas.set(place.id, area);
      }
    }
    this.faces = new Map(board.faces.map((face) => [face.id, face]));
    this.symbols = new Map(board.faces.map((face, i) => [face.id, i]));
    for (const ref of table.named) {
      const dot = ref.startsWith('=') ? ref.lastIndexOf('.') : -1;
      if (dot < 0) continue;
      const general = ref.slice(1, dot);
      this.forms.set(general, [...(this.forms.get(general) ?? []), ref]);
    }
  }

  /** The refs of a place for the seat that looks: its own name, and what it is called among that seat's own places. */
  placeRefs(place: Place, seat: number): Ref[] {
    const mine = place.own && this.areas.get(place.id)?.seat === seat;
    return [place.id, ...(mine && place.own ? [place.own] : [])].filter((ref) => this.table.named.has(ref));
  }

  /** The places that a ref means to a seat. */
  placesOf(ref: Ref, seat: number): Place[] {
    const place = this.places.get(ref);
    return place
      ? [place]
      : [...this.places.values()].filter((place) => place.own === ref && this.areas.get(place.id)?.seat === seat);
  }

  /** The places that a ref means to a seat while the pieces lie so: that of a piece too which is meant by its id. */
  placesNow(ref: Ref, seat: number, pieces: readonly PieceState[]): Place[] {
    const piece = ref.startsWith('@') ? pieces.find((piece) => piece.id === ref.slice(1)) : undefined;
    return this.placesOf(piece?.place ?? ref, seat);
  }

  /** What a piece may be meant as wherever it lies: itself. */
  pieceRefs(piece: PieceState | null): Ref[] {
    return piece ? [`@${piece.id}`].filter((ref) => this.table.named.has(ref)) : [];
  }

  /** What a piece in the hand of the one who acts may be meant as: its face, what that is a kind of, its forms. */
  faceRefs(face: string): Ref[] {
    const dot = face.lastIndexOf('.');
    const kind = dot > 0 ? [`=${face.slice(0, dot)}`] : [];
    return [`=${face}`, ...kind, ...(this.forms.get(face) ?? [])].filter((ref) => this.table.named.has(ref));
  }

  /** The pieces of each place, each list in its order. */
  lying(pieces: readonly PieceState[]): Map<string, PieceState[]> {
    const lying = new Map<string, PieceState[]>();
    for (const piece of pieces) {
      const there = lying.get(piece.place);
      if (there) there.push(piece);
      else lying.set(piece.place, [piece]);
    }
    for (const there of lying.values()) there.sort((a, b) => a.order - b.order);
    return lying;
  }

  /** Where each piece lies, in the units of its area. */
  whereabouts(lying: ReadonlyMap<string, readonly PieceState[]>): Map<string, Whereabout> {
    const boxes = new Map<string, Whereabout>();
    for (const [id, there] of lying) {
      const place = this.places.get(id);
      const area = this.areas.get(id);
      if (!place || !area) continue;
      const count = roomFor(there);
      for (const piece of there) {
        boxes.set(piece.id, { area, piece, box: { ...pieceAt(place, piece, count), ...this.size(place, piece) } });
      }
    }
    return boxes;
  }

  /** The id of the drawing on the page that lies under a piece and is not turned with it; "" for none. */
  bodyOf({ face, turn }: PieceState): string {
    const bodies = this.faces.get(face)?.body?.length ?? 0;
    return bodies ? `body-${this.symbols.get(face)}-${turn % bodies}` : '';
  }

  /** Width and height of a piece as it lies. */
  private size(place: Place, piece: PieceState): { w: number; h: number } {
    const face = this.faces.get(piece.face);
    const [w, h] = [face?.w ?? place.w, face?.h ?? place.h];
    return piece.turn % 2 ? { w: h, h: w } : { w, h };
  }

  /** Everything to touch in an area, for the seat that looks. */
  // eslint-disable-next-line complexity -- a place, its pieces, or both
  targets(area: Area, lying: ReadonlyMap<string, readonly PieceState[]>, seat: number): Target[] {
    const own = area.seat === seat;
    const targets: Target[] = [];
    const over: Target[] = []; // what lies over places beside its own is touched first
    for (const place of area.places) {
      if (place.touch === false) continue;
      const there = lying.get(place.id) ?? [];
      const spread = (place.spread ?? 'stack') !== 'stack';
      const placeRefs = this.placeRefs(place, seat);
      const named = placeRefs.length > 0;
      if (!spread || named || (!there.length && !free(place))) {
        const top = there.at(-1) ?? null;
        const refs = [...this.pieceRefs(top), ...placeRefs, ...(own && top ? this.faceRefs(top.face) : [])];
        const face = this.faces.get(top?.face ?? '');
        const large = Boolean(face && Math.min(face.w / place.w, face.h / place.h) > LARGE);
        const size = large && face ? { w: face.w, h: face.h } : { w: place.w, h: place.h };
        (large ? over : targets).push({
          key: place.id,
          area,
          place,
          piece: top,
          refs,
          x: place.x,
          y: place.y,
          ...size,
        });
      }
      if (!spread || (named && !own)) continue;
      const count = roomFor(there);
      for (const piece of there) {
        const refs = [...(free(place) ? this.pieceRefs(piece) : []), ...(own ? this.faceRefs(piece.face) : [])];
        if (named && !refs.length) continue;
        targets.push({
          key: pieceKey(piece),
          area,
          place,
          piece,
          refs: [...refs, ...placeRefs],
          ...pieceAt(place, piece, count),
          ...this.size(place, piece),
        });
      }
    }
    return [...targets, ...over];
  }
}

/** A board as it was sent, with its places, faces and touches by name. */
export const atlasOf = (board: Board): Atlas => new Atlas(board, new TouchTable(board));
