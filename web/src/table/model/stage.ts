// How the areas of a table share the stage, in plain numbers: the main ones as large as they go, the rest in the margins.
import type { Area } from '../../api/wire';

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
export const LEGIBLE = 0.55;
/** The same for whole boards of others: they are read at a glance, from further away. */
const LEGIBLE_BOARD = 0.72;
/** Pieces beside the board are drawn at least this large, as a part of those on it. */
export const LEAST_SIDE = 0.6;
/** The part of their size that main areas keep at least beside small areas, and beside the boards of others. */
const KEPT = { side: 0.75, others: 0.66 };
const STEP = 0.01;
/** Areas of other seats are never drawn larger than this part of the main ones, nor smaller than that. */
const LESSER = 0.6;
const LEAST = 0.18;
/** The part of a margin that side areas leave to the boards of others. */
const SHARE = 0.4;

const NOTHING: Block = { w: 0, h: 0, scale: Infinity, spots: [] };

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
function packed(areas: readonly Area[], width: number, height: number, most: number, head = 0): Block | null {
  if (!areas.length) return NOTHING;
  let best: Block | null = null;
  for (let columns = 1; columns <= areas.length; columns++) {
    const [gaps, heads] = [GAP * (columns - 1), Math.ceil(areas.length / columns)];
    const one = grid(areas, columns, 1, 0);
    const scale = Math.min(
      most,
      (width - gaps) / (one.w - gaps),
      (height - heads * head - GAP * (heads - 1)) / (one.h - GAP * (heads - 1)),
    );
    if (scale > (best?.scale ?? 0)) best = grid(areas, columns, scale, head);
  }
  return best;
}

/** The same areas with longer columns, as far as `free` pixels of height allow, the same part of it for each row. */
function taller(block: Block, free: number): Block {
  const rows = [...new Set(block.spots.map((spot) => spot.y))];
  const longer = block.spots.map(({ area, scale }) => Math.min(scale * (area.longer ?? 0), free / rows.length));
  const most = Math.max(0, ...longer);
  const spots = block.spots.map((spot, i) => ({
    ...spot,
    y: spot.y + most * rows.indexOf(spot.y),
    more: Math.floor(Math.max(0, longer[i] ?? 0) / spot.scale),
  }));
  return { ...block, h: block.h + most * rows.length, spots };
}

const moved = (spots: readonly Spot[], x: number, y: number): Spot[] =>
  spots.map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }));

export interface Stage {
  main: Spot[];
  /** Null where the stage has no room for them that is worth it. */
  side: Spot[] | null;
  others: Spot[] | null;
  /** Pixels from the top of the highest to the bottom of the lowest. */
  high: number;
}

interface Margin {
  side: Block;
  others: Block;
  right: boolean;
}

const FIT = 1 - 1e-9;
const enough = ({ side, others }: Margin, scale: number): boolean =>
  side.scale >= Math.min(Math.max(LEGIBLE, scale * LEAST_SIDE), scale) * FIT &&
  others.scale >= Math.min(LEGIBLE_BOARD, scale * LESSER) * FIT;

/** The room at the right of the main areas or below them: side areas, then the boards of others. */
function margin(
  side: readonly Area[],
  others: readonly Area[],
  [wide, high]: readonly [number, number],
  right: boolean,
  scale: number,
  head: number,
): Margin | null {
  if (wide <= 0 || high <= 0) return null;
  const part = side.length && others.length ? SHARE : 1;
  const first = packed(side, right ? wide : wide * part, right ? high * part : high, scale);
  if (!first) return null;
  const gap = first.spots.length ? GAP : 0;
  const [w, h] = right ? [wide, high - first.h - gap] : [wide - first.w - gap, high];
  const second = packed(others, w, h, scale * LESSER, head);
  return second && { side: first, others: second, right };
}

/**
 * Main areas as large as a stage of `width` by `height` pixels has room for, the side ones and the boards of others in
 * the margin at the right or below. Where that is too narrow for them to be read, the main areas yield some of their
 * size, unless `keep` says not to: then what has no room is left out.
 */
export function setStage(
  main: readonly Area[],
  side: readonly Area[],
  others: readonly Area[],
  { width, height, head, keep }: { width: number; height: number; head: number; keep: boolean },
): Stage {
  const whole = width > 0 && height > 0 ? packed(main, width, height, Infinity) : null;
  if (!whole || whole === NOTHING) return { main: [], side: null, others: null, high: 0 };
  const end = (block: Block, margin: Margin | null): Stage => settled(block, margin, width, height, !keep);
  if (!side.length && !others.length) return end(whole, null);
  let last: { block: Block; margin: Margin } | null = null;
  const least = keep ? 1 : KEPT[others.length ? 'others' : 'side'];
  for (let part = 1; part >= least; part -= STEP) {
    const block = packed(main, width * part, height * part, whole.scale * part) ?? whole;
    const found = [true, false].flatMap((right) => {
      const room = right ? ([width - block.w - GAP, height] as const) : ([width, height - block.h - GAP] as const);
      return margin(side, others, room, right, block.scale, head) ?? [];
    });
    const best = found.sort((one, two) => two.side.scale + two.others.scale - one.side.scale - one.others.scale)[0];
    if (best && enough(best, block.scale)) return end(block, best);
    if (best) last = { block, margin: best };
  }
  if (others.length) {
    const bearable = last && last.margin.others.scale >= last.block.scale * LEAST;
    if (bearable && !keep) return end(last?.block ?? whole, last?.margin ?? null);
    return { ...setStage(main, side, [], { width, height, head, keep }), others: null };
  }
  return keep || !last ? end(whole, null) : end(last.block, last.margin);
}

/** Everything in the middle of the stage; to `fill` its height, columns are longer. */
function settled(block: Block, margin: Margin | null, width: number, height: number, fill: boolean): Stage {
  const { side, others: rest, right } = margin ?? { side: NOTHING, others: NOTHING, right: true };
  const both = side.spots.length && rest.spots.length ? GAP : 0;
  const main = fill && right ? taller(block, height - block.h) : block;
  const others = fill && right ? taller(rest, height - side.h - both - rest.h) : rest;
  const beside = right
    ? { w: Math.max(side.w, others.w), h: side.h + both + others.h }
    : { w: side.w + both + others.w, h: Math.max(side.h, others.h) };
  const gap = beside.w && beside.h ? GAP : 0;
  const w = right ? main.w + gap + beside.w : Math.max(main.w, beside.w);
  const h = right ? Math.max(main.h, beside.h) : main.h + gap + beside.h;
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const [mainX, mainY] = right ? [x, y + (h - main.h) / 2] : [x + (w - main.w) / 2, y];
  const [left, top] = right ? [x + main.w + gap, y + (h - beside.h) / 2] : [x + (w - beside.w) / 2, y + main.h + gap];
  const sideAt = right ? [left + (beside.w - side.w) / 2, top] : [left, top + (beside.h - side.h) / 2];
  const othersAt = right
    ? [left + (beside.w - others.w) / 2, top + side.h + both]
    : [left + side.w + both, top + (beside.h - others.h) / 2];
  return {
    main: moved(main.spots, mainX, mainY),
    side: margin ? moved(side.spots, sideAt[0] ?? 0, sideAt[1] ?? 0) : null,
    others: margin ? moved(others.spots, othersAt[0] ?? 0, othersAt[1] ?? 0) : null,
    high: h,
  };
}
