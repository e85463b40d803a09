/** Which steps are shown where they happen: those that score, those that complete a row, and the last of a game. */
import type { LogLine } from '../../api/wire';

/** `whole` is what a place is in which pieces lie in a row: told of at all, it is complete. */
export function staged({ gain, places = [] }: LogLine, over: boolean, whole: ReadonlySet<string>): boolean {
  return places.length > 0 && (over || (gain ?? 0) > 0 || places.some((id) => whole.has(id)));
}
