/** Something of the server's that is asked for again from time to time, less often or never while nobody looks. */

const MILLISECONDS = 1000;

export class Polled<T> {
  /** The latest answer; null until there is one. */
  value = $state.raw<T | null>(null);
  /** Why the latest question was not answered; null when it was. */
  error = $state.raw<unknown>(null);

  readonly #ask: () => Promise<T>;
  readonly #every: number;
  readonly #behind: number;
  readonly #before: () => T | null;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `ask` brings a value; it is asked every `every` seconds, and when the page comes to the front; behind other pages
   * every `behind` seconds, or not at all. `before`: what was known before, for where no answer comes.
   */
  constructor(ask: () => Promise<T>, every: number, behind = Infinity, before: () => T | null = () => null) {
    this.#before = before;
    this.#ask = ask;
    this.#every = every * MILLISECONDS;
    this.#behind = behind * MILLISECONDS;
  }

  /** Ask now. The answer to an earlier question never replaces that to a later one. */
  async refresh(): Promise<void> {
    const mine = ++this.#asked;
    clearTimeout(this.#timer);
    try {
      const value = await this.#ask();
      if (mine === this.#asked) {
        this.value = value;
        this.error = null;
      }
    } catch (error) {
      if (mine === this.#asked) {
        this.value ??= this.#before();
        this.error = error;
      }
    }
    if (mine === this.#asked) this.#wait();
  }

  /** Keep asking; returns the end of it. For `$effect`. */
  start(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    void this.refresh();
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      clearTimeout(this.#timer);
      this.#asked += 1;
    };
  }

  #wait(): void {
    const after = document.visibilityState === 'visible' ? this.#every : this.#behind;
    if (after < Infinity) this.#timer = setTimeout(() => void this.refresh(), after);
  }
}
