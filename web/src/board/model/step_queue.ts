/**
 * Movement that tells what happened: pieces that fly from where they lay to where they lie now, and a player that
 * shows moments one after another without ever falling behind.
 */

/** Milliseconds. */
export const FLIGHT = 220;
export const QUICK = 110;
export const PAUSE = 70;
const APART = 70;
const LONGEST_TURN = 700;
/** With more moments waiting than this, each takes less time; with more than that, they are not animated at all. */
export const BUSY = 4;
export const FLOOD = 16;
/** Milliseconds between the starts of `count` flights of one moment, so that they can be told apart. */
export function stagger(count: number): number {
  return count > 1 ? Math.min(APART, LONGEST_TURN / count) : 0;
}

/** How long a moment with movement in it takes when `waiting` more follow it. */
export function pace(waiting: number, still: boolean): number {
  if (still || waiting > FLOOD) return 0;
  return waiting > BUSY ? QUICK : FLIGHT;
}

/** Whether something that is heard ends what is being shown: a press, or a key that presses. */
export const skips = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) || [' ', 'Enter', 'Escape'].includes(event.key);

type Wait = (ms: number) => Promise<void>;

const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Shows moments one after another.
 *
 * `show(moment, ms)` draws a moment with movements of `ms` each and says how long they take in all; `push` adds moments,
 * `flush` shows all that wait at once, without movement.
 */
export class StepQueue<M> {
  private readonly waiting: M[] = [];
  private running = false;
  /** The number of the run that may go on: one that was cut short ends when its wait does. */
  private current = 0;

  constructor(
    private readonly show: (moment: M, ms: number) => number,
    private readonly still: () => boolean,
    private readonly wait: Wait = sleep,
  ) {}

  /** Whether moments wait or one is being shown. */
  get busy(): boolean {
    return this.running || this.waiting.length > 0;
  }

  push(moments: readonly M[]): void {
    this.waiting.push(...moments);
    if (!this.running) void this.run();
  }

  flush(): void {
    this.cut();
    for (const moment of this.waiting.splice(0)) this.show(moment, 0);
  }

  clear(): void {
    this.cut();
    this.waiting.length = 0;
  }

  /** What is pushed from now on is shown at once. */
  private cut(): void {
    this.current += 1;
    this.running = false;
  }

  private async run(): Promise<void> {
    const own = (this.current += 1);
    this.running = true;
    for (let moment = this.waiting.shift(); moment !== undefined; moment = this.waiting.shift()) {
      const ms = pace(this.waiting.length, this.still());
      const whole = this.show(moment, ms);
      if (whole > 0 && own === this.current) await this.wait(whole + PAUSE);
      if (own !== this.current) return;
    }
    this.running = false;
  }
}
