/** What a game needs that the page plays by itself, from the server or as the browser has kept it. */
import { board as boardOf } from '../../api/http';
import type { Board, LocalTable, Phrases } from '../../api/wire';
import { compiledOf, Game, modulesAt, type Fetched } from '../../rules_wasm/module';
import { speaker, type Pattern } from '../../rules_wasm/patterns';
import { Law, messagesAt, phrasesAt } from './law';
import { Newsreader } from './news';

/** Where a table's board, rules and words lie. */
export type Lying = Pick<LocalTable, 'game' | 'board'>;

/** Says what a seat is called. */
export type PlayerOf = (seat: number) => string;

/** Board, rules and words of a table; null where something is missing. */
export const equipped = async ({ game, board }: Lying, playerOf?: PlayerOf) =>
  equippedWith(
    ...(await Promise.all([boardOf(board).catch(() => null), compiledOf(board), phrasesAt(messagesAt(game, board))])),
    playerOf,
  );

/** The same of what was found. */
export function equippedWith(
  board: Board | null,
  compiled: Fetched | null,
  alone: Phrases | null,
  playerOf?: PlayerOf,
) {
  if (!board || !compiled || !alone) return null;
  return {
    board,
    compiled,
    rules: new Game(compiled.module, compiled.manifest),
    /** Says what the house says of hints and odds. */
    say: speaker(alone.patterns as Record<string, Pattern>, alone.language),
    reader: new Newsreader(board, playerOf),
    /** Why its law refuses something. */
    law: new Law(alone, board, playerOf),
  };
}

export type Equipped = NonNullable<ReturnType<typeof equippedWith>>;

/** Where all that lies, and the rules in short: for a page that is to open again without a network. */
export const addressesOf = (game: string, board: string, { address }: Fetched): string[] => [
  board,
  address,
  messagesAt(game, board),
  `/api/v1/games/${game}/rules`,
];

/** What it has said there, whatever it says by now. */
export const answerOf = (board: string, { address, manifest }: Fetched): Record<string, object> => ({
  [modulesAt(board)]: { wasm: address, manifest },
});
