/** Plays the turns of bots of one game, from what their seats may know. */
import { Game, Turn } from '../../../src/parlour/lab/wasm_package/game.mjs';
import type { Compiled } from './module';

/** Simulations of one call. */
const PIECE = 4096;

/** First the game, then turn by turn what a seat may know. */
export type BotTask = Compiled | BotTurn;

export interface BotTurn {
  bytes: Uint8Array;
  seat: number;
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
  const { bytes, seat, level, seed } = data;
  const turn = new Turn(game, game.stateOf(bytes, seat), seat, { how: level, seed });
  while (!turn.think(PIECE));
  postMessage(turn.run);
});
