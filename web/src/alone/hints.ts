/** What a hint says in a game that the page plays by itself: a turn by the names on the board, and what it is worth. */
import type { Advice } from '../../../src/parlour/lab/wasm_package/advice.mjs';
import type { AidAnswer } from '../api/wire';
import { words } from '../i18n/alone';
import { inWords } from '../table/model/suggested';
import type { Atlas } from '../table/model/targets';
import type { View } from '../table/model/view';

/** The aid's name, as at a server's table. */
export const HINT = 'hint';
/** Wins in 100 games; a smaller difference counts as equal. */
const ENOUGH = 3;
const HUNDRED = 100;

/** An expected return as wins in 100 games, shared wins counted as shares. */
const winsInHundred = (value: number, seats: number): number =>
  Math.round((HUNDRED * (value * (seats - 1) + 1)) / seats);

/** Advice as an answer, as the server says it (`search.advice.hints`). */
export function hinted(atlas: Atlas, view: View, { run, value, other, other_value }: Advice): AidAnswer {
  const seats = view.players.length;
  const named = (one: readonly number[]): string => inWords(atlas, view, view.seat, one);
  const said = [words().hintTurn(named(run))];
  if (seats > 1) {
    const mine = winsInHundred(value, seats);
    said.push(words().hintWins(mine));
    const less = mine - winsInHundred(other_value, seats);
    if (other.length && less >= ENOUGH) said.push(words().nextBest(named(other), less));
    else if (other.length && less > -ENOUGH) said.push(words().asGood(named(other)));
  }
  return { sentence: said.join(' '), actions: [], rows: [], run, reasons: [] };
}
