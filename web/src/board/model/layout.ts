// Which areas of a table are drawn where: the stage, the room beside it for others' boards, the hand. Pure.
import { GRASP, inColumns, isLoose, moved, NOTHING, packed, setStage, shortened, sizeOf, type Spot } from './stage';
import type { Area, Place } from '../../lib/wire';
import type { PieceState } from './state';
import { Atlas } from './targets';

/** Pixels: below, there is no room beside the board. */
export const SMALL = 900;
/** Pixels above another seat's board, for the name. */
export const HEAD = 30;
/** An area this small a part of the board does not stand beside it: it lies at the hand, or on the shelf without one. */
const LITTLE = 0.25;
/** Tiles that columns are long at least: one's own on a small screen, and those of others. */
const COLUMN = { small: 6, low: 4, others: 5 };
/** Pixels: as if there were no end to the screen. */
const ENDLESS = 100_000;
/** Pixels of what stands beside the stage of a large screen at least, as its part of the screen, and of the gaps there. */
const ASIDE = { least: 300, most: 380, part: 0.26, gaps: 42 };
/** Pixels of felt and frame round the areas, both sides together. */
const RIM = { small: 6, wide: 28 };
/** Pixels of felt on every side of a large screen's stage; at both ends of the hand there are twice as many. */
const PAD = 4;
/** Pixels of the hand's row, as high as its screen lets it be; a unit of a piece is never larger than that. */
const HAND = { wide: 100, low: 84, small: 80, tiny: 58 };
/** The part of a small screen's height that things to pick up, which have no room on its stage, take at most. */
const TRAY = 0.25;
/** Pixels by which things to pick up are hardly the larger. */
const ALIKE = 8;
/** Pixels of the shelf, at most. */
const SHELF = 96;
/** Pixels of height below which a screen has a lower row for the hand: a large one, and a small one. */
const LOW = 820;
const TINY = 640;
/** Pixels a unit of what lies at the hand or on the shelf, at most. */
const MOST_SCALE = 1.6;
/** Pixels between what lies at the hand. */
const GAP = 10;

/** What there is room for, in pixels: `width` and `height` are the stage's, the table is what lies on the whole screen. */
interface Room {
  width: number;
  height: number;
  handWidth: number;
  screenWidth: number;
  screenHeight: number;
  tableWidth: number;
}

/** An area at the hand, in pixels. */
interface Rack {
  area: Area;
  w: number;
  h: number;
}

/** What follows from the board and the screen alone: nothing that happens moves it. */
export interface StageLayout {
  /** On the stage, with their corners in pixels. */
  spots: readonly Spot[];
  /** Boards of other seats beside them; null where the stage has no room. */
  others: readonly Spot[] | null;
  /** Pixels of the row of the hand; 0 where nothing ever lies there. */
  handHeight: number;
  /** Pixels that the stage of a small screen may be high before there is felt left over, or that of a large one wide. */
  idealSize: number;
  /** The least width, in pixels, of what is beside the stage. */
  asideWidth: number;
  /** The table as it is drawn: what has longer columns here has them in it. */
  atlas: Atlas;
  /** Areas that the stage has no room for. */
  leftOut: readonly Area[];
  /** Areas that only show a text. */
  labels: readonly Area[];
  /** Areas beside the hand; null where they are there only while they can be used. */
  docked: readonly Area[] | null;
  /** Things to pick up that have the hand's row. */
  tray: readonly Rack[];
  small: boolean;
  /** Pixels that the hand's row is wide. */
  handWidth: number;
}

/** What lies at the hand, which follows the game. */
interface RackLayout {
  /** The own hand, and what lies at it while it can be used. */
  racks: readonly Rack[];
  /** What the stage has no room for, left and right of the middle of a shelf: beside it, on a small screen in the sheet. */
  shelf: { spots: readonly Spot[]; w: number; h: number };
  /** Everything that is drawn large enough to be touched. */
  touchable: readonly Area[];
  /** The table as it is drawn, with the hand closed up. */
  atlas: Atlas;
}

