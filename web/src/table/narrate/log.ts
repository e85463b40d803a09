/** The log of a game: the lines of its entries, the lines between them, and why it is over. */
import type { NumberedLine } from '../../lib/wire';
import type { UpdateDecoder } from './update_decoder';

type Entry = readonly [actor: number, action: number];

/** The number of the last entry of the run of one actor that an entry belongs to. */
function turnOf(entries: readonly Entry[], entry: number): number {
  let last = entry;
  while (entries[last + 1]?.[0] === entries[entry]?.[0]) last += 1;
  return last + 1;
}

/** The line of each entry, where it has one, from what a narrator tells of them (`Narrator.tell`). */
export function linesOf(
  read: UpdateDecoder,
  entries: readonly Entry[],
  lines: readonly number[][],
): (NumberedLine | null)[] {
  return lines.map(([seat = -1, ...numbers], k) => {
    const line = read.line(numbers);
    return line && { n: turnOf(entries, k), seat, told: line };
  });
}

/** How many entries come before the first that a seat has played: with these a game begins, and then it is told who does. */
export function opening(entries: readonly Entry[], chance: number): number {
  const first = entries.findIndex(([actor]) => actor !== chance);
  return first < 0 ? entries.length : first;
}

/** `sideLines` are what has happened otherwise, each after as many entries as its number says. */
export function logOf(
  lines: readonly (NumberedLine | null)[],
  sideLines: readonly NumberedLine[],
  why: string,
): NumberedLine[] {
  const log: NumberedLine[] = [];
  const between = [...sideLines];
  const tellUpTo = (n: number): void => {
    while (between[0] && between[0].n <= n) log.push(...between.splice(0, 1));
  };
  tellUpTo(0);
  lines.forEach((line, k) => {
    if (line) log.push(line);
    tellUpTo(k + 1);
  });
  if (why) log.push({ n: lines.length, seat: -1, told: { text: why } });
  return log;
}
