/** Thinks in the page itself, where no worker can: a moment at a time, so that the page still answers. */
import { Game, Turn, type State } from '../../../src/parlour/browser/package/game.mjs';
import { turnOf } from '../../../src/parlour/browser/package/players.mjs';
import type { BotTurn } from './bot_worker';
import { isDue } from './local_game';
import type { Compiled } from './module';

/** Simulations of the first moment. */
const FIRST = 16;
/** Milliseconds that the page may be blocked at a time, about. */
const MOMENT = 30;

/** The actions of a turn, the same as a worker's. */
export async function turnHere({ module, manifest }: Compiled, { bytes, seat, level, seed }: BotTurn) {
  const game = new Game(module, manifest);
  const state = game.stateOf(bytes, seat);
  if (!(level in manifest.levels)) return turnOf(game, state, seat, { level, seed });
  const turn = new Turn(game, state, seat, { how: level, seed });
  let piece = FIRST;
  for (;;) {
    const began = performance.now();
    if (turn.think(piece)) return turn.run;
    const took = performance.now() - began;
    if (took < MOMENT / 2) piece *= 2;
    else if (took > MOMENT) piece = Math.max(1, piece >> 1);
    await new Promise((on) => setTimeout(on));
  }
}

/** Whether the rules allow a seat these actions, and there are any. */
export function possible(start: State, seat: number, actions: readonly number[]): boolean {
  const state = start.copy();
  return (
    actions.length > 0 &&
    actions.every((action) => {
      const allowed = isDue(state.turn(), seat) && state.legal(seat).includes(action);
      if (allowed) state.play(seat, action);
      return allowed;
    })
  );
}
