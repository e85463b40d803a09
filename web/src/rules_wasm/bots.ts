/** The bots of a game that the page plays by itself: they think in a worker, from what their seats may know. */
import type { Advice } from '../../../src/parlour/lab/wasm_package/advice.mjs';
import type { Odds } from '../../../src/parlour/lab/wasm_package/odds.mjs';
import type { Asked, BotTask, BotTurn, Known } from './bot_worker';
import type { Compiled } from './module';

export type Thinks = (turn: BotTurn) => Promise<number[]>;

export class Bots {
  private readonly worker: Worker;
  private last: Promise<unknown> = Promise.resolve();
  /** There is no worker: it did not load, or cannot play this game. */
  private lost = false;

  constructor({ module, manifest }: Compiled) {
    this.worker = new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' });
    this.worker.onerror = () => (this.lost = true);
    this.tell({ module, manifest });
  }

  /** The actions of a bot's whole turn. */
  readonly turn: Thinks = (asked) => this.answer(asked);

  /** What a strong bot would do for a seat. */
  advise(known: Known): Promise<Advice> {
    return this.answer({ ...known, aid: 'hint' });
  }

  /** The odds of the next draw, from what a seat may know. */
  odds(known: Known): Promise<Odds> {
    return this.answer({ ...known, aid: 'odds' });
  }

  close(): void {
    this.worker.terminate();
  }

  /** One answer after another, as the worker has one game. */
  private answer<T>(asked: BotTurn | Asked): Promise<T> {
    const answer = this.last.then(
      () =>
        new Promise<T>((resolve, reject) => {
          if (this.lost) throw new Error('there is no worker');
          this.worker.onmessage = ({ data }: MessageEvent<T>) => resolve(data);
          this.worker.onerror = (event) => reject(new Error(event.message || 'the worker failed'));
          this.tell(asked);
        }),
    );
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private tell(task: BotTask): void {
    this.worker.postMessage(task);
  }
}
