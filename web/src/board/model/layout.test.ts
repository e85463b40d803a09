import { describe, expect, it } from 'vitest';
import { atlas, position } from './fixtures';
import { Atlas } from './targets';
import type { Area } from '../../lib/wire';
import { atHand, closedUp, placesFor, rack, SMALL, stage, usedInHand, type Layout } from './layout';
import type { PieceState } from './state';

const WIDE = { width: 800, height: 400, handWidth: 300, screenWidth: 1200, screenHeight: 900, tableWidth: 1200 };
const NARROW = {
  width: 380,
  height: 300,
  handWidth: 380,
  screenWidth: SMALL - 500,
  screenHeight: 844,
  tableWidth: 380,
};
const { pieces } = position();
const layOut = (
  on: Atlas,
  seat: number,
  shownSeat: number,
  legal: readonly number[],
  lying: readonly PieceState[],
  room: Parameters<typeof stage>[3],
): Layout => {
  const set = stage(on, seat, shownSeat, room);
  return { ...set, ...rack(set, atHand(set.atlas, seat, usedInHand(on, seat, legal, lying)), seat, legal, lying) };
};
const area = (id: string, role: Area['role'], w: number, h: number): Area => ({
  id,
  role,
  title: id,
  w,
  h,
  places: [],
});
const racks = (layout: Layout) => layout.racks.map((rack) => rack.area);
const ids = (areas: readonly { id: string }[] | undefined): string[] => (areas ?? []).map((area) => area.id);

describe('which areas go where', () => {
  it('puts board and own heaps on the stage, the boards of others in the room that is left, small things at the hand', () => {
    const layout = layOut(atlas, 0, 0, [], pieces, WIDE);
    expect(ids(layout.spots.map((spot) => spot.area))).toEqual(['board', 'heaps0']);
    expect(ids(layout.others?.map((spot) => spot.area))).toEqual(['heaps1']);
    expect(ids(racks(layout))).toEqual(['hand0', 'bag']);
    const { shelf } = layOut(atlas, 2, 0, [], pieces, WIDE); // who watches
    expect(ids(shelf.spots.map((spot) => spot.area))).toEqual(['bag']);
    expect(shelf.w).toBe(20 * 1.6 + 8); // with its rim: something may stand beside it
  });
  it('puts on a shelf what the stage of a wide screen has no room for, and nothing where there is room', () => {
    const piles = ['pile0', 'pile1'].map((id) => area(id, 'side', 60, 20));
    const { board: base, table: touches } = atlas;
    const piled = new Atlas(
      { ...base, areas: [...base.areas.filter(({ role }) => role === 'board'), ...piles] },
      touches,
    );
    const at = (width: number, height: number, screenWidth = 1200) =>
      layOut(piled, 0, 0, [], [], { ...WIDE, width, height, screenWidth });
    const [narrow, wide] = [at(368, 128), at(800, 128)];
    expect(ids(narrow.shelf.spots.map((spot) => spot.area))).toEqual(['pile0', 'pile1']);
    expect(ids(narrow.touchable)).toContain('pile0');
    for (const { area, x, y, scale } of narrow.shelf.spots) {
      expect(x).toBeGreaterThan(-narrow.shelf.w / 2);
      expect(x + area.w * scale).toBeLessThan(narrow.shelf.w / 2);
      expect(y + area.h * scale).toBeLessThanOrEqual(narrow.shelf.h);
    }
    expect(narrow.shelf.w).toBeLessThanOrEqual(WIDE.handWidth);
    expect(narrow.spots[0]?.scale).toBeCloseTo(3);
    expect([wide.shelf.spots, ids(wide.spots.map((spot) => spot.area))]).toEqual([[], ['board', 'pile0', 'pile1']]);
    const small = at(368, 128, SMALL - 1); // there it lies in the sheet, to be looked at
    expect([ids(small.shelf.spots.map((spot) => spot.area)), ids(small.touchable)]).toEqual([
      ['pile0', 'pile1'],
      ['board'],
    ]);
  });
  it('has a stage no wider than its board and what has room beside it', () => {
    const [square, side] = [area('board', 'board', 100, 100), area('pile', 'side', 100, 20)];
    const ideal = (areas: Area[], tableWidth: number) =>
      layOut(new Atlas({ ...atlas.board, areas }, atlas.table), 0, 0, [], [], {
        ...WIDE,
        width: 500,
        tableWidth,
      }).idealSize;
    expect(ideal([square], 1200)).toBe(400 - 8 + 28); // as high as its room, and the frame
    expect(ideal([square, side], 1200)).toBeGreaterThan(ideal([square], 1200));
    expect(ideal([square, side], 800)).toBe(ideal([square], 800)); // there it lies on the shelf
  });
  it('shows the heaps of another seat in the middle when somebody looks there', () => {
    const layout = layOut(atlas, 0, 1, [], pieces, WIDE);
    expect(ids(layout.spots.map((spot) => spot.area))).toContain('heaps1');
  });
  it('has no room for the boards of others on a small screen, and lays small things at the hand', () => {
    const layout = layOut(atlas, 0, 0, [10], [], NARROW);
    expect(layout.others).toBeNull();
    expect(ids(racks(layout))).toEqual(['bag']);
  });
  it('keeps everything within the stage', () => {
    for (const room of [WIDE, NARROW]) {
      for (const { area, x, y, scale } of layOut(atlas, 0, 0, [], pieces, room).spots) {
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(x + area.w * scale).toBeLessThanOrEqual(room.width + 1e-9);
        expect(y + area.h * scale).toBeLessThanOrEqual(room.height + 1e-9);
      }
    }
  });
});

