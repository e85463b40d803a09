import type { Game, Manifest, State } from "./game.mjs";

/** The levels of bots, from weak to strong. */
export function levelsOf(manifest: Manifest): string[];
/** The actions of a bot's whole turn, at any level. */
export function turnOf(
  game: Game,
  state: State,
  seat: number,
  how: { level: string; seed?: number },
): number[];
