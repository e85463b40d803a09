/** Plays the turns of one game's bots, and answers a person's questions, from seats' knowledge alone. */
import { Game } from '../../../src/parlour/browser/package/game.mjs';
import { turnOf } from '../../../src/parlour/browser/package/players.mjs';
import { answered, type AidQuestion, type KnownRecord } from './hint';
import type { Compiled } from './module';

/** First the game, then one question after another about what a seat may know. */
export type BotTask = Compiled | BotTurn | AidQuestion;

export interface BotTurn extends KnownRecord {
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
    if ('level' in data) postMessage(turnOf(game, game.stateOf(data.bytes, data.seat), data.seat, data));
    else postMessage(answered(game, data));
  });
}
