/** The questions of a person that a search answers. */
import { advise, type Advice } from '../../../src/parlour/browser/package/advice.mjs';
import type { Game } from '../../../src/parlour/browser/package/game.mjs';
import { odds, type Odds } from '../../../src/parlour/browser/package/players.mjs';
import { reasons } from '../../../src/parlour/browser/package/telling.mjs';

/** How hard to think for a hint: milliseconds for the turn that is advised, half of it for the worth of each of two. */
export const HINT = { seed: 0, milliseconds: 1000 };

/** A seat's concealed record. */
export interface KnownRecord {
  bytes: Uint8Array;
  seat: number;
}

/** A question: the advice of a strong bot, the odds of the next draw, or the arguments for a run. */
export type AidQuestion = KnownRecord & ({ aid: 'hint' | 'odds' } | { aid: 'reasons'; run: readonly number[] });

/** The answer, by the module that thinks. */
export function answered(game: Game, question: AidQuestion): Advice | Odds | number[] {
  const state = game.stateOf(question.bytes, question.seat);
  if (question.aid === 'reasons') return reasons(state, question.run);
  return question.aid === 'odds' ? odds(game, state, question.seat) : advise(game, state, question.seat, HINT);
}
