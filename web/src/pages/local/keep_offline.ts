/** Keeps all that a game of this device needs, so that its page opens without a network, and bots think there too. */
import type { LocalTable } from '../../lib/wire';
import { forgetBoards, keep } from '../../local/keep';
import { offered } from '../../local/module';
import { addressesOf, answerOf } from '../../table/model/game_kit';

/** Whether the browser has it; under the board's name, or under that of the page for which a game may yet begin. */
export async function keepOffline({ game, board }: Pick<LocalTable, 'game' | 'board'>, name = board): Promise<boolean> {
  const manifest = await offered(board, 'thinks');
  if (!manifest) return false;
  const addresses = [...addressesOf(game, board, manifest), manifest.modules.thinks];
  const isKept = await keep(name, addresses, answerOf(board, manifest));
  if (isKept && name === board) await forgetBoards(board);
  return isKept;
}
