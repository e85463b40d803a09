/** Waits for the rules of a game and for what thinks about it, which the server may still be compiling. */
import { answerAt, ApiProblem } from '../lib/http';
import { lackWords } from '../local/lack';
import { lacking, modulesAt, offered } from '../local/module';
import { loadGameKit, type GameKit, type GameRef, type PlayerOf } from '../table/model/game_kit';
import { messagesAt } from '../table/narrate/refusal_words';

/** Milliseconds until they are asked for again. */
const RULES_POLL_MS = 2000;

/**
 * What is asked for until it is there; null once stopped. `waits` is called while the server has it not compiled yet.
 * Throws an `ApiProblem` where it never runs here, or where anything else than compiling keeps it away.
 */
async function awaited<T>(
  get: () => Promise<T | null>,
  { game, board }: GameRef,
  part: 'speaks' | 'thinks',
  stop: AbortSignal,
  waits: () => void,
): Promise<T | null> {
  let compiled = false;
  for (;;) {
    const had = stop.aborted ? null : await get();
    if (had || stop.aborted) return had;
    const lack = lacking();
    if (lack) throw new ApiProblem('no-rules', 0, { sentence: lackWords(lack) });
    await Promise.all([board, modulesAt(board), messagesAt(game, board)].map(answerAt)); // the first that fails says why
    if (compiled) throw new ApiProblem('unexpected');
    compiled = (await offered(board, part)) !== null; // then it comes with the next try
    waits();
    await new Promise((later) => setTimeout(later, RULES_POLL_MS));
  }
}

/** Board, rules and words of a game, once they are there. */
export const awaitRules = (
  where: GameRef,
  playerOf: PlayerOf,
  stop: AbortSignal,
  waits: () => void,
): Promise<GameKit | null> => awaited(() => loadGameKit(where, playerOf), where, 'speaks', stop, waits);

/** Wait for the thinking module in the same way; returns whether it is there. */
export const awaitThinking = async (
  where: GameRef,
  kit: GameKit,
  stop: AbortSignal,
  waits: () => void,
): Promise<boolean> => (await awaited(() => kit.thinking(), where, 'thinks', stop, waits)) !== null;
