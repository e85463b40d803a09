/**
 * Movement that tells what happened: pieces that fly from where they lay to where they lie now, and a player that
 * shows moments one after another without ever falling behind.
 */

/** A rectangle on the page, by its centre. */
export interface Here {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Milliseconds. */
export const FLIGHT = 220;
export const QUICK = 110;
export const PAUSE = 70;
const APART = 70;
const LONGEST = 700;
/** With more moments waiting than this, each takes less time; with more than that, they are not animated at all. */
export const BUSY = 4;
export const FLOOD = 16;
/** How much larger a piece looks in the middle of a flight, as part of its size, if it goes this far in pixels. */
const RISE = 0.12;
const FAR = 120;
/** Distance in pixels under which nothing is seen to move. */
const STILL = 1.5;

/** Milliseconds between the starts of `count` flights of one moment, so that they can be told apart. */
export function stagger(count: number): number {
  return count > 1 ? Math.min(APART, LONGEST / count) : 0;
}

/** How long a moment with movement in it takes when `waiting` more follow it. */
export function pace(waiting: number, still: boolean): number {
  if (still || waiting > FLOOD) return 0;
  return waiting > BUSY ? QUICK : FLIGHT;
}

/** Whether something would be seen to move from one rectangle to another. */
export function moves(from: Here, to: Here): boolean {
  return Math.abs(from.x - to.x) > STILL || Math.abs(from.y - to.y) > STILL || Math.abs(from.w - to.w) > to.w * 0.2;
}

/**
 * Move an element that lies at `to` as if it came from `from`, rising a little on the way.
 *
 * The element's own size is that of `to`.
 */
export function fly(element: Element, from: Here, to: Here, ms: number, delay = 0): Animation {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.w / (to.w || 1)];
  const lift = 1 + RISE * Math.min(1, Math.hypot(dx, dy) / FAR);
  return element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2}px) scale(${((scale + 1) / 2) * lift})`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: ms, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards', delay },
  );
}

type Wait = (ms: number) => Promise<void>;

const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Shows moments one after another.
 *
 * `show(moment, ms)` draws a moment with movements of `ms` each and says how long they take in all; `push` adds moments,
 * `flush` shows all that wait at once, without movement.
 */
export class Film<M> {
  private readonly waiting: M[] = [];
  private running = false;
  private cut = 0;

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
    this.cut += 1;
    for (const moment of this.waiting.splice(0)) this.show(moment, 0);
  }

  clear(): void {
    this.cut += 1;
    this.waiting.length = 0;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let moment = this.waiting.shift(); moment !== undefined; moment = this.waiting.shift()) {
      const cut = this.cut;
      const ms = pace(this.waiting.length, this.still());
      const whole = this.show(moment, ms);
      if (whole > 0 && cut === this.cut) await this.wait(whole + PAUSE);
    }
    this.running = false;
  }
}
