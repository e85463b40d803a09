/** Hints and studies by the visitor's own processor; the server, which is not asked to search, says them in words. */
import type { Advice, JudgedTurn } from '../../../src/parlour/lab/wasm_package/advice.mjs';
import type { SeatRecord } from '../api/wire';
import type { Said, Task } from './advice_worker';
import { compiledOf } from './module';

/** Milliseconds that a study may take altogether. */
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

/** The judged turns of a finished game; null where there is no module, or the game has a study of its own. */
export async function judgedTurns(
  board: string,
  played: { entries: readonly (readonly [number, number])[]; rules_version: number },
  tell: (share: number) => void,
  stop: AbortSignal,
): Promise<JudgedTurn[] | null> {
  const compiled = await compiledOf(board);
  if (!compiled || compiled.manifest.own_study || stop.aborted) return null;
  const { entries, rules_version: version } = played;
  const enough = (said: Said): JudgedTurn[] | null => {
    if ('advice' in said) return null;
    tell(said.share);
    return said.done ? said.turns : null;
  };
  return worked({ ...compiled, entries, version, milliseconds: STUDY }, enough, stop);
}
