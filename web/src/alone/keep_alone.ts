/** Keeps all that a game of this device needs, so that its page opens without a network. */
import type { LocalTable } from '../api/wire';
import { forgetBoards, keep } from '../rules_wasm/keep';
import type { Fetched } from '../rules_wasm/module';
import { addressesOf, answerOf } from '../table/model/equipped';

/** Whether the browser has it; under the board's name, or under that of the page for which a game may yet begin. */
export async function keepAlone(
  { game, board }: Pick<LocalTable, 'game' | 'board'>,
  compiled: Fetched,
  name = board,
): Promise<boolean> {
  const kept = await keep(name, addressesOf(game, board, compiled), answerOf(board, compiled));
  if (kept && name === board) await forgetBoards(board);
  return kept;
}
