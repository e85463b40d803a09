import type { Game, Manifest, State } from "./game.mjs";

export interface Odds {
  /** The outcomes of the next draw, each with its weight in lowest terms; none where others act before it. */
  outcomes: [outcome: number, weight: number][];
  /** The run that they apply to, if another would change them. */
  after: number[];
}

/** The levels of bots, from weak to strong. */
export function levelsOf(manifest: Manifest): string[];
/** The actions of a bot's whole turn, at any level. */
export function turnOf(
  game: Game,
  state: State,
  seat: number,
  how: { level: string; seed?: number },
): number[];
export function odds(game: Game, state: State, seat: number): Odds;
