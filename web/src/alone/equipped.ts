/** What a game needs that the page plays by itself, from the server or as the browser has kept it. */
import { board as boardOf } from '../api/http';
import type { LocalTable, Phrases } from '../api/wire';
import { compiledOf, Game } from '../rules_wasm/module';
import { speaker, type Pattern } from '../rules_wasm/patterns';
import { Newsreader } from '../table/model/news';
import { Words } from '../table/model/words_told';

/** What is said at an address; null where there is no network, and it was never kept. */
async function phrasesAt(address: string): Promise<Phrases | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Phrases) : null;
  } catch {
    return null;
  }
}

/** Board, rules and words of a table; null where something is missing. */
export async function equipped({ game, board: address }: LocalTable) {
  const language = new URL(address, location.href).searchParams.get('language') ?? 'en';
  const messages = `/api/v1/games/${game}/messages?language=${language}`;
  const [board, compiled, alone] = await Promise.all([
    boardOf(address).catch(() => null),
    compiledOf(address),
    phrasesAt(messages),
  ]);
  if (!board || !compiled || !alone) return null;
  const patterns = alone.patterns as Record<string, Pattern>;
  return {
    board,
    compiled,
    messages,
    rules: new Game(compiled.module, compiled.manifest),
    /** Says what the house says of hints and odds. */
    say: speaker(patterns, alone.language),
    reader: new Newsreader(board),
    /** Why its law refuses something. */
    law: new Words(alone, patterns, alone.language, board),
  };
}

export type Equipped = NonNullable<Awaited<ReturnType<typeof equipped>>>;
