/** One's own commit, played at once on what the seat may know: the pending record, beside the confirmed one. */
import type { Play } from '../../lib/wire';
import { isDue, seatsIn } from '../../local/local_game';
import type { Known, State } from '../../local/module';

export interface Pending extends Known {
  play: Play;
  /** Who is due after it; null while that is not known: something is drawn, or the seat's own turn goes on. */
  due: number[] | null;
}

/**
 * A seat's commit on its view: up to the first draw or change of who is due, and without an action that reveals what
 * others chose in secret; null where it is not legal there, or nothing of it can be played.
 */
export function pendingOn(view: State, seat: number, play: Play): Pending | null {
  const turn = view.turn();
  const views = [view];
  const entries: [number, number][] = [];
  let now = view;
  for (const action of play.actions) {
    if (now.turn() !== turn) break;
    if (!isDue(turn, seat) || !now.legal(seat).includes(action)) return null;
    if (now.reveals(seat, action)) break;
    const seen = now.seen(seat, action, seat);
    now = now.copy();
    now.play(seat, action);
    views.push(now);
    entries.push([seat, seen]);
  }
  const after = now.turn();
  const due = after < 0 || after === turn ? null : seatsIn(after, now.scores().length);
  return entries.length ? { play, views, entries, due } : null;
}

/** Whether entries begin with those of a commit. */
export const beginWith = (entries: Known['entries'], pending: Pending): boolean =>
  pending.entries.every((entry, k) => entry.join() === entries[k]?.join());
