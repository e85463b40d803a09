/** Hints and studies by the visitor's own processor. */
import type { JudgedTurn, HindsightResult } from '../../../src/parlour/browser/package/advice.mjs';
import type { Advised, WorkerMessage, Task } from './advice_worker';
import type { KnownRecord } from './hint';
import { thinkingOf, type Compiled } from './module';
import { startWorker } from './start_worker';

/** Milliseconds that a study may take altogether, at first. */
const STUDY = 20_000;
/** The patience at which a hint begins, so that there is something to say soon. */
const LEAST = 0.25;

/** What a worker finds, once it says something that is enough; null where it fails, or is told to stop. */
function worked<T>(task: Task, enough: (said: WorkerMessage) => T | null, stop?: AbortSignal): Promise<T | null> {
  const searcher = startWorker('advise');
  if (!searcher) return Promise.resolve(null);
  return new Promise<T | null>((resolve) => {
    searcher.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      const value = enough(data);
      if (value !== null) resolve(value);
    };
    searcher.onerror = () => resolve(null);
    stop?.addEventListener('abort', () => resolve(null));
    searcher.postMessage(task);
  }).finally(() => searcher.terminate());
}

/**
 * Tells what is advised to a seat from what it may know, from some patience on, and again each time that it has been
 * thought about twice as hard; until it is told to stop, or that is enough.
 */
export async function adviceOn(
  board: string,
  { seat, bytes }: KnownRecord,
  tell: (advised: Advised) => void,
  stop: AbortSignal,
  patience = LEAST,
): Promise<void> {
  const compiled = await thinkingOf(board);
  if (!compiled || stop.aborted) return;
  const enough = (said: WorkerMessage): true | null => {
    if (!('advice' in said)) return null;
    tell(said);
    return said.more ? null : true;
  };
  await worked({ ...compiled, seat, bytes, patience }, enough, stop);
}

/** What a finished game came to: its turns as judged by search, or what the game's own search found in hindsight. */
export type Judged = { turns: JudgedTurn[] } | { found: HindsightResult };

/**
 * What this device finds out about a finished game, and whether more patience could find more; null where no worker
 * can search. `patience`: how many times as hard as at first. What it has found so far is told
 * with its depth, which grows with what there is to say.
 */
export async function judgedHere(
  { module, manifest }: Compiled,
  played: { entries: readonly (readonly [number, number])[]; rules_version: number },
  tell: (share: number, soFar: Judged, depth: number) => void,
  stop: AbortSignal,
  patience = 1,
): Promise<{ judged: Judged; more: boolean } | null> {
  const { entries, rules_version: version } = played;
  const enough = (said: WorkerMessage): { judged: Judged; more: boolean } | null => {
    if ('advice' in said) return null;
    const { share, depth, done, more, ...judged } = said;
    if (done) return { judged, more };
    tell(share, judged, depth);
    return null;
  };
  return worked({ module, manifest, entries, version, milliseconds: STUDY, patience }, enough, stop);
}
