/** Hints in words: what to do, its value, and why (`search.advice.hints`). */
import type { Advice } from '../../../../src/parlour/browser/package/advice.mjs';
import { telling, type State } from '../../local/module';
import type { TurnSentence } from '../../i18n/patterns';
import type { PhraseReader } from '../narrate/phrase_reader';

/** The answer of an aid, from the seat's knowledge. */
export interface AidAnswer {
  sentence: string;
  /** The legal actions that the answer is about. */
  actions: number[];
  /** Details of the sentence: items with amounts or probabilities. */
  rows: [string, string][];
  /** A turn that is advised, one action after another. */
  run: number[];
  /** The places that each of its actions shows, where that is known. */
  shows?: string[][];
  /** Arguments for the turn, in the game's own terms. */
  reasons: string[];
}

/** Wins in 100 games; a smaller difference counts as equal. */
const ENOUGH = 3;
const HUNDRED = 100;

/** Says the messages of the house, and turns: in the game's own words, or as its log has them. */
export interface Adviser {
  say: TurnSentence;
  own: PhraseReader;
  named: (run: readonly number[]) => string;
}

/** An expected return as wins in 100 games, shared wins counted as shares. */
export const winsInHundred = (value: number, seats: number): number =>
  Math.round((HUNDRED * (value * (seats - 1) + 1)) / seats);

/** A run as instructions, or as its log has it; ending a turn goes without saying where something else is to be done. */
export const orders = (adviser: Adviser, view: State, run: readonly number[]): string =>
  instructions(adviser, view, run) || adviser.named(run);

/** A run as instructions; "" where its game has none. */
function instructions({ say, own }: Adviser, view: State, run: readonly number[]): string {
  const { closing } = view.game.manifest;
  const state = view.copy();
  let said = '';
  for (const action of run) {
    if (!said || !closing.includes(action)) {
      const then = own.sentence(telling.instruction(state, view.viewer, action));
      said = said ? say('hint-then', { first: said, then }) : then;
    }
    state.play(view.viewer, action);
  }
  return said;
}

/** Advice to the seat of a view as an answer, with what speaks for it in numbers. */
export function hinted(adviser: Adviser, view: State, advice: Advice, why: readonly number[]): AidAnswer {
  const { say, own, named } = adviser;
  const { run, value, other, other_value } = advice;
  const { seats } = view.game.manifest;
  const play = instructions(adviser, view, run);
  const said = [
    play
      ? say('hint-do', { play: play.charAt(0).toUpperCase() + play.slice(1) })
      : say('hint-turn', { play: named(run) }),
  ];
  if (seats > 1) {
    const wins = winsInHundred(value, seats);
    said.push(say('hint-wins', { wins }));
    const less = wins - winsInHundred(other_value, seats);
    const next = other.length ? orders(adviser, view, other) : '';
    if (next && less >= ENOUGH) said.push(say('hint-next-best', { play: next, less }));
    else if (next && less > -ENOUGH) said.push(say('hint-as-good', { play: next }));
  }
  return { sentence: said.join(' '), actions: [], rows: [], run, reasons: own.several(why) };
}
