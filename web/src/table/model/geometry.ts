// Where things lie, in plain numbers: pieces in places, places on the page, the next place in a direction, and how
// the areas of a table share a screen. Draws nothing.
import type { Area, Place } from '../../api/wire';

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
 * The first of a spread lies half a step from the start edge; where `count` steps do not fit, steps shrink.
 */
export function lie(place: Place, order: number, count: number): Point {
  if (!place.spread || place.spread === 'stack') return { x: place.x, y: place.y };
  const long = place.spread === 'row' ? place.w : place.h;
  const full = place.step ?? 0;
  const step = count < 2 ? full : Math.min(full, (long - full) / (count - 1));
  const along = full / 2 - long / 2 + order * step;
  return place.spread === 'row' ? { x: place.x + along, y: place.y } : { x: place.x, y: place.y + along };
}

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
  const found: T[][] = [];
  for (const box of [...boxes].sort((one, two) => one.y - two.y || one.x - two.x)) {
    const row = found.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(box.y - first.y) < Math.min(box.h, first.h) * LEVEL) row.push(box);
    else found.push([box]);
  }
  for (const row of found) row.sort((one, two) => one.x - two.x);
  return found;
}

/** Where an area goes: its top left corner in pixels, and pixels a board unit. */
export interface Spot {
  area: Area;
  x: number;
  y: number;
  scale: number;
}

interface Block {
  w: number;
  h: number;
  items: readonly { area: Area; x: number; y: number }[];
}

function line(areas: readonly Area[], down: boolean, gap: number): Block {
  const w = down
    ? Math.max(0, ...areas.map((a) => a.w))
    : areas.reduce((sum, a) => sum + a.w, gap * (areas.length - 1));
  const h = down
    ? areas.reduce((sum, a) => sum + a.h, gap * (areas.length - 1))
    : Math.max(0, ...areas.map((a) => a.h));
  let at = 0;
  const items = areas.map((area) => {
    const item = down ? { area, x: (w - area.w) / 2, y: at } : { area, x: at, y: (h - area.h) / 2 };
    at += (down ? area.h : area.w) + gap;
    return item;
  });
  return { w, h, items };
}

function joined(first: Block, second: Block, below: boolean, gap: number): Block {
  if (!second.items.length) return first;
  if (!first.items.length) return second;
  const w = below ? Math.max(first.w, second.w) : first.w + gap + second.w;
  const h = below ? first.h + gap + second.h : Math.max(first.h, second.h);
  const shifted = (block: Block, x: number, y: number) => block.items.map((i) => ({ ...i, x: i.x + x, y: i.y + y }));
  const items = below
    ? [...shifted(first, (w - first.w) / 2, 0), ...shifted(second, (w - second.w) / 2, first.h + gap)]
    : [...shifted(first, 0, (h - first.h) / 2), ...shifted(second, first.w + gap, (h - second.h) / 2)];
  return { w, h, items };
}

/** Space between areas, as part of the larger side of the largest one. */
const GAP = 0.03;

/**
 * How main and side areas share a stage of `width` by `height` pixels, all at one scale, as large as possible.
 *
 * Main areas stand side by side or below each other, the side ones beside or below them: whatever fits best.
 */
export function arrange(main: readonly Area[], side: readonly Area[], width: number, height: number): Spot[] {
  const all = [...main, ...side];
  if (!all.length || width <= 0 || height <= 0) return [];
  const gap = GAP * Math.max(...all.map((a) => Math.max(a.w, a.h)));
  let best: Block | null = null;
  let scale = 0;
  for (const down of [false, true]) {
    for (const sideDown of [true, false]) {
      for (const below of [false, true]) {
        const block = joined(line(main, down, gap), line(side, sideDown, gap), below, gap);
        const fits = Math.min(width / block.w, height / block.h);
        if (fits > scale * (1 + Number.EPSILON)) [best, scale] = [block, fits];
      }
    }
  }
  if (!best) return [];
  const left = (width - best.w * scale) / 2;
  const top = (height - best.h * scale) / 2;
  return best.items.map(({ area, x, y }) => ({ area, x: left + x * scale, y: top + y * scale, scale }));
}

/** Areas of other seats are never drawn larger than this part of the main ones, nor smaller than that. */
const LESSER = 0.6;
const LEAST = 0.18;

/**
 * Puts small areas, each with `head` pixels above it for a name, into the room that the main ones leave free at the
 * right or below; the main ones move aside for them. Null where there is no room worth it.
 */
export function strip(
  spots: readonly Spot[],
  small: readonly Area[],
  width: number,
  height: number,
  head: number,
): { main: Spot[]; small: Spot[] } | null {
  const scale = spots[0]?.scale ?? 0;
  if (!small.length || !scale) return null;
  const left = Math.min(...spots.map((spot) => spot.x));
  const top = Math.min(...spots.map((spot) => spot.y));
  const wide = Math.max(...spots.map((spot) => spot.x + spot.area.w * scale)) - left;
  const high = Math.max(...spots.map((spot) => spot.y + spot.area.h * scale)) - top;
  const gap = GAP * Math.max(wide, high);
  const w = Math.max(...small.map((area) => area.w));
  const h = Math.max(...small.map((area) => area.h));
  let best = { columns: 1, scale: 0, across: true };
  for (const across of [true, false]) {
    const [roomW, roomH] = across ? [width - wide - gap, height] : [width, height - high - gap];
    for (let columns = 1; columns <= small.length; columns++) {
      const rows = Math.ceil(small.length / columns);
      const fits = Math.min((roomW / columns - gap) / w, (roomH / rows - head - gap) / h, scale * LESSER);
      if (fits > best.scale) best = { columns, scale: fits, across };
    }
  }
  if (best.scale < scale * LEAST) return null;
  const rows = Math.ceil(small.length / best.columns);
  const block = { w: best.columns * (w * best.scale + gap) - gap, h: rows * (h * best.scale + head + gap) - gap };
  const whole = best.across
    ? { w: wide + gap + block.w, h: Math.max(high, block.h) }
    : { w: Math.max(wide, block.w), h: high + gap + block.h };
  const x = (width - whole.w) / 2;
  const y = (height - whole.h) / 2;
  const mainX = best.across ? x : x + (whole.w - wide) / 2;
  const mainY = best.across ? y + (whole.h - high) / 2 : y;
  const blockX = best.across ? x + wide + gap : x + (whole.w - block.w) / 2;
  const blockY = best.across ? y + (whole.h - block.h) / 2 : y + high + gap;
  return {
    main: spots.map((spot) => ({ ...spot, x: spot.x - left + mainX, y: spot.y - top + mainY })),
    small: small.map((area, i) => ({
      area,
      x: blockX + (i % best.columns) * (w * best.scale + gap),
      y: blockY + Math.floor(i / best.columns) * (h * best.scale + head + gap) + head,
      scale: best.scale,
    })),
  };
}
