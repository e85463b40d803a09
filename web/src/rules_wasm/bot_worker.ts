/** Plays the turns of bots of one game, and answers what a person asks, from what seats may know. */
import { advise } from '../../../src/parlour/browser/package/advice.mjs';
import { Game } from '../../../src/parlour/browser/package/game.mjs';
import { odds } from '../../../src/parlour/browser/package/odds.mjs';
import { turnOf } from '../../../src/parlour/browser/package/players.mjs';
import { HINT } from './hint';
import type { Compiled } from './module';

/** First the game, then one question after another about what a seat may know. */
export type BotTask = Compiled | BotTurn | Asked;

export interface Known {
  bytes: Uint8Array;
  seat: number;
}

/** What a person asks. */
export interface Asked extends Known {
  aid: 'hint' | 'odds';
}

export interface BotTurn extends Known {
  level: string;
  seed: number;
}

/** Answer the page from this worker. */
export function serve(): void {
  let game: Game | null = null;

  addEventListener('message', ({ data }: MessageEvent<BotTask>) => {
    if ('module' in data) {
      game = new Game(data.module, data.manifest);
      return;
    }
    if (!game) throw new Error('no game yet');
    const { bytes, seat } = data;
    const state = game.stateOf(bytes, seat);
    if ('level' in data) postMessage(turnOf(game, state, seat, data));
    else postMessage(data.aid === 'odds' ? odds(game, state, seat) : advise(game, state, seat, HINT));
  });
}
