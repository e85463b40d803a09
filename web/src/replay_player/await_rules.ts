/** Waits for the rules of a game and for what thinks about it, which the server may still be compiling. */
import { ApiProblem } from '../lib/http';
import { lackWords } from '../module/lack';
import { lacking } from '../module/module';
import { equipped, type Equipped, type Lying, type PlayerOf } from '../table/model/equipped';

/** Milliseconds until they are asked for again. */
const AGAIN = 2000;

/** What is asked for until it is there; null once stopped; throws an `ApiProblem` where it never runs here. */
async function awaited<T>(get: () => Promise<T | null>, stop: AbortSignal, waits: () => void): Promise<T | null> {
  while (!stop.aborted) {
    const found = await get();
    if (found) return found;
    const lack = lacking();
    if (lack) throw new ApiProblem('no-rules', 0, { sentence: lackWords(lack) });
    waits();
    await new Promise((later) => setTimeout(later, AGAIN));
  }
  return null;
}

/** Board, rules and words of a game, once they are there; `waits` is called while the server has no rules yet. */
export const awaitRules = (
  where: Lying,
  playerOf: PlayerOf,
  stop: AbortSignal,
  waits: () => void,
): Promise<Equipped | null> => awaited(() => equipped(where, playerOf), stop, waits);

/** Whether what thinks is there, for which it is waited in the same way. */
export const awaitThinking = async (kit: Equipped, stop: AbortSignal, waits: () => void): Promise<boolean> =>
  (await awaited(() => kit.thinking(), stop, waits)) !== null;
