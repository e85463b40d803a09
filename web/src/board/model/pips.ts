/** An order as pips in a row, which no number can be taken for; in parts of the side of the thing whose upper edge bears them. */
export interface Pips {
  /** Width and height of the tab that they lie on. */
  w: number;
  h: number;
  /** How far the tab reaches down into the thing; a number has room below it. */
  inside: number;
  /** The radius of a pip, and their middles, from the middle of the edge. */
  dot: number;
  dots: { x: number; y: number }[];
}

const DOT = 0.075;
const PITCH = 0.2;
const PAD = 0.05;
const INSIDE = 0.09;
const WIDEST = 0.76; // from the first pip to the last

/** The pips of an order, from 1; as many as would be too wide lie closer together. */
export function pips(order: number): Pips {
  const pitch = Math.min(PITCH, WIDEST / Math.max(1, order - 1));
  const h = 2 * (DOT + PAD);
  const long = pitch * (order - 1);
  const dots = Array.from({ length: order }, (_, i) => ({ x: i * pitch - long / 2, y: INSIDE - h / 2 }));
  return { w: long + h, h, inside: INSIDE, dot: (DOT * pitch) / PITCH, dots };
}
