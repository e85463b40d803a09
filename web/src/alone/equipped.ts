/** What a game needs that the page plays by itself, from the server or as the browser has kept it. */
import { board as boardOf } from '../api/http';
import type { LocalTable, Phrases } from '../api/wire';
import { compiledOf, Game } from '../rules_wasm/module';
import { speaker, type Pattern } from '../rules_wasm/patterns';
import { Words } from '../table/model/words_told';

type Patterns = Record<string, Pattern>;

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
  const worded = (told: Phrases): Words => new Words(told, told.patterns as Patterns, told.language, board);
  return {
    board,
    compiled,
    messages,
    rules: new Game(compiled.module, compiled.manifest),
    /** Says what the house says of hints and odds. */
    say: speaker(alone.patterns as Patterns, alone.language),
    /** What the game tells, where it tells in numbers, and why its law refuses something. */
    own: board.phrases ? worded(board.phrases) : null,
    law: worded(alone),
  };
}

export type Equipped = NonNullable<Awaited<ReturnType<typeof equipped>>>;
