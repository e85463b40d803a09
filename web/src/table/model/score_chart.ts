// The lines of a score chart as plain geometry, with a scale that people can read.

interface Chart {
  /** Points of each line, one a seat. */
  lines: { x: number; y: number }[][];
  /** Heights of the letters at the ends of the lines. */
  ends: number[];
  /** Values at which a level line is drawn. */
  levels: { value: number; y: number }[];
  x: (moment: number) => number;
  y: (value: number) => number;
  /** The last moment. */
  last: number;
}

export interface ChartFrame {
  /** The box that the lines are drawn in. */
  width: number;
  height: number;
  /** The first moment that the values say something of. */
  begins?: number;
  /** The least and the greatest value there can be, where that is not what is drawn. */
  bounds?: readonly [number, number] | null;
}

const STEPS = [1, 2, 5];
const LEVELS = 4;
/** Ends of lines come no closer than this, so that their letters can be read. */
const APART = 13;

/** A round step that cuts a range into about four parts: 1, 2, 5, 10, 20 … */
export function step(range: number): number {
  const rough = Math.max(1, range / LEVELS);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * (STEPS.find((step) => step * ten >= rough) ?? 10);
}

/** Heights moved apart where letters would cover each other: down from the top, then up from the bottom of the box. */
function apart(heights: readonly number[], height: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let least = -Infinity;
  for (const end of order) {
    end.y = Math.max(end.y, least);
    least = end.y + APART;
  }
  let most = height;
  for (const end of order.reverse()) {
    end.y = Math.min(end.y, most);
    most = end.y - APART;
  }
  const moved = [...heights];
  for (const { y, i } of order) moved[i] = y;
  return moved;
}

/** Values moment by moment, one list a seat, as lines in a box. */
export function chart(
  values: readonly (readonly number[])[],
  { width, height, begins = 0, bounds }: ChartFrame,
): Chart {
  const drawn = values.map((line) => line.slice(begins));
  const [least, most] = bounds ?? [Math.min(0, ...drawn.flat()), Math.max(0, ...drawn.flat())];
  const by = step(most - least);
  const low = Math.floor(least / by) * by;
  const high = Math.max(low + by, Math.ceil(most / by) * by);
  const last = Math.max(0, ...values.map((line) => line.length - 1));
  const x = (moment: number): number => (last ? (moment / last) * width : 0);
  const y = (value: number): number => height - ((value - low) / (high - low)) * height;
  const levels = [];
  for (let value = low; value <= high; value += by) levels.push({ value, y: y(value) });
  return {
    lines: drawn.map((line) => line.map((value, i) => ({ x: x(begins + i), y: y(value) }))),
    ends: apart(
      values.map((line) => y(line.at(-1) ?? 0)),
      height,
    ),
    levels,
    x,
    y,
    last,
  };
}