describe('a hand', () => {
  it('is the own one, and everything in it can be touched', () => {
    const layout = layOut(atlas, 1, 1, [], pieces, WIDE);
    expect(ids(racks(layout))).toContain('hand1');
    expect(ids(layout.touchable)).toContain('hand1');
  });
  it('keeps its row while it is empty, so that nothing moves; a guest has none', () => {
    const [empty, full] = [layOut(atlas, 0, 0, [], [], WIDE), layOut(atlas, 0, 0, [], pieces, WIDE)];
    expect(ids(racks(empty))).not.toContain('hand0');
    expect(empty.handHeight).toBe(full.handHeight);
    expect(full.handHeight).toBeGreaterThan(0);
    expect(empty.spots).toEqual(full.spots);
    for (const room of [WIDE, NARROW])
      expect(layOut(atlas, 2, 0, [], pieces, room)).toMatchObject({ racks: [], handHeight: 0 });
  });
  it('has on a phone what is called, also for a guest', () => {
    const [bag] = atlas.board.areas.filter(({ id }) => id === 'bag');
    const places = (bag?.places ?? []).map((place) => ({ ...place, id: 'called', touch: false }));
    const areas = [...atlas.board.areas, { ...area('call', 'side', bag?.w ?? 0, bag?.h ?? 0), places }];
    const calling = new Atlas({ ...atlas.board, areas }, atlas.table);
    const lying = pieces.slice(0, 1).map((piece) => ({ ...piece, place: 'called' }));
    const [before, after] = [[], lying].map((all) => layOut(calling, 2, 0, [], all, { ...NARROW, height: 100 }));
    expect(before?.handHeight).toBeGreaterThan(0);
    expect(after?.handHeight).toBe(before?.handHeight);
    expect([before, after].map((layout) => layout?.racks.map((rack) => rack.area.id))).toEqual([[], ['call']]);
    expect(layOut(calling, 2, 0, [], lying, WIDE).handHeight).toBe(0);
  });
  it('is never larger than its row', () => {
    for (const room of [WIDE, NARROW, { ...NARROW, handWidth: 60 }, { ...NARROW, screenHeight: 500 }]) {
      const { racks, handHeight } = layOut(atlas, 0, 0, [10], pieces, room);
      for (const { h } of racks) expect(h).toBeLessThanOrEqual(handHeight + 1e-9);
      expect(racks.reduce((sum, { w }) => sum + w, 0)).toBeLessThanOrEqual(room.handWidth + 1e-9);
    }
  });
  it('shows no rows that nothing lies in, be they at its ends or between', () => {
    const row = (id: string, y: number) => ({ id, x: 50, y, w: 90, h: 20, label: id });
    const area = {
      id: 'hand',
      role: 'hand' as const,
      title: 'Hand',
      w: 100,
      h: 70,
      places: [row('a', 15), row('b', 35), row('c', 55)],
    };
    const closed = (...used: string[]) => {
      const { h, places } = closedUp(area, new Set(used));
      return [h, ...places.map((place) => `${place.id}${place.y}`)];
    };
    expect(closed('b')).toEqual([30, 'b15']);
    expect(closed('a')).toEqual([30, 'a15']);
    expect(closed('a', 'c')).toEqual([50, 'a15', 'c35']);
    expect(closed('b', 'c')).toEqual([50, 'b15', 'c35']);
    expect(closedUp(area, new Set(['a', 'b', 'c']))).toBe(area);
    expect(closedUp({ ...area, drawing: '<path/>' }, new Set(['b'])).h).toBe(70);
  });
  it('keeps whole rows of several places, however far apart they lie', () => {
    const at = (id: string, x: number, y: number) => ({ id, x, y, w: 20, h: 20, label: id });
    const area = {
      id: 'hand',
      role: 'hand' as const,
      title: 'Hand',
      w: 60,
      h: 90,
      places: [at('a', 10, 10), at('b', 10, 40), at('c', 40, 40), at('d', 10, 80)],
    };
    const { h, places } = closedUp(area, new Set(['c', 'd']));
    expect([h, ...places.map((place) => `${place.id}${place.y}`)]).toEqual([60, 'b10', 'c10', 'd50']);
  });
  it('is closed up for its own seat alone, and only anew when it has to be', () => {
    const used = usedInHand(atlas, 0, [], pieces);
    expect(used).toBe('hand0');
    expect(atHand(atlas, 0, used)).toBe(atlas);
    const empty = atHand(atlas, 0, usedInHand(atlas, 0, [], []));
    expect(empty.places.has('hand0')).toBe(false);
    expect(empty.places.has('hand1')).toBe(true);
    expect(usedInHand(atlas, 0, [30], [])).toBe('');
  });
  it('has nothing beside it that repeats it, while it holds something', () => {
    const [zero] = pieces;
    const star = zero ? { ...zero, id: 'shown', place: 'bag', face: 'star' } : undefined;
    const beside = (...shown: (typeof zero)[]) =>
      ids(
        racks(
          layOut(
            atlas,
            0,
            0,
            [],
            shown.filter((piece) => piece !== undefined),
            NARROW,
          ),
        ),
      );
    expect(beside(zero, star)).toEqual(['hand0']);
    expect(beside(star)).toEqual(['bag']);
  });
});

