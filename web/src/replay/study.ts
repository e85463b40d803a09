import * as api from '../api/http';
import type { GameStudy, Replay } from '../api/wire';

const AGAIN = 1500; // milliseconds until a study is asked for again

interface Played {
  entries: readonly (readonly [number, number])[];
  rules_version: number;
}

/** The study of a finished game by this browser, which tells how far it is; null where it cannot. */
async function here(source: api.Source, tell: (share: number) => void, stop: AbortSignal): Promise<GameStudy | null> {
  const [record, { board }]: [object, Replay] = await Promise.all(
    'table' in source
      ? [api.record(source.table), api.replay(source.table)]
      : [Promise.resolve(source.record as object), api.replayOf(source.record)],
  );
  const { judgedTurns } = await import('../rules_wasm/advice');
  const turns = await judgedTurns(board, record as Played, tell, stop);
  return turns?.length ? api.judged(record, turns) : null;
}

/** The study of a finished game, by this browser or else by the server, once it is done; null once nobody waits. */
export async function study(
  source: api.Source,
  stop: AbortSignal,
  tell: (share: number) => void = () => undefined,
): Promise<GameStudy | null> {
  const own = await here(source, tell, stop).catch(() => null);
  if (own) return own;
  while (!stop.aborted) {
    const found = await api.study(source);
    if (found.done) return found;
    await new Promise((later) => setTimeout(later, AGAIN));
  }
  return null;
}
