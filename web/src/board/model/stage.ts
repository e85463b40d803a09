// How the areas of a table share the stage, in plain numbers: the main ones as large as they go, the rest in the margins.
import type { Area } from '../../lib/wire';

/** Where an area goes: its top left corner in pixels, and pixels a board unit. */
export interface Spot {
  area: Area;
  x: number;
  y: number;
  scale: number;
  /** Board units by which its columns are longer here than they are drawn. */
  more?: number;
}

/** Areas at one scale, with what stands above each of them, in pixels. */
interface Block {
  w: number;
  h: number;
  scale: number;
  spots: readonly Spot[];
}

/** Pixels between the areas of the stage. */
const GAP = 10;
/** Pixels a unit at which the smallest numbers beside the board are still read. */
export const LEGIBLE = 0.75;
/** Pixels a unit at which whole boards of others are still read: at a glance, from further away. */
const LEGIBLE_BOARD = 0.9;
/** Pieces beside the board are drawn at least this large, as a part of those on it. */
export const LEAST_SIDE = 0.6;
/** The least width and height, in pixels, of loose pieces beside the board that can be picked up. */
export const GRASP = 64;
/** The least part of their size that main areas keep beside the boards of others, and its step from try to try. */
const KEPT = 0.66;
/** The least part that they keep beside their side areas alone, and beside things to pick up. */
const KEPT_ALONE = 0.94;
const KEPT_LOOSE = 0.8;
const STEP = 0.01;
/** Areas of other seats are never drawn larger than this part of the main ones, nor smaller than that. */
export const LESSER = 0.6;
const LEAST = 0.18;

export const NOTHING: Block = { w: 0, h: 0, scale: Infinity, spots: [] };

/** Areas in rows of `columns`, each with `head` pixels above it, at a given scale. */
function grid(areas: readonly Area[], columns: number, scale: number, head: number): Block {
  const lines: Area[][] = [];
  for (let i = 0; i < areas.length; i += columns) lines.push(areas.slice(i, i + columns));
  const width = (line: readonly Area[]): number =>
    line.reduce((sum, area) => sum + area.w * scale, GAP * (line.length - 1));
  const w = Math.max(0, ...lines.map(width));
  let y = 0;
  const spots = lines.flatMap((line) => {
    const high = Math.max(...line.map((area) => area.h)) * scale;
    let x = (w - width(line)) / 2;
    const row = line.map((area) => {
      const spot = { area, x, y: y + head + (high - area.h * scale) / 2, scale };
      x += area.w * scale + GAP;
      return spot;
    });
    y += high + head + GAP;
    return row;
  });
  return { w, h: Math.max(0, y - GAP), scale, spots };
}

/** Areas as large as a room has place for, at most `most` pixels a unit; null where there is no room at all. */
export function packed(areas: readonly Area[], width: number, height: number, most: number, head = 0): Block | null {
  if (!areas.length) return NOTHING;
  let best: Block | null = null;
  for (let columns = 1; columns <= areas.length; columns++) {
    const [gaps, heads] = [GAP * (columns - 1), Math.ceil(areas.length / columns)];
    const block = grid(areas, columns, 1, 0);
    const scale = Math.min(
      most,
      (width - gaps) / (block.w - gaps),
      (height - heads * head - GAP * (heads - 1)) / (block.h - GAP * (heads - 1)),
    );
    if (scale > (best?.scale ?? 0)) best = grid(areas, columns, scale, head);
  }
  return best;
}

/** Whether an area is nothing but things to pick up, all of one size, which may lie in any number of columns. */
export function isLoose({ role, drawing, places }: Area): boolean {
  const [first] = places;
  return (
    role === 'side' &&
    !drawing &&
    first !== undefined &&
    places.length > 1 &&
    places.every(({ w, h, spread, touch }) => w === first.w && h === first.h && !spread && touch !== false)
  );
}

/** A loose area in so many columns, with the gaps that it is drawn with. */
export function inColumns(area: Area, columns: number): Area {
  const { places } = area;
  const across = area.w / new Set(places.map(({ x }) => x)).size;
  const down = area.h / new Set(places.map(({ y }) => y)).size;
  return {
    ...area,
    w: across * columns,
    h: down * Math.ceil(places.length / columns),
    places: places.map((place, i) => ({
      ...place,
      x: ((i % columns) + 0.5) * across,
      y: (Math.floor(i / columns) + 0.5) * down,
    })),
  };
}

/** The smaller side of the things of a loose area, in its units. */
export const sizeOf = ({ places }: Area): number => Math.min(...places.flatMap(({ w, h }) => [w, h]));