describe('what lies loose beside the board, to be picked up', () => {
  const [SIDE, STEP, THINGS] = [80, 85, 9];
  const home = (i: number) => ({ x: ((i % 3) + 0.5) * STEP, y: (Math.floor(i / 3) + 0.5) * STEP, w: SIDE, h: SIDE });
  const heap: Area = {
    ...area('heap', 'side', 3 * STEP, 3 * STEP),
    places: Array.from({ length: THINGS }, (_, i) => ({ id: `home${i}`, label: 'heap', own: 'heap', ...home(i) })),
  };
  const square = { ...area('square', 'board', 280, 280), places: [{ id: 'a1', label: 'a1', ...home(0) }] };
  const { table: touches, board: base } = atlas;
  const loose = new Atlas({ ...base, areas: [square, heap] }, touches);
  const lying = heap.places.map(({ id }) => ({ ...position().pieces[0]!, id: `@${id}`, place: id }));
  const measured = (room: Parameters<typeof stage>[3], all = lying) => {
    const layout = layOut(loose, 0, 0, [], all, room);
    const drawn = [...layout.spots, ...layout.racks.map((rack) => ({ ...rack, scale: rack.w / rack.area.w }))];
    const { area, scale } = drawn.find(({ area }) => area.id === 'heap')!;
    return { layout, area, size: SIDE * scale, columns: new Set(area.places.map(({ x }) => x)).size };
  };

  it.each([
    ['w', { width: 990, height: 700, handWidth: 990, screenWidth: 1440, screenHeight: 900, tableWidth: 1412 }],
    ['t', { width: 680, height: 560, handWidth: 680, screenWidth: 1024, screenHeight: 768, tableWidth: 996 }],
    ['p', { width: 384, height: 440, handWidth: 378, screenWidth: 390, screenHeight: 844, tableWidth: 390 }],
    [
      'a tablet upright',
      { width: 762, height: 700, handWidth: 756, screenWidth: 768, screenHeight: 1024, tableWidth: 768 },
    ],
  ])('is 64 pixels wide on %s', (_, room) => {
    const { layout, area, size } = measured(room);
    expect(size).toBeGreaterThanOrEqual(64 * 0.999);
    expect(layout.atlas.areas.get('home3')).toBe(area); // it is touched where it is drawn
    for (const { area, x, y, scale } of layout.spots)
      expect(x >= 0 && y >= 0 && x + area.w * scale <= room.width && y + area.h * scale <= room.height).toBe(true);
  });
  it('lies in the tray of a phone, in as few rows as it can, and the tray stays when it is empty', () => {
    const room = { width: 384, height: 440, handWidth: 378, screenWidth: 390, screenHeight: 844, tableWidth: 390 };
    const { layout, columns } = measured(room);
    expect([columns, ids(racks(layout))]).toEqual([5, ['heap']]);
    expect(layOut(loose, 0, 0, [], [], room)).toMatchObject({ racks: [], handHeight: layout.handHeight });
  });
  it('leaves the least of phones more than half of their height', () => {
    const { layout, size } = measured({
      width: 314,
      height: 240,
      handWidth: 308,
      screenWidth: 320,
      screenHeight: 568,
      tableWidth: 320,
    });
    expect(size).toBeGreaterThan(54);
    expect(layout.handHeight).toBeLessThan(0.25 * 568 + 1);
  });
  it('stands beside the board of a phone on its side', () => {
    const { layout, size } = measured({
      width: 480,
      height: 326,
      handWidth: 340,
      screenWidth: 844,
      screenHeight: 390,
      tableWidth: 844,
    });
    expect(size).toBeGreaterThanOrEqual(60);
    expect(layout.handHeight).toBe(0);
  });
});

it('finds the places that actions name, own places by what they are called', () => {
  expect([...placesFor(atlas, [10], 0)]).toEqual(['bag']);
  expect([...placesFor(atlas, [30], 1)]).toEqual(['1.x', '1.y']);
});
