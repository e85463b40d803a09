/** A game's messages besides its board's phrases: refusals, hints, odds. */
import type { Board, Phrases } from '../../lib/wire';
import { PhraseReader } from './phrase_reader';

/** A refusal, by its rule. */
export interface RefusalReason {
  rule: string;
  sentence: string;
}

/** The address of these messages for a board. */
export function messagesAt(game: string, board: string): string {
  const language = new URL(board, location.href).searchParams.get('language') ?? 'en';
  return `/api/v1/games/${game}/messages?language=${language}`;
}

/** The phrases at an address; null without a network, unless they are cached. */
export async function phrasesAt(address: string): Promise<Phrases | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Phrases) : null;
  } catch {
    return null;
  }
}

/** Puts what a law says in numbers into words. */
export class RefusalWords {
  private readonly words: PhraseReader;

  /** `playerOf` says what a seat is called, where not by its letter. */
  constructor(phrases: Phrases, board: Board, playerOf?: (seat: number) => string) {
    this.words = new PhraseReader(phrases, board, playerOf);
  }

  /** The rule that forbids something, and why; null where it says nothing. */
  refusal([chapter, rule, ...numbers]: readonly number[]): RefusalReason | null {
    return numbers.length ? { rule: `${chapter}.${rule}`, sentence: this.words.sentence(numbers) } : null;
  }
}
