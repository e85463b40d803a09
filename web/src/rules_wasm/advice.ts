/** Hints and studies by the visitor's own processor; the server, which is not asked to search, says them in words. */
import type { Advice, JudgedTurn, LookedBack } from '../../../src/parlour/lab/wasm_package/advice.mjs';
import type { SeatRecord } from '../api/wire';
import type { Said, Task } from './advice_worker';
import { compiledOf } from './module';

/** Milliseconds that a study may take altogether, at first. */
const STUDY = 20_000;

/** What a worker finds, once it says something that is enough; null where it fails, or is told to stop. */
function worked<T>(task: Task, enough: (said: Said) => T | null, stop?: AbortSignal): Promise<T | null> {
  const worker = new Worker(new URL('./advice_worker.ts', import.meta.url), { type: 'module' });
  return new Promise<T | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      const found = enough(data);
      if (found !== null) resolve(found);
    };
    worker.onerror = () => resolve(null);
    stop?.addEventListener('abort', () => resolve(null));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/** What is advised to a seat from what it may know; null where there is no module. */
export async function adviceOn(board: string, { seat, record }: SeatRecord): Promise<Advice | null> {
  const compiled = await compiledOf(board);
  if (!compiled) return null;
  const bytes = Uint8Array.from(atob(record), (c) => c.charCodeAt(0));
  return worked({ ...compiled, seat, bytes }, (said) => ('advice' in said ? said.advice : null));
}

export type { LookedBack };

/** What a finished game came to: its turns as judged by search, or what the game's own search found in hindsight. */
export type Judged = { turns: JudgedTurn[] } | { found: LookedBack };

/**
 * What this device finds out about a finished game, and whether more patience could find more; null where there is no
 * module, or only the server can search. `patience`: how many times as hard as at first.
 */
export async function judgedHere(
  board: string,
  played: { entries: readonly (readonly [number, number])[]; rules_version: number },
  tell: (share: number, soFar?: LookedBack) => void,
  stop: AbortSignal,
  patience = 1,
): Promise<{ judged: Judged; more: boolean } | null> {
  const compiled = await compiledOf(board);
  if (!compiled || stop.aborted) return null;
  if (compiled.manifest.own_study && !compiled.manifest.look_back) return null;
  const { entries, rules_version: version } = played;
  const enough = (said: Said): { judged: Judged; more: boolean } | null => {
    if ('advice' in said) return null;
    const { share, done, more, ...judged } = said;
    tell(share, !done && 'found' in judged && judged.found.best.run.length ? judged.found : undefined);
    return done ? { judged, more } : null;
  };
  return worked({ ...compiled, entries, version, milliseconds: STUDY, patience }, enough, stop);
}
