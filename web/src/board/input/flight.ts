// A piece that flies from where it lay to where it lies now; all boxes are in pixels of the page.
import type { Box } from '../model/geometry';

/** How much larger a piece looks in the middle of a flight, as part of its size, if it goes this far in pixels. */
const RISE = 0.12;
const FAR = 120;
/** Distance in pixels under which nothing is seen to move. */
const STILL = 1.5;

/** Whether something would be seen to move from one rectangle to another. */
export function moves(from: Box, to: Box): boolean {
  return Math.abs(from.x - to.x) > STILL || Math.abs(from.y - to.y) > STILL || Math.abs(from.w - to.w) > to.w * 0.2;
}

/** How large something of the shape of `to` is at `from`, as part of its size: it covers as much there. */
export function sizeAt(from: Box, to: Box): number {
  return Math.sqrt((from.w * from.h) / (to.w * to.h || 1));
}

/**
 * Move an element that lies at `to` as if it came from `from`, rising a little on the way.
 *
 * The element's own size is that of `to`.
 */
export function fly(element: Element, from: Box, to: Box, ms: number, delay: number): Animation {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, sizeAt(from, to)];
  const lift = 1 + RISE * Math.min(1, Math.hypot(dx, dy) / FAR);
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2}px) scale(${((scale + 1) / 2) * lift})`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: ms, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards', delay },
  );
}
