import type { Game, Manifest, State } from "./game.mjs";

export interface Odds {
  /** The outcomes of the next draw, each with its weight in lowest terms; empty if others act before it. */
  outcomes: [outcome: number, weight: number][];
  /** The run of the seat that the outcomes depend on; empty if they are the same after every run. */
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
