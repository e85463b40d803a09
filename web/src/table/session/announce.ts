/**
 * Sentences for screen readers: a queue for one polite live region.
 *
 * Each sentence stays long enough to be taken up, and one said twice in a row is said twice, because the region is
 * emptied in between.
 */

/** Milliseconds a sentence stays in the region, at least, and between two. */
export const STAY_MS = 350;
export const PAUSE_MS = 60;
/** Sentences kept waiting; of more, only the last are news. */
const MOST_WAITING = 6;

export class Announcer {
  private readonly waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (text: string) => void) {}

  say(text: string): void {
    const words = text.trim();
    if (!words) return;
    this.waiting.push(words);
    if (this.waiting.length > MOST_WAITING) this.waiting.splice(0, this.waiting.length - MOST_WAITING);
    if (this.timer === undefined) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private next(): void {
    const text = this.waiting.shift();
    this.show('');
    if (text === undefined) {
      this.timer = undefined;
      return;
    }
    this.timer = setTimeout(() => {
      this.show(text);
      this.timer = setTimeout(() => this.next(), STAY_MS + text.length * 2);
    }, PAUSE_MS);
  }
}
