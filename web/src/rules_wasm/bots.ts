/** The bots of a game that the page plays by itself: they think in a worker, from what their seats may know. */
import type { BotTask, BotTurn } from './bot_worker';
import type { Compiled } from './module';

export type Thinks = (turn: BotTurn) => Promise<number[]>;

export class Bots {
  private readonly worker: Worker;
  private last: Promise<unknown> = Promise.resolve();

  constructor({ module, manifest }: Compiled) {
    this.worker = new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' });
    this.tell({ module, manifest });
  }

  /** The actions of a bot's whole turn; one after another, as the worker has one game. */
  readonly turn: Thinks = (asked) => {
    const answer = this.last.then(
      () =>
        new Promise<number[]>((resolve, reject) => {
          this.worker.onmessage = ({ data }: MessageEvent<number[]>) => resolve(data);
          this.worker.onerror = (event) => reject(new Error(event.message || 'the worker failed'));
          this.tell(asked);
        }),
    );
    this.last = answer.catch(() => undefined);
    return answer;
  };

  close(): void {
    this.worker.terminate();
  }

  private tell(task: BotTask): void {
    this.worker.postMessage(task);
  }
}
