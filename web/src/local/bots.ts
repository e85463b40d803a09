/** The bots of a local game: they think in a worker, from their seats' knowledge alone. */
import type { Advice } from '../../../src/parlour/browser/package/advice.mjs';
import type { Odds } from '../../../src/parlour/browser/package/players.mjs';
import type { BotTask, BotTurn } from './bot_worker';
import { answered, type AidQuestion, type KnownRecord } from './hint';
import { possible, turnHere } from './in_page';
import { Game, type Compiled } from './module';
import { startWorker } from './start_worker';

export type Thinks = (turn: BotTurn) => Promise<number[]>;

/** How bots think where they cannot as they should: in the page, at an easier level, or not at all. */
export type Trouble = 'page' | 'easier' | 'first';

/** The level that plays where no search is possible. */
const EASIER = 'greedy';
/** Milliseconds after which no answer is expected any more. */
const TURN_TIMEOUT_MS = 120_000;

export class Bots {
  /** Called when something goes wrong with a turn. */
  troubled: (trouble: Trouble) => void = () => undefined;
  private loading: Promise<Compiled> | null = null;
  private worker: Worker | null = null;
  private closed = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    /** Loads the module for thinking; null where it cannot be loaded now. */
    private readonly thinking: () => Promise<Compiled | null>,
    /** The rules as the page has them. */
    private readonly rules: Pick<Game, 'stateOf' | 'manifest'>,
  ) {
    this.compiled().catch(() => undefined); // it is tried again when somebody is to think
  }

  /** The actions of a bot's whole turn, which are possible whatever fails. */
  readonly turn: Thinks = async (question) => {
    const { seat } = question;
    const state = this.rules.stateOf(question.bytes, seat);
    const ways: [Trouble | null, () => Promise<number[]>][] = [
      [null, () => this.answer(question)],
      ['page', async () => turnHere(await this.compiled(), question)],
      ['easier', async () => turnHere(await this.compiled(), { ...question, level: EASIER })],
    ];
    for (const [trouble, think] of ways) {
      const run = await think().catch(() => []);
      if (this.closed) return run;
      if (!possible(state, seat, run)) continue;
      if (trouble) this.troubled(trouble);
      return run;
    }
    this.troubled('first');
    return state.legal(seat).slice(0, 1);
  };

  /** The advice of a strong bot to a seat. */
  advise(record: KnownRecord): Promise<Advice> {
    return this.asked({ ...record, aid: 'hint' });
  }

  /** The odds of the next draw, from a seat's knowledge. */
  odds(record: KnownRecord): Promise<Odds> {
    return this.asked({ ...record, aid: 'odds' });
  }

  /** The arguments for a run of a seat, as numbers. */
  reasons(record: KnownRecord, run: readonly number[]): Promise<number[]> {
    return this.asked({ ...record, aid: 'reasons', run });
  }

  close(): void {
    this.closed = true;
    this.giveUp();
  }

  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** The module for thinking, once it is loaded and handed to the worker. */
  private compiled(): Promise<Compiled> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async load(): Promise<Compiled> {
    const compiled = await this.thinking();
    if (compiled?.manifest.layout !== this.rules.manifest.layout) throw new Error('nothing to think with');
    if (this.closed) return compiled;
    this.worker = startWorker('play');
    if (!this.worker) return compiled;
    this.worker.onerror = () => this.giveUp();
    const { module, manifest } = compiled;
    try {
      this.tell({ module, manifest });
    } catch {
      this.giveUp(); // the browser hands no module over
    }
    return compiled;
  }

  private async asked<T extends Advice | Odds | number[]>(question: AidQuestion): Promise<T> {
    return this.answer<T>(question).catch(async () => {
      const { module, manifest } = await this.compiled();
      return answered(new Game(module, manifest), question) as T;
    });
  }

  /** One answer after another, as the worker has one game; a worker that fails is given up. */
  private answer<T>(question: BotTurn | AidQuestion): Promise<T> {
    const answer = this.last.then(async () => {
      await this.compiled();
      return new Promise<T>((resolve, reject) => {
        if (!this.worker) throw new Error('there is no worker');
        const late = setTimeout(() => reject(new Error('no answer')), TURN_TIMEOUT_MS);
        this.worker.onmessage = ({ data }: MessageEvent<T>) => {
          clearTimeout(late);
          resolve(data);
        };
        this.worker.onerror = ({ message }) => reject(new Error(message || 'the worker failed'));
        this.tell(question);
      });
    });
    this.last = answer.catch(() => this.giveUp());
    return answer;
  }

  private tell(task: BotTask): void {
    this.worker?.postMessage(task);
  }
}
