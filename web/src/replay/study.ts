import * as api from '../api/http';
import type { GameStudy } from '../api/wire';

const AGAIN = 1500; // milliseconds until a study is asked for again

/** The study of a finished game, once it is done. `stopped` says that nobody waits any more. */
export async function study(source: api.Source, stopped: () => boolean): Promise<GameStudy | null> {
  for (;;) {
    const found = await api.study(source);
    if (found.done) return found;
    await new Promise((later) => setTimeout(later, AGAIN));
    if (stopped()) return null;
  }
}
