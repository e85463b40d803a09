/** Waits for the rules of a game and for what thinks about it, which the server may still be compiling. */
import { ApiProblem } from '../api/http';
import { lackWords } from '../rules_wasm/lack';
import { lacking } from '../rules_wasm/module';
import { equipped, type Equipped, type Lying, type PlayerOf } from '../table/model/equipped';

/** Milliseconds until they are asked for again. */
const AGAIN = 2000;

/**
 * Board, rules and words of a game, asked for until they are there; `waits` is called once the server has no rules yet.
 * Null once stopped; throws an `ApiProblem` where they never run here.
 */
export async function awaitRules(
  where: Lying,
  playerOf: PlayerOf,
  stop: AbortSignal,
  waits: () => void,
): Promise<Equipped | null> {
  while (!stop.aborted) {
    const kit = await equipped(where, playerOf);
    if (kit && (await kit.thinking())) return kit;
    const lack = lacking();
    if (lack) throw new ApiProblem('no-rules', 0, { sentence: lackWords(lack) });
    waits();
    await new Promise((later) => setTimeout(later, AGAIN));
  }
  return null;
}
