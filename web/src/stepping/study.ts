import * as api from '../api/http';
import type { GameStudy, Replay } from '../api/wire';
import { judgedHere, type Judged } from '../rules_wasm/advice';

const AGAIN = 1500; // milliseconds until a study is asked for again

interface Played {
  entries: readonly (readonly [number, number])[];
  rules_version: number;
}

interface Told {
  /** How far it is, from 0 to 1. */
  share?: (share: number) => void;
  /** What was found so far, which is not all; `depth` grows with it. */
  soFar?: (study: GameStudy, depth: number) => void;
  /** It is done, and more patience could find more. */
  more?: () => void;
}

/** The study of a finished game by this browser; null where it cannot. */
async function here(source: api.Source, stop: AbortSignal, told: Told, patience: number): Promise<GameStudy | null> {
  const [record, { board }]: [object, Replay] = await Promise.all(
    'table' in source
      ? [api.record(source.table), api.replay(source.table)]
      : [Promise.resolve(source.record as object), api.replayOf(source.record)],
  );
  let [said, asking, over] = [0, false, false];
  const say = async (judged: Judged, depth: number): Promise<void> => {
    asking = true;
    const some = await api.judged(record, judged).catch(() => null);
    [said, asking] = [depth, false];
    if (!some || over) return;
    // where nobody was found to fall behind yet, it would say that there was no time
    const findings = 'found' in judged ? some.findings.filter(({ lines }) => lines.length) : some.findings;
    told.soFar?.({ ...some, done: false, findings }, depth);
  };
  const tell = (share: number, soFar: Judged, depth: number): void => {
    told.share?.(share);
    if (depth > said && !asking) void say(soFar, depth);
  };
  const found = await judgedHere(board, record as Played, tell, stop, patience);
  over = true;
  const study = found && (await api.judged(record, found.judged));
  if (found?.more) told.more?.();
  return study;
}

/**
 * The study of a finished game, by this browser or else by the server, once it is done; null once nobody waits.
 * `patience`: how many times as hard as at first.
 */
export async function study(
  source: api.Source,
  stop: AbortSignal,
  told: Told = {},
  patience = 1,
): Promise<GameStudy | null> {
  const own = await here(source, stop, told, patience).catch(() => null);
  if (own) return own;
  while (!stop.aborted) {
    const found = await api.study(source);
    if (found.done) return found;
    await new Promise((later) => setTimeout(later, AGAIN));
  }
  return null;
}
