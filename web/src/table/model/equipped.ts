/** What a game needs that the page plays by itself, from the server or as the browser has kept it. */
import { board as boardOf } from '../../api/http';
import type { LocalTable } from '../../api/wire';
import { compiledOf, Game, type Fetched } from '../../rules_wasm/module';
import { speaker, type Pattern } from '../../rules_wasm/patterns';
import { Law, messagesAt, phrasesAt } from './law';
import { Newsreader } from './news';

/** Board, rules and words of a table; null where something is missing. */
export async function equipped({ game, board: address }: Pick<LocalTable, 'game' | 'board'>) {
  const messages = messagesAt(game, address);
  const [board, compiled, alone] = await Promise.all([
    boardOf(address).catch(() => null),
    compiledOf(address),
    phrasesAt(messages),
  ]);
  if (!board || !compiled || !alone) return null;
  return {
    board,
    compiled,
    rules: new Game(compiled.module, compiled.manifest),
    /** Says what the house says of hints and odds. */
    say: speaker(alone.patterns as Record<string, Pattern>, alone.language),
    reader: new Newsreader(board),
    /** Why its law refuses something. */
    law: new Law(alone, board),
  };
}

export type Equipped = NonNullable<Awaited<ReturnType<typeof equipped>>>;

/** Where all that lies, and the rules in short: for a page that is to open again without a network. */
export function addressesOf(game: string, board: string, { address }: Fetched): string[] {
  const { search } = new URL(board, location.href);
  return [board, `/api/v1/modules${search}`, address, messagesAt(game, board), `/api/v1/games/${game}/rules`];
}
