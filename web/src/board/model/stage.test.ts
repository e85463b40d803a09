import { describe, expect, it } from 'vitest';
import type { Area } from '../../lib/wire';
import { LEAST_SIDE, LEGIBLE, LESSER, setStage, shortened, type Spot } from './stage';

const area = (id: string, w: number, h: number): Area => ({ id, role: 'board', title: id, w, h, places: [] });
const board = area('board', 400, 400);
const bag = area('bag', 60, 70);
const others = (count: number): Area[] => Array.from({ length: count }, (_, i) => area(`other${i}`, 400, 400));
const room = (width: number, height: number) => ({ width, height, head: 30 });
const inside = ({ x, y, scale, area: { w, h } }: Spot, width: number, height: number): boolean =>
  x >= -1e-6 && y >= -1e-6 && x + w * scale <= width + 1e-6 && y + h * scale <= height + 1e-6;
const width = (spots: readonly Spot[] | null): number => Math.max(0, ...(spots ?? []).map((s) => s.area.w * s.scale));

describe('the stage', () => {
  it('is filled by the board, which lies in its middle', () => {
    expect(setStage([board], [], [], room(800, 400)).main).toMatchObject([{ x: 200, y: 0, scale: 1 }]);
    expect(setStage([board], [], [], room(0, 400)).main).toEqual([]);
  });
  it('has side areas in the margin, at the right or below, where they cost the board nothing', () => {
    const wide = setStage([board], [bag], [], room(1000, 800));
    expect(width(wide.main)).toBe(800);
    expect(wide.side[0]?.x).toBeGreaterThan((wide.main[0]?.x ?? 0) + 800);
    const tall = setStage([board], [bag], [], room(400, 600));
    expect(width(tall.main)).toBe(400);
    expect(tall.side[0]?.y).toBeGreaterThanOrEqual(400);
  });
  it('makes side areas smaller than the board before it makes the board smaller', () => {
    const { main, side } = setStage([board], [bag], [], room(890, 800));
    expect(width(main)).toBe(800);
    expect(side[0]?.scale).toBeLessThan(main[0]?.scale ?? 0);
  });
  it('makes the board a little smaller for what would be left out else', () => {
    const row = [area('deck', 130, 100), area('piles', 130, 100), area('more', 130, 100)];
    const { main, side } = setStage([board], row, [], room(400, 478));
    expect(side).toHaveLength(3);
    expect(main[0]?.scale).toBeLessThan(1);
    expect(main[0]?.scale).toBeGreaterThanOrEqual(0.94);
  });
  it('leaves out what could not be read beside the board, or not look like what lies on it', () => {
    for (let width = 400; width < 480; width += 5) {
      const { main, side } = setStage([board], [bag], [], room(width, 400));
      const scale = main[0]?.scale ?? 0;
      expect(scale).toBeGreaterThanOrEqual(0.94);
      if (!side.length) expect(scale).toBe(1);
      for (const spot of side) expect(spot.scale).toBeGreaterThanOrEqual(Math.max(LEGIBLE, LEAST_SIDE * scale) * 0.999);
    }
    expect(setStage([board], [bag], [], room(400, 400)).side).toEqual([]);
    expect(setStage([board], [bag], [], room(475, 400))).toMatchObject({ main: [{ scale: 1 }], side: [{}] });
  });
  it('has columns as long as it is high, where they may be longer', () => {
    const tall = (id: string): Area => ({ ...area(id, 400, 400), longer: 300 });
    const { main, others: rest } = setStage([tall('own')], [bag], [tall('other')], room(600, 600));
    const [own, other] = [main[0], rest?.[0]];
    expect(own?.y).toBeCloseTo(0);
    expect((400 + (own?.more ?? 0)) * (own?.scale ?? 0)).toBeGreaterThan(597);
    expect(other?.more).toBeGreaterThan(0);
    expect((other?.y ?? 0) + (400 + (other?.more ?? 0)) * (other?.scale ?? 0)).toBeLessThanOrEqual(600);
    expect(setStage([tall('own')], [], [], room(400, 2000)).main[0]?.more).toBe(300);
  });
  it('may have shorter columns than an area is drawn with, and gives them back where there is room', () => {
    const column = { id: 'c', x: 50, y: 200, w: 80, h: 300, label: 'c', spread: 'column' as const, step: 30 };
    const drawn = { ...area('own', 100, 400), longer: 90, places: [column] };
    const short = shortened(drawn, 4);
    expect([short.h, short.longer]).toEqual([220, 270]);
    expect(shortened({ ...drawn, longer: 0 }, 4).h).toBe(400);
    expect(setStage([short], [], [], room(100, 300)).main[0]).toMatchObject({ scale: 1, more: 80 });
  });
  it.each([1, 2, 3, 5])('keeps the boards of %i others within it, off the own one', (count) => {
    for (const [w, h] of [
      [990, 820],
      [680, 690],
      [900, 600],
    ] as const) {
      const stage = setStage([board], [bag], others(count), room(w, h));
      const all = [...stage.main, ...stage.side, ...(stage.others ?? [])];
      for (const spot of all) expect(inside(spot, w, h)).toBe(true);
      const right = (stage.main[0]?.x ?? 0) + width(stage.main);
      const below = (stage.main[0]?.y ?? 0) + width(stage.main);
      for (const spot of stage.others ?? []) expect(spot.x >= right || spot.y >= below).toBe(true);
    }
  });
  it('has the board of one other large enough to be read at a glance, on a wide screen', () => {
    const stage = setStage([board], [bag], others(1), room(985, 780));
    expect(stage.others?.[0]?.scale).toBeGreaterThanOrEqual(LESSER * (stage.main[0]?.scale ?? 0) * 0.999);
    expect(width(stage.main)).toBeGreaterThan(0.7 * 780);
  });
  it.each([1, 2, 3, 5])('makes no own board smaller where the stage is larger, beside %i others', (count) => {
    const own = (w: number, h: number) => {
      const [main] = setStage(
        [long('own')],
        [],
        others(count).map(({ id }) => long(id)),
        room(w, h),
      ).main;
      return main?.scale ?? 0;
    };
    const long = (id: string): Area => ({ ...area(id, 418, 348), longer: 800 });
    expect(own(1450, 1004)).toBeGreaterThanOrEqual(own(1010, 824));
    expect(own(1010, 824)).toBeGreaterThanOrEqual(own(650, 692));
  });
  it('does without the boards of others where they would be specks', () => {
    const stage = setStage([board], [], others(60), room(400, 410));
    expect(stage.others).toBeNull();
    expect(width(stage.main)).toBe(400);
  });
});