/** An area whose columns, where they may grow, are only as long as so many tiles. */
export function shortened(area: Area, tiles: number): Area {
  const { h = 0, step = 0 } = (area.longer && area.places.find(({ spread }) => spread === 'column')) || {};
  const cut = Math.max(0, h - tiles * step);
  return cut ? { ...area, h: area.h - cut, longer: (area.longer ?? 0) + cut } : area;
}

/** A block with longer columns, as far as `free` pixels of height allow, shared equally by its rows. */
function taller(block: Block, free: number): Block {
  const rows = [...new Set(block.spots.flatMap(({ area, y }) => (area.longer ? [y] : [])))]; // what never grows is above
  const longer = block.spots.map(({ area, scale }) => Math.min(scale * (area.longer ?? 0), free / (rows.length || 1)));
  const most = Math.max(0, ...longer);
  const spots = block.spots.map((spot, i) => ({
    ...spot,
    y: spot.y + most * Math.max(0, rows.indexOf(spot.y)),
    more: Math.floor(Math.max(0, longer[i] ?? 0) / spot.scale),
  }));
  return { ...block, h: block.h + most * rows.length, spots };
}

export const moved = (spots: readonly Spot[], x: number, y: number): Spot[] =>
  spots.map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }));

interface Stage {
  main: Spot[];
  /** None where they could not be read. */
  side: Spot[];
  /** Null where the stage has no room for them that is worth it. */
  others: Spot[] | null;
  /** Pixels from the left of the leftmost to the right of the rightmost, from the top of the highest to the bottom. */
  wide: number;
  high: number;
}

const FIT = 1 - 1e-9;

/**
 * Main areas as large as a stage of `width` by `height` pixels has room for, the side ones and the boards of others in
 * the margin at the right, side areas alone also below. Where they cannot be read there they are left out; where boards
 * of others cannot, the main areas yield some of their size to them, and are longer.
 */
// eslint-disable-next-line complexity -- beside others and alone, at the right and below
export function setStage(
  main: readonly Area[],
  side: readonly Area[],
  others: readonly Area[],
  { width, height, head }: { width: number; height: number; head: number },
): Stage {
  const whole = width > 0 && height > 0 ? packed(main, width, height, Infinity) : null;
  if (!whole || whole === NOTHING) return { main: [], side: [], others: null, wide: 0, high: 0 };
  const crowd = others.length > 0;
  const grasp = Math.max(0, ...side.filter(isLoose).map((area) => GRASP / sizeOf(area)));
  const leastPart = crowd ? KEPT : grasp ? KEPT_LOOSE : KEPT_ALONE;
  let best = { block: whole, rest: { ...NOTHING, scale: 0 }, right: true };
  const goal = (scale: number): number =>
    crowd ? Math.min(LEGIBLE_BOARD, scale * LESSER) : Math.min(grasp || Math.max(LEGIBLE, scale * LEAST_SIDE), scale);
  const enough = ({ block, rest }: typeof best, least = Infinity): boolean =>
    rest.scale >= FIT * Math.min(goal(block.scale), least);
  for (let part = 1; part >= leastPart && !enough(best); part -= STEP) {
    const before = best;
    const block = packed(main, width * part, height * part, whole.scale * part) ?? whole;
    for (const right of crowd ? [true] : [true, false]) {
      const [w, h] = right ? [width - block.w - GAP, height] : [width - GAP, height - block.h - GAP];
      const rest = packed([...side, ...others], w, h, block.scale * (crowd ? LESSER : 1), crowd ? head : 0);
      if (rest && rest.scale > best.rest.scale) best = { block, rest, right };
    }
    if (crowd && best === before && best.rest.scale >= LEGIBLE) break; // it is the height that keeps them small
  }
  if (crowd && best.rest.scale < best.block.scale * LEAST) return setStage(main, side, [], { width, height, head });
  if (!crowd && !enough(best, grasp ? LEGIBLE : Infinity)) best = { block: whole, rest: NOTHING, right: true };
  const { block, rest, right } = best;
  const own = right ? taller(block, height - block.h) : block;
  const margin = right ? taller(rest, height - rest.h) : rest;
  const gap = margin.w && GAP;
  const w = right ? own.w + gap + margin.w : Math.max(own.w, margin.w);
  const high = right ? Math.max(own.h, margin.h) : own.h + gap + margin.h;
  const [x, y] = [(width - w) / 2, (height - high) / 2];
  const beside = right
    ? moved(margin.spots, x + own.w + gap, crowd ? y : y + (high - margin.h) / 2)
    : moved(margin.spots, x + (w - margin.w) / 2, y + own.h + gap);
  return {
    main: right ? moved(own.spots, x, y + (high - own.h) / 2) : moved(own.spots, x + (w - own.w) / 2, y),
    side: beside.filter(({ area }) => side.includes(area)),
    others: crowd ? beside.filter(({ area }) => others.includes(area)) : null,
    wide: w,
    high,
  };
}
