// Which areas of a table are drawn where: the stage, the room beside it for others' boards, the hand. Pure.
import { arrange, strip, type Spot } from '../lib/geometry';
import type { Area } from '../lib/wire';
import type { Thing } from './model';
import type { Atlas } from './targets';

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
  hand: readonly Area[];
  docked: readonly Area[];
  /** Everything that is drawn large enough to be touched. */
  open: readonly Area[];
  /** How tall the stage may be before there is felt left over. */
  ideal: number;
}

/** Areas with places that some of the actions name. */
export function areasFor(atlas: Atlas, legal: readonly number[], seat: number): Set<string> {
  const refs = new Set(legal.flatMap((action) => atlas.table.refs(action)));
  const places = [...refs].flatMap((ref) => atlas.placesOf(ref, seat));
  return new Set(places.flatMap((place) => atlas.areas.get(place.id)?.id ?? []));
}

/**
 * How the areas of a table share the screen for a seat that sees the board of `shownSeat` in the middle.
 *
 * Small areas that have no room on a small stage lie at the hand while they can be used, which is what `legal` tells. A
 * hand that is empty, and that nothing can be put into, takes no room.
 */
export function layOut(atlas: Atlas, seat: number, shownSeat: number, legal: readonly number[], pieces: readonly Thing[], { width, height, screen }: Room): Layout {
  const { areas } = atlas.board;
  const small = screen > 0 && screen < SMALL;
  const wanted = areasFor(atlas, legal, seat);
  const filled = new Set(pieces.map((piece) => atlas.areas.get(piece.place)?.id));
  const hand = areas.filter((area) => area.role === 'hand' && area.seat === seat && (filled.has(area.id) || wanted.has(area.id)));
  const main = areas.filter((area) => area.role === 'board' || (area.role === 'seat' && area.seat === shownSeat));
  const largest = Math.max(1, ...main.map((area) => Math.max(area.w, area.h)));
  const sides = areas.filter((area) => area.role === 'side');
  const beside = sides.filter((area) => !small || Math.max(area.w, area.h) > LITTLE * largest);
  const room = hand.reduce((left, area) => left - area.w / area.h, screen / PER_HAND);
  const docked = sides.filter((area) => !beside.includes(area) && (wanted.has(area.id) || area.w / area.h < room));
  const packed = arrange(main, beside, width, height);
  const rest = areas.filter((area) => area.role === 'seat' && area.seat !== shownSeat);
  const along = small ? null : strip(packed, rest, width, height, HEAD);
  const ends = arrange(main, beside, width, TALL).flatMap(({ area, y, scale }) => [y, y + area.h * scale]);
  return {
    spots: along?.main ?? packed,
    others: along?.small ?? null,
    hand,
    docked,
    open: [...main, ...beside, ...hand, ...docked],
    ideal: Math.ceil(Math.max(0, ...ends) - Math.min(TALL, ...ends)) + RIM,
  };
}