export type Layout = StageLayout & RackLayout;

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
  let removed = 0;
  const rest = [...area.places].sort((a, b) => top(a) - top(b));
  for (let first = rest[0]; first; first = rest[0]) {
    const { y } = first;
    const [rowTop, row] = [top(first), rest.filter((place) => place.y === y)];
    rest.splice(0, row.length);
    if (row.some((place) => used.has(place.id)))
      places.push(...row.map((place) => ({ ...place, y: place.y - removed })));
    else removed += (rest[0] ? top(rest[0]) : rowTop + Math.max(...row.map((place) => place.h))) - rowTop;
  }
  return removed ? { ...area, h: area.h - removed, places } : area;
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

function longer(area: Area, more: number): Area {
  const places = area.places.map((place) =>
    place.spread === 'column' ? { ...place, y: place.y + more / 2, h: place.h + more } : place,
  );
  return { ...area, h: area.h + more, places };
}

const stretched = new WeakMap<Atlas, { key: string; atlas: Atlas }>();

/** The atlas of a table on a stage where some columns are longer; the same one as long as they are. */
function asLaid(atlas: Atlas, spots: readonly Spot[]): Atlas {
  const heights = new Map(atlas.board.areas.map(({ id, h }) => [id, h]));
  const lengths = new Map(spots.map(({ area, more = 0 }) => [area.id, area.h + more - (heights.get(area.id) ?? 0)]));
  const key = [...lengths].join(' ');
  const cached = stretched.get(atlas);
  if (cached?.key === key) return cached.atlas;
  const areas = atlas.board.areas.map((area) =>
    lengths.get(area.id) ? longer(area, lengths.get(area.id) ?? 0) : area,
  );
  const laid = areas.every((area, i) => area === atlas.board.areas[i])
    ? atlas
    : new Atlas({ ...atlas.board, areas }, atlas.table);
  stretched.set(atlas, { key, atlas: laid });
  return laid;
}

/** Pixels of the row of the hand. */
function handRow(screenWidth: number, screenHeight: number): number {
  if (screenWidth < SMALL) return screenHeight < TINY ? HAND.tiny : HAND.small;
  return screenHeight < LOW ? HAND.low : HAND.wide;
}

/** Areas side by side, each as large as their row lets it be. */
function racked(areas: readonly Area[], width: number, height: number): Rack[] {
  const sized = areas.map((area) => ({ area, scale: Math.min(MOST_SCALE, height / area.h) }));
  const natural = sized.reduce((sum, { area, scale }) => sum + area.w * scale, 0);
  const fit = Math.min(1, Math.max(0, width - GAP * (areas.length - 1)) / Math.max(1, natural));
  return sized.map(({ area, scale }) => ({ area, w: area.w * scale * fit, h: area.h * scale * fit }));
}

const reshaped = new WeakMap<Atlas, readonly [Atlas, ...Atlas[]]>();

/** The atlas of a table with its loose areas in every number of columns; of one that has none, itself. */
function shapesOf(atlas: Atlas): readonly [Atlas, ...Atlas[]] {
  const cached = reshaped.get(atlas);
  if (cached) return cached;
  const { areas } = atlas.board;
  const most = Math.max(0, ...areas.filter(isLoose).map(({ places }) => places.length));
  const others = Array.from({ length: most }, (_, i) => {
    const laid = areas.map((area) => (isLoose(area) ? inColumns(area, Math.min(i + 1, area.places.length)) : area));
    return new Atlas({ ...atlas.board, areas: laid }, atlas.table);
  });
  reshaped.set(atlas, [atlas, ...others]);
  return [atlas, ...others];
}

type StageArguments = [seat: number, shownSeat: number, room: Room];

/**
 * How the areas of a table share the screen for a seat that sees the board of `shownSeat` in the middle.
 *
 * What lies loose beside the board has as many columns as let it be picked up best, and take least from the board.
 */
