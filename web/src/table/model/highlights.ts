/** Which steps are shown where they happen: those that score, those that complete a row, and the last of a game. */
import type { LogLine, NumberedLine } from '../../lib/wire';

/** `whole` is what a place is in which pieces lie in a row: told of at all, it is complete. */
export function isHighlight({ gain, places = [] }: LogLine, over: boolean, whole: ReadonlySet<string>): boolean {
  return places.length > 0 && (over || (gain ?? 0) > 0 || places.some((id) => whole.has(id)));
}

/** The last highlight of the lines after the first `seen`; one that is not, a call perhaps, ends none before it. */
export function lastHighlight(
  log: readonly NumberedLine[],
  seen: number,
  over: boolean,
  whole: ReadonlySet<string>,
): NumberedLine | undefined {
  const fresh = log.slice(seen);
  if (!over || !fresh.length) return fresh.findLast(({ told }) => isHighlight(told, over, whole));
  const last = log.findLast(({ seat }) => seat >= 0); // not who won by it
  return last && isHighlight(last.told, over, whole) ? last : undefined;
}
