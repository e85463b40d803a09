// The score curve as plain geometry: lines in a unit square with a scale that people can read.

export interface Curve {
  /** One path a seat, in a box of `width` by `height`. */
  paths: string[];
  /** Where each line ends: for its letter. */
  ends: { x: number; y: number }[];
  /** Values at which a level line is drawn. */
  levels: { value: number; y: number }[];
  turns: number;
}

const STEPS = [1, 2, 5];
const LEVELS = 4;
/** Ends of lines come no closer than this, so that their letters can be read. */
const APART = 13;

/** A round step that cuts a range into about four parts: 1, 2, 5, 10, 20 … */
export function step(range: number): number {
  const rough = Math.max(1, range / LEVELS);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * (STEPS.find((one) => one * ten >= rough) ?? 10);
}

/** Letters at the ends of lines, moved apart where they would lie on each other. */
function apart(ends: { x: number; y: number }[], height: number): { x: number; y: number }[] {
  const order = ends.map((end, i) => ({ ...end, i })).sort((one, two) => one.y - two.y);
  order.forEach((end, i) => {
    const above = order[i - 1];
    if (above) end.y = Math.max(end.y, above.y + APART);
  });
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - height);
  const moved = [...ends];
  for (const { x, y, i } of order) moved[i] = { x, y: y - over };
  return moved;
}

/** Scores after each turn, one list a seat, as lines in a box. */
export function curve(scores: readonly (readonly number[])[], width: number, height: number): Curve {
  const all = scores.flat();
  const turns = Math.max(1, ...scores.map((line) => line.length)) - 1;
  const by = step(Math.max(...all, 0) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / by) * by;
  const high = Math.max(low + by, Math.ceil(Math.max(...all, 0) / by) * by);
  const x = (turn: number): number => (turns ? (turn / turns) * width : 0);
  const y = (score: number): number => height - ((score - low) / (high - low)) * height;
  const paths = scores.map((line) =>
    line.map((score, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(score).toFixed(1)}`).join(''),
  );
  const ends = scores.map((line) => ({ x: x(Math.max(0, line.length - 1)), y: y(line.at(-1) ?? 0) }));
  const levels = [];
  for (let value = low; value <= high; value += by) levels.push({ value, y: y(value) });
  return { paths, ends: apart(ends, height), levels, turns };
}