export function stage(atlas: Atlas, ...args: StageArguments): StageLayout {
  const [first, ...others] = shapesOf(atlas);
  return others.map((shape) => shapedAs(shape, ...args)).reduce(better, shapedAs(first, ...args));
}

/** The stage whose loose pieces can be picked up the better; of about equal ones that with the larger board. */
function better(a: StageLayout, b: StageLayout): StageLayout {
  const size = (of: StageLayout): number => Math.round(Math.min(GRASP, smallest(of)) / ALIKE);
  const scale = ({ spots }: StageLayout): number => spots[0]?.scale ?? 0;
  return (size(b) - size(a) || a.handHeight - b.handHeight || scale(b) - scale(a)) > 0 ? b : a;
}

/** Pixels that the smallest thing lying loose measures; Infinity where there is none. */
function smallest(of: StageLayout): number {
  const { spots, tray, leftOut, docked } = of;
  const shelf = shelved(
    leftOut.filter((area) => !docked?.includes(area)),
    of,
  );
  const scales = [...spots, ...shelf.spots, ...tray.map(({ area, w }) => ({ area, scale: w / area.w }))];
  return Math.min(
    Infinity,
    ...scales.filter(({ area }) => isLoose(area)).map(({ area, scale }) => sizeOf(area) * scale),
  );
}

/** Areas on the shelf, but for those in the tray. */
function shelved(areas: readonly Area[], { tray, handWidth }: StageLayout) {
  const unseen = areas.filter((area) => !tray.some((rack) => rack.area === area));
  return packed(unseen, handWidth - 4 * PAD, SHELF, MOST_SCALE) ?? NOTHING;
}

/** How the areas of a table share the screen in the shape that they have. */
// eslint-disable-next-line complexity -- small and wide screens, with a hand and without
function shapedAs(atlas: Atlas, ...[seat, shownSeat, room]: StageArguments): StageLayout {
  const { width, height, handWidth, screenWidth, screenHeight, tableWidth } = room;
  const { areas } = atlas.board;
  const small = screenWidth > 0 && screenWidth < SMALL;
  const own = areas.filter((area) => area.role === 'hand' && area.seat === seat);
  const main = areas.filter((area) => area.role === 'board' || (area.role === 'seat' && area.seat === shownSeat));
  const boardSize = Math.max(1, ...main.map((area) => Math.max(area.w, area.h)));
  const sides = areas.filter((area) => area.role === 'side');
  const little = sides.filter(({ w, h }) => Math.max(w, h) <= LITTLE * boardSize);
  // There what is loose lies in the tray, which leaves the board its width.
  const upright = small && screenHeight > screenWidth;
  const loose = sides.filter(isLoose);
  const beside = sides.filter((area) => !little.includes(area) && !(upright && isLoose(area)));
  const othersBoards = areas.filter((area) => area.role === 'seat' && area.seat !== shownSeat);
  const pad = small ? 0 : PAD;
  const felt = { width: width - 2 * pad, height: height - 2 * pad, head: HEAD };
  const shortest = small ? main.map((area) => shortened(area, COLUMN.small)) : main;
  const others = small
    ? []
    : othersBoards.map((area) => shortened(area, screenHeight < LOW ? COLUMN.low : COLUMN.others));
  const setting = setStage(shortest, beside, others, felt);
  const asideWidth = Math.min(ASIDE.most, Math.max(ASIDE.least, ASIDE.part * screenWidth));
  const widest = setStage(shortest, beside, others, {
    ...felt,
    width: tableWidth - asideWidth - ASIDE.gaps - RIM.wide,
  });
  const endless = small
    ? setStage(shortest, beside, [], { ...felt, width: tableWidth, height: ENDLESS })
    : setStage(shortest, widest.side.length ? beside : [], others, { ...felt, width: ENDLESS });
  const drawn = asLaid(atlas, [...setting.main, ...(setting.others ?? [])]);
  const byId = new Map(drawn.board.areas.map((area) => [area.id, area]));
  const inset = (spot: Spot): Spot => ({
    ...spot,
    area: byId.get(spot.area.id) ?? spot.area,
    x: spot.x + pad,
    y: spot.y + pad,
  });
  const spots = [...setting.main, ...setting.side].map(inset);
  const leftOut = width ? sides.filter((area) => !spots.some((spot) => spot.area === area)) : [];

  const touchable = leftOut.filter((area) => area.places.some((place) => place.touch !== false));
  const labels = little.filter((area) => !touchable.includes(area));
  const hasHand = own.length > 0;
  const isWatcher = !hasHand && areas.some((area) => area.role === 'hand');
  const isLabelLeftOut = small && leftOut.some((area) => labels.includes(area));
  const inTray = small && !hasHand ? loose.filter((area) => leftOut.includes(area)) : [];
  const tray = inTray.length ? racked(inTray, handWidth - 4 * PAD, TRAY * screenHeight) : [];
  const rowHeight = tray.length ? Math.ceil(Math.max(...tray.map(({ h }) => h))) : handRow(screenWidth, screenHeight);
  return {
    spots,
    others: setting.others?.map(inset) ?? null,
    handHeight: hasHand || (isWatcher ? isLabelLeftOut : touchable.length) ? rowHeight : 0,
    idealSize: Math.ceil(small ? endless.high + RIM.small : Math.min(endless.wide, widest.wide) + RIM.wide),
    asideWidth,
    atlas: drawn,
    leftOut,
    labels,
    docked: small ? null : hasHand ? little : [],
    tray,
    small,
    handWidth,
  };
}

