// The clocks of a table as they go down on this screen between two messages of the server, which alone decides.
import type { ClockTimes } from '../../lib/wire';

const TICK = 100; // milliseconds

export class TableClocks {
  private shown = $state.raw<{ left: readonly number[]; running: readonly number[]; at: number } | null>(null);
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `tick` is called with every change of what the clocks show. */
  constructor(
    private readonly tick: () => void = () => undefined,
    private readonly time: () => number = () => performance.now(),
    private readonly every = TICK,
  ) {}

  /** What the server says they show now. */
  set({ left, running, starts = 0 }: Pick<ClockTimes, 'left' | 'running' | 'starts'>): void {
    this.now = this.time();
    this.shown = { left, running, at: this.now + starts };
    clearInterval(this.timer);
    this.timer = running.length ? setInterval(() => this.advance(), this.every) : undefined;
    this.tick();
  }

  /** Milliseconds a seat has left; null for a table without clocks. */
  left(seat: number): number | null {
    const { shown } = this;
    if (!shown) return null;
    const left = shown.left[seat] ?? 0;
    return shown.running.includes(seat) ? Math.max(0, left - Math.max(0, this.now - shown.at)) : left;
  }

  runs(seat: number): boolean {
    return this.shown?.running.includes(seat) ?? false;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private advance(): void {
    this.now = this.time();
    this.tick();
  }
}
