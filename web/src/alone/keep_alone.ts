/** Keeps all that a game of this device needs, so that its page opens without a network. */
import type { LocalTable } from '../api/wire';
import { worker as searcher } from '../rules_wasm/advice';
import { worker as thinker } from '../rules_wasm/bots';
import { keepPage } from '../rules_wasm/keep';
import type { Fetched } from '../rules_wasm/module';
import { addressesOf, answerOf } from '../table/model/equipped';

/** What a page has to load late, as its module says. */
interface Prepares<T> {
  prepare: () => Promise<T>;
}

/**
 * Whether the browser has it; `sake` is the page for which a game is kept that may never begin, and in which no bot
 * has thought yet: else its script is among what the page has loaded, unless the browser is refused it.
 */
export async function keepAlone(
  { game, board }: Pick<LocalTable, 'game' | 'board'>,
  compiled: Fetched,
  sake?: string,
): Promise<boolean> {
  const table = (await import('../table/TablePage.svelte')) as Prepares<unknown>;
  await table.prepare();
  const retrace = import('./Retrace.svelte') as Promise<Prepares<string[]>>;
  const late = await retrace.then((page) => page.prepare()).catch(() => []);
  const addresses = [...addressesOf(game, board, compiled), searcher, ...(sake ? [thinker] : []), ...late];
  return keepPage(addresses, answerOf(board, compiled), undefined, sake);
}
