/** A hint that is thought about while one looks, twice as hard each time: said anew where something better was found. */
import { adviceOn } from '../../local/advice';
import type { Advised } from '../../local/advice_worker';
import type { AidAnswer } from '../model/hints';
import type { View } from '../model/view';
import { advise } from './advice';
import type { SharedSession } from './shared.svelte';

const HINT = 'hint';
const SECOND = 1000;
/** Returns, from -1 to 1, are told in hundredths. */
const ANNOUNCED_STEPS = 50;

/** What is said of advice; it is not said again where that stays the same. */
const gist = ({ advice: { run, value, other, other_value } }: Advised): string =>
  [run, Math.round(ANNOUNCED_STEPS * value), other, Math.round(ANNOUNCED_STEPS * other_value)].join(';');

export class Hint {
  answer = $state.raw<AidAnswer | null>(null);
  /** Seconds for which it has been thought about. */
  seconds = $state(0);
  thinking = $state(false);
  /** Whether more thought could find more. */
  more = $state(false);
  private stopping = new AbortController();
  private advised: Advised | null = null;
  private saying: Promise<void> = Promise.resolve();
  private run = '';
  private closed = false;

  constructor(
    private readonly session: SharedSession,
    readonly view: View,
    /** Tells a screen reader. */
    private readonly tell: (answer: AidAnswer) => void,
  ) {}

  /** Think until there is something to say, and on; once, without a worker. Throws where the rules are not here. */
  async begin(): Promise<void> {
    await new Promise<void>((resolve) => void this.think(resolve).then(resolve));
    if (!this.advised && !this.stopping.signal.aborted) this.put(await this.askHint(null));
    await this.saying;
  }

  /** Think on, twice as hard as the last time. */
  async think(answered: () => void = () => undefined): Promise<void> {
    if (this.thinking) return;
    const { signal } = (this.stopping = new AbortController());
    this.thinking = true;
    const { known } = this.session;
    let since = performance.now();
    const report = (advised: Advised): void => {
      if (signal.aborted) return;
      this.seconds += (performance.now() - since) / SECOND;
      since = performance.now();
      this.more = advised.more;
      this.say(advised);
      answered();
    };
    const from = this.advised ? 2 * this.advised.patience : undefined;
    if (known) await adviceOn(this.view.board, known, report, signal, from).catch(() => undefined);
    if (!signal.aborted) this.thinking = false;
  }

  stop(): void {
    this.stopping.abort();
    this.thinking = false;
  }

  /** What is still to be said stays unsaid. */
  close(): void {
    this.closed = true;
    this.stop();
  }

  /** One after another, as answers may overtake each other. */
  private say(advised: Advised): void {
    const same = this.advised !== null && gist(this.advised) === gist(advised);
    this.advised = advised;
    if (same) return;
    const said = this.saying.then(async () => this.put(await this.askHint(advised)));
    this.saying = this.answer ? said.catch(() => this.stop()) : said;
  }

  private askHint(advised: Advised | null): Promise<AidAnswer> {
    return this.session.ask(HINT, this.view, advised?.advice ?? null);
  }

  private put(answer: AidAnswer): void {
    if (this.closed || this.session.view?.v !== this.view.v) return this.stop();
    this.answer = answer;
    if (answer.run.join() === this.run) return;
    this.run = answer.run.join();
    advise(this.session, answer.run, answer.shows);
    this.tell(answer);
  }
}
