import { expect, it, vi } from 'vitest';
import type { Cell } from '../model/cells';
import { BoardSurface } from './surface.svelte';

it('measures each area once in a drag, and anew after it', () => {
  const area = { id: 'board', role: 'board', title: '', w: 100, h: 100, places: [] };
  const cells = [10, 50, 90].map((x) => ({ key: String(x), area, x, y: 50, w: 20, h: 20 }) as unknown as Cell);
  const surface = new BoardSurface(() => new Map([['board', cells]]));
  const measure = vi.fn(() => ({ left: 0, top: 0, right: 200, bottom: 200, width: 200 }));
  const drawing = { getBoundingClientRect: measure, viewBox: { baseVal: { x: 0, y: 0, width: 100 } } };
  surface.register('board', drawing as unknown as SVGSVGElement);

  surface.drag(true);
  for (const x of [20, 100, 180]) {
    expect(surface.closest(cells, { x, y: 100 }, 0)?.x).toBe(x / 2);
    expect(surface.scaleAt({ x, y: 100 })).toBe(2);
  }
  expect(measure).toHaveBeenCalledTimes(1);
  surface.drag(false);
  surface.closest(cells, { x: 20, y: 100 }, 0);
  expect(measure.mock.calls.length).toBeGreaterThan(1);
});
