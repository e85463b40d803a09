/** Plays the turns of bots of one game, and advises on turns, from what seats may know. */
import { advise } from '../../../src/parlour/lab/wasm_package/advice.mjs';
import { Game } from '../../../src/parlour/lab/wasm_package/game.mjs';
import { turnOf } from '../../../src/parlour/lab/wasm_package/players.mjs';
import { HINT } from './hint';
import type { Compiled } from './module';

/** First the game, then one question after another about what a seat may know. */
export type BotTask = Compiled | BotTurn | Known;

export interface Known {
  bytes: Uint8Array;
  seat: number;
}

export interface BotTurn extends Known {
  level: string;
  seed: number;
}

let game: Game | null = null;

addEventListener('message', ({ data }: MessageEvent<BotTask>) => {
  if ('module' in data) {
    game = new Game(data.module, data.manifest);
    return;
  }
  if (!game) throw new Error('no game yet');
  const { bytes, seat } = data;
  const state = game.stateOf(bytes, seat);
  postMessage('level' in data ? turnOf(game, state, seat, data) : advise(game, state, seat, HINT));
});
