/** The parts of a local game, from the server or the browser's cache. */
import { board as boardOf } from '../../lib/http';
import type { Board, Company, LocalTable, Phrases } from '../../lib/wire';
import { Game, modulesAt, speakingOf, thinkingOf, type Compiled, type Manifest } from '../../local/module';
import { speaker, type Pattern } from '../../i18n/patterns';
import type { Language } from '../../i18n/language.svelte';
import { RefusalWords, messagesAt, phrasesAt } from '../narrate/refusal_words';
import { UpdateDecoder } from '../narrate/update_decoder';

/** The addresses of a table's board, rules and words, and the layout of records that the rules must read. */
export type GameRef = Pick<LocalTable, 'game' | 'board'> & Pick<Company, 'layout'>;

/** Where a board lies in another language. Its hash is that of the words it had; there it is known by the rest. */
export function boardIn(language: Language, board: string): string {
  const [path = '', search] = board.split('?');
  const query = new URLSearchParams(search);
  if ((query.get('language') ?? 'en') === language) return board;
  query.delete('language');
  if (language !== 'en') query.set('language', language);
  return query.size ? `${path}?${query}` : path;
}

/** Says what a seat is called. */
export type PlayerOf = (seat: number) => string;

/** Board, rules and words of a table; null where something is missing. */
export async function loadGameKit({ game, board, layout }: GameRef, playerOf?: PlayerOf): Promise<GameKit | null> {
  const loading = [
    boardOf(board).catch(() => null),
    speakingOf(board, layout),
    phrasesAt(messagesAt(game, board)),
  ] as const;
  return makeGameKit(...(await Promise.all(loading)), () => thinkingOf(board), playerOf);
}

/** Make a kit from its parts, which may be missing. */
export function makeGameKit(
  board: Board | null,
  compiled: Compiled | null,
  phrases: Phrases | null,
  /** Loads the module that bots, hints and studies think with; null where it cannot be loaded now. */
  thinking: () => Promise<Compiled | null>,
  playerOf?: PlayerOf,
) {
  if (!board || !compiled || !phrases) return null;
  return {
    ...readWith(board, phrases, playerOf),
    /** What speaks, as it was compiled. */
    compiled,
    rules: new Game(compiled.module, compiled.manifest),
    thinking,
  };
}

/** Board and words of a table, for a page that asks the server for the rest. */
export async function loadReadingKit({ game, board }: GameRef, playerOf?: PlayerOf): Promise<ReadingKit | null> {
  const loading = [boardOf(board).catch(() => null), phrasesAt(messagesAt(game, board))] as const;
  const [drawn, phrases] = await Promise.all(loading);
  return drawn && phrases && readWith(drawn, phrases, playerOf);
}

function readWith(board: Board, phrases: Phrases, playerOf?: PlayerOf) {
  return {
    board,
    /** Says what the house says of hints and odds. */
    say: speaker(phrases.patterns as Record<string, Pattern>, phrases.language),
    /** Puts the numbers of its rules into words. */
    read: new UpdateDecoder(board, new RefusalWords(phrases, board, playerOf), playerOf),
  };
}

export type ReadingKit = ReturnType<typeof readWith>;
export type GameKit = NonNullable<ReturnType<typeof makeGameKit>>;

/** Where all that lies, and the rules in short: for a page that is to open again without a network. */
export const addressesOf = (game: string, board: string, { modules }: Manifest): string[] => [
  board,
  modules.speaks,
  messagesAt(game, board),
  `/api/v1/games/${game}/rules`,
];

/** What it has said there, whatever it says by now. */
export const answerOf = (board: string, manifest: Manifest): Record<string, object> => ({
  [modulesAt(board)]: { manifest, never: {} },
});
