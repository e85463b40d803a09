// Which areas of a table are drawn where: the stage, the room beside it for others' boards, the hand. Pure.
import { arrange, strip, type Spot } from './geometry';
import type { Area, Place } from '../../api/wire';
import type { PieceState } from './view';
import { Atlas } from './targets';

/** Pixels: below, there is no room beside the board. */
export const SMALL = 900;
/** Pixels above another seat's board, for the name. */
export const HEAD = 30;
/** An area this small a part of the board does not belong on a small stage. */
const LITTLE = 0.25;
/** Pixels: as if there were no end to the screen. */
const TALL = 100_000;
/** Pixels of felt round the areas on a small screen, both sides together. */
const RIM = 12;
/** Pixels of a small screen for a piece of hand as wide as it is high, if buttons are to fit too. */
const PER_HAND = 125;

/** Pixels of the stage and of the whole screen. */
export interface Room {
  width: number;
  height: number;
  screen: number;
}

export interface Layout {
  /** On the stage, with their corners in pixels. */
  spots: readonly Spot[];
  /** Boards of other seats beside them; null where the stage has no room. */
  others: readonly Spot[] | null;
  /** The own hand, and what lies at it while it can be used. */
  racks: readonly Area[];
  /** Everything that is drawn large enough to be touched. */
  open: readonly Area[];
  /** How tall the stage may be before there is felt left over. */
  ideal: number;
}

/** Places that some of the actions name. */
export function placesFor(atlas: Atlas, legal: readonly number[], seat: number): Set<string> {
  const refs = new Set(legal.flatMap((action) => atlas.table.refs(action)));
  return new Set([...refs].flatMap((ref) => atlas.placesOf(ref, seat)).map((place) => place.id));
}

/** Places of the own hand that something lies in or can go to, as one text. */
export function usedInHand(
  atlas: Atlas,
  seat: number,
  legal: readonly number[],
  pieces: readonly PieceState[],
): string {
  const used = new Set([...placesFor(atlas, legal, seat), ...pieces.map((piece) => piece.place)]);
  const hand = atlas.board.areas.filter((area) => area.role === 'hand' && area.seat === seat);
  return hand.flatMap((area) => area.places.filter((place) => used.has(place.id)).map((place) => place.id)).join(' ');
}

/** An area without its rows of places none of which is used: what lies below moves up. One with a drawing stays as drawn. */
export function closedUp(area: Area, used: ReadonlySet<string>): Area {
  if (area.drawing) return area;
  const top = (place: Place): number => place.y - place.h / 2;
  const places: Place[] = [];
  let gone = 0;
  const down = [...area.places].sort((one, two) => top(one) - top(two));
  for (let first = down[0]; first; first = down[0]) {
    const { y } = first;
    const [from, row] = [top(first), down.filter((place) => place.y === y)];
    down.splice(0, row.length);
    if (row.some((place) => used.has(place.id))) places.push(...row.map((place) => ({ ...place, y: place.y - gone })));
    else gone += (down[0] ? top(down[0]) : from + Math.max(...row.map((place) => place.h))) - from;
  }
  return gone ? { ...area, h: area.h - gone, places } : area;
}

/** The atlas of a table whose seat has its hand before it, closed up; `used` is what `usedInHand` says. */
export function atHand(atlas: Atlas, seat: number, used: string): Atlas {
  const ids = new Set(used.split(' '));
  const areas = atlas.board.areas.map((area) =>
    area.role === 'hand' && area.seat === seat ? closedUp(area, ids) : area,
  );
  return areas.every((area, i) => area === atlas.board.areas[i])
    ? atlas
    : new Atlas({ ...atlas.board, areas }, atlas.table);
}

/**
 * How the areas of a table share the screen for a seat that sees the board of `shownSeat` in the middle.
 *
 * Small areas that have no room on a small stage lie at the hand while they can be used, which is what `legal` tells. A
 * hand that is empty, and that nothing can be put into, takes no room.
 */
export function layOut(
  atlas: Atlas,
  seat: number,
  shownSeat: number,
  legal: readonly number[],
  pieces: readonly PieceState[],
  { width, height, screen }: Room,
): Layout {
  const { areas } = atlas.board;
  const small = screen > 0 && screen < SMALL;
  const wanted = placesFor(atlas, legal, seat);
  const used = new Set([...wanted, ...pieces.map((piece) => piece.place)]);
  const filled = (area: Area): boolean => area.places.some((place) => used.has(place.id));
  const hand = areas.filter((area) => area.role === 'hand' && area.seat === seat && filled(area));
  const main = areas.filter((area) => area.role === 'board' || (area.role === 'seat' && area.seat === shownSeat));
  const largest = Math.max(1, ...main.map((area) => Math.max(area.w, area.h)));
  const sides = areas.filter((area) => area.role === 'side');
  const beside = sides.filter((area) => !small || Math.max(area.w, area.h) > LITTLE * largest);
  const room = hand.reduce((left, area) => left - area.w / area.h, screen / PER_HAND);
  const shownIn = (some: readonly Area[]): string[] =>
    pieces
      .filter((piece) => some.some((area) => atlas.areas.get(piece.place) === area))
      .map(({ face }) => atlas.faces.get(face)?.label ?? face);
  const held = new Set(shownIn(hand));
  /** What repeats what is in the hand, be it drawn otherwise: it would look like one thing more to play. */
  const told = (area: Area): boolean => shownIn([area]).some((label) => held.has(label));
  const useful = (area: Area): boolean =>
    area.places.some((place) => wanted.has(place.id)) || (area.w / area.h < room && !told(area));
  const docked = sides.filter((area) => !beside.includes(area) && useful(area));
  const packed = arrange(main, beside, width, height);
  const rest = areas.filter((area) => area.role === 'seat' && area.seat !== shownSeat);
  const along = small ? null : strip(packed, rest, width, height, HEAD);
  const ends = arrange(main, beside, width, TALL).flatMap(({ area, y, scale }) => [y, y + area.h * scale]);
  return {
    spots: along?.main ?? packed,
    others: along?.small ?? null,
    racks: [...hand, ...docked],
    open: [...main, ...beside, ...hand, ...docked],
    ideal: Math.ceil(Math.max(0, ...ends) - Math.min(TALL, ...ends)) + RIM,
  };
}
