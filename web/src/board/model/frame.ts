// Which part of an area is shown: all of it, or of one that zooms the part where pieces lie (`display/frame.py`).
import type { Area } from '../../lib/wire';
import type { Box } from './geometry';

/** Felt round the pieces, as part of the smallest frame. */
const EDGE = 0.06;
/** Steps of an edge across the smallest frame: it stays where it is from one move to the next as often as it can. */
const STEPS = 4;

/** All of an area. */
export function whole(area: Area): Box {
  return { x: area.w / 2, y: area.h / 2, w: area.w, h: area.h };
}

/** From the first end to the last, each moved outwards to a whole number of steps from the middle. */
function span(lows: readonly number[], highs: readonly number[], middle: number, step: number): [number, number] {
  return [
    middle + step * Math.floor((Math.min(...lows) - middle) / step),
    middle + step * Math.ceil((Math.max(...highs) - middle) / step),
  ];
}

/** The part of an area with boxes in sight, in the area's shape; the middle, where there are none. */
export function around(area: Area, boxes: readonly Box[]): Box {
  const zoom = area.zoom ?? 1;
  const [leastW, leastH] = [area.w / zoom, area.h / zoom];
  const edge = EDGE * Math.min(leastW, leastH);
  const seen = boxes.length ? boxes : [{ ...whole(area), w: 0, h: 0 }];
  const [left, right] = span(
    seen.map((box) => box.x - box.w / 2 - edge),
    seen.map((box) => box.x + box.w / 2 + edge),
    area.w / 2,
    leastW / STEPS,
  );
  const [top, bottom] = span(
    seen.map((box) => box.y - box.h / 2 - edge),
    seen.map((box) => box.y + box.h / 2 + edge),
    area.h / 2,
    leastH / STEPS,
  );
  const scale = Math.min(1, Math.max(1 / zoom, (right - left) / area.w, (bottom - top) / area.h));
  const [w, h] = [scale * area.w, scale * area.h];
  const inside = (at: number, size: number, all: number): number => Math.min(Math.max(at, size / 2), all - size / 2);
  return { x: inside((left + right) / 2, w, area.w), y: inside((top + bottom) / 2, h, area.h), w, h };
}

/** The transform that shows the new frame's drawing as the old frame did: where a change of frame begins. */
export function eased(before: Box, now: Box): string {
  const scale = now.w / before.w;
  const [x, y] = [
    now.x - now.w / 2 - scale * (before.x - before.w / 2),
    now.y - now.h / 2 - scale * (before.y - before.h / 2),
  ];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
