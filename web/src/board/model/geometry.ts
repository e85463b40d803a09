// Where things lie, in plain numbers: pieces in places, places on the page, the next place in a direction.
import type { Place } from '../../lib/wire';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its centre and size. */
export interface Box extends Point {
  w: number;
  h: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The centre of the piece at position `order` among `count` pieces of a place, in units of its area.
 *
 * The first of a spread lies half a step from the start edge.
 */
export function lie(place: Place, order: number, count: number): Point {
  if (!place.spread || place.spread === 'stack') return { x: place.x, y: place.y };
  const along = ((place.step ?? 0) - lengthOf(place)) / 2 + order * stepOf(place, count);
  return place.spread === 'row' ? { x: place.x + along, y: place.y } : { x: place.x, y: place.y + along };
}

const lengthOf = (place: Place): number => (place.spread === 'row' ? place.w : place.h);

/** How far apart `count` pieces of a spread lie: where that many steps do not fit, they shrink. */
function stepOf(place: Place, count: number): number {
  const full = place.step ?? 0;
  return count < 2 ? full : Math.min(full, (lengthOf(place) - full) / (count - 1));
}

const FIGURE = 0.65; // of a step of a column: its tile's number, with the air round it
const RISEN = 1.5; // by so much such a number stands above its tile's middle anyway

/** How far the number of a tile moves up, and how much it shrinks, to stand in what the next tile leaves to be seen. */
export function strip(place: Place, count: number): { up: number; less: number } {
  const [full, step] = [place.step ?? 0, stepOf(place, count)];
  return { up: Math.min(0, (step - full) / 2 + RISEN), less: Math.min(1, step / full / FIGURE) };
}

const BADGED = 40; // units of the smaller side of a thing whose badge has its full size

/** How much smaller the badge of a small thing is, so that it leaves its number free (`display.svg.board` does the same). */
export const badgeScale = ({ w, h }: Pick<Box, 'w' | 'h'>): number => Math.min(1, Math.min(w, h) / BADGED);

/** Distance from a point to a box; 0 inside. */
export function distance(box: Box, at: Point): number {
  const dx = Math.max(0, Math.abs(at.x - box.x) - box.w / 2);
  const dy = Math.max(0, Math.abs(at.y - box.y) - box.h / 2);
  return Math.hypot(dx, dy);
}

/** The box nearest to a point, within `reach` of its edge; among those that hold it, the one it is most central in. */
export function nearest<T extends Box>(boxes: Iterable<T>, at: Point, reach: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const away = distance(box, at);
    if (away > reach) continue;
    const cost = away * ASIDE + Math.hypot(at.x - box.x, at.y - box.y);
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/** How much heavier a step sideways weighs than one ahead, when looking for the next place in a direction. */
const ASIDE = 3;
/** Two centres closer than this part of a box count as level. */
const LEVEL = 0.35;

/** The next box from another in a direction: straight ahead before aslant, near before far. */
export function ahead<T extends Box>(boxes: Iterable<T>, from: Box, direction: Direction): T | null {
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best: T | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const along = sign * (across ? box.x - from.x : box.y - from.y);
    const aside = Math.abs(across ? box.y - from.y : box.x - from.x);
    const size = across ? Math.min(box.w, from.w) : Math.min(box.h, from.h);
    if (along <= size * LEVEL) continue;
    const cost = along + ASIDE * aside;
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/** Boxes in reading order, as rows: those whose centres are level with the row's first belong to it. */
export function rows<T extends Box>(boxes: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(box.y - first.y) < Math.min(box.h, first.h) * LEVEL) row.push(box);
    else rows.push([box]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}
