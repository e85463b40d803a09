/** What a page plays by itself, told to a seat as a server would tell it. */
import type { Move, Moves } from '../../lib/wire';
import type { LocalEntry } from '../../local/local_game';
import type { State } from '../../local/module';
import { checksum, replaced } from './fold';

/** The moves from a position through some entries. */
export function movesOf(
  before: State,
  entries: readonly LocalEntry[],
  seat: number,
): Required<Pick<Moves, 'moves' | 'checksum'>> {
  const now = before.copy();
  const moves = entries.map(([actor, action]): Move => {
    const seen = now.seen(actor, action, seat);
    now.play(actor, action);
    return [actor, seen, replaced(now.view(seat).bytes)];
  });
  return { moves, checksum: checksum(Uint8Array.from(now.view(seat).bytes)) };
}