/**
 * What lies at the hand of a seat: small areas that have no room on a small stage lie there while they can be used, which
 * is what `legal` tells, and do not repeat what is in the hand. `atlas` is the stage's with the hand closed up.
 */
export function rack(
  stageLayout: StageLayout,
  atlas: Atlas,
  seat: number,
  legal: readonly number[],
  pieces: readonly PieceState[],
): RackLayout {
  const { spots, leftOut, small, handWidth, handHeight } = stageLayout;
  const ownHand = atlas.board.areas.filter((area) => area.role === 'hand' && area.seat === seat);
  const legalPlaces = placesFor(atlas, legal, seat);
  const facesIn = (areas: readonly Area[]): string[] =>
    pieces
      .filter((piece) => areas.some((area) => atlas.areas.get(piece.place) === area))
      .map(({ face }) => atlas.faces.get(face)?.label ?? face);
  const facesInHand = new Set(facesIn(ownHand));
  const isInHand = (area: Area): boolean => facesIn([area]).some((label) => facesInHand.has(label));
  const isLabel = (area: Area): boolean => stageLayout.labels.includes(area);
  const useful = (area: Area): boolean =>
    area.places.some((place) => legalPlaces.has(place.id)) ||
    ((!facesInHand.size || isLabel(area)) && !isInHand(area) && facesIn([area]).length > 0);
  const docked = stageLayout.docked ?? leftOut.filter(useful);
  const usedPlaces = new Set([...legalPlaces, ...pieces.map((piece) => piece.place)]);
  const filled = ownHand.filter((area) => area.places.some((place) => usedPlaces.has(place.id)));
  const labels = docked.filter(isLabel); // read before the hand: "A called", and the tile
  const rest = docked.filter((area) => !isLabel(area));
  const racks = handHeight ? racked([...labels, ...filled, ...rest], handWidth - 4 * PAD, handHeight) : [];
  const shelf = shelved(
    leftOut.filter((area) => !docked.includes(area)),
    stageLayout,
  );
  return {
    racks,
    shelf: { spots: moved(shelf.spots, -shelf.w / 2, PAD), w: shelf.w + 2 * PAD, h: shelf.h + 2 * PAD },
    touchable: [...spots, ...racks, ...(small ? [] : shelf.spots)].map(({ area }) => area),
    atlas,
  };
}
