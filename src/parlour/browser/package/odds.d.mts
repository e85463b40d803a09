import type { Game, State } from "./game.mjs";

export interface Odds {
  /** The outcomes of the next draw, each with its weight in lowest terms; none where others act before it. */
  outcomes: [outcome: number, weight: number][];
  /** The run that they apply to, if another would change them. */
  after: number[];
}

export function odds(game: Game, state: State, seat: number): Odds;
