/** What a page plays by itself, told to a seat as a server would tell it. */
import type { Move, Moves } from '../../lib/wire';
import type { LocalEntry } from '../../local/local_game';
import type { State } from '../../local/module';
import { changesOf, checksum } from './fold';

/** The moves from a position through some entries. */
export function movesOf(
  before: State,
  entries: readonly LocalEntry[],
  seat: number,
): Required<Pick<Moves, 'moves' | 'checksum'>> {
  const now = before.copy();
  let record = now.view(seat).bytes;
  const moves = entries.map(([actor, action]): Move => {
    const seen = now.seen(actor, action, seat);
    now.play(actor, action);
    const { bytes } = now.view(seat);
    const changes = changesOf(record, bytes);
    record = bytes;
    return [actor, seen, changes];
  });
  return { moves, checksum: checksum(Uint8Array.from(record)) };
}
