/** The windows of this browser that show one game of this device: one plays it, the others follow and ask that one. */
import { holdLock, openChannel, settleLocks } from '../lib/browser';
import type { LocalEntry } from './local_game';

/** What a person does in a window that follows. */
export type Press = { n: number; actions: readonly number[] } | 'undo';

/** What a window is told. */
export interface Follows {
  /** It plays from now on: no other window did, or that one is closed or asleep. */
  plays: () => void;
  /** So has another window gone on. */
  goneOn: (entries: readonly LocalEntry[]) => void;
  /** Something was pressed in another window. */
  pressed: (press: Press) => void;
}

type Said = { entries: readonly LocalEntry[] } | { press: Press };
type Sign = 'awake?' | 'awake';

/** Milliseconds between questions whether the window that plays is awake, and those it has for its answer. */
const EACH = 3_000;
const PATIENCE = 1_500;

/** The place of a window among them. */
export class Place {
  /** Whether it lets bots think, and keeps what is played. */
  plays = false;
  private readonly channel: BroadcastChannel | null;
  private readonly left = new AbortController();
  /** Milliseconds since the page was opened when another window was last heard. */
  private heard = 0;

  /** Where a browser has no locks, as without https or where it may store nothing, every window plays. */
  constructor(
    id: string,
    private readonly told: Follows,
  ) {
    const name = `parlour.local.${id}`;
    this.channel = openChannel(name);
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Said | Sign>) => this.hear(data);
    void this.waits(name, { signal: this.left.signal });
    const asking = setInterval(() => void this.asks(name), EACH);
    this.left.signal.addEventListener('abort', () => clearInterval(asking));
  }

  /** Whether it plays, once the browser has told what came while the window slept. */
  async stillPlays(): Promise<boolean> {
    await settleLocks();
    return this.plays && !this.left.signal.aborted;
  }

  say(said: Said): void {
    this.post(said);
  }

  close(): void {
    this.left.abort();
    this.channel?.close();
  }

  private post(said: Said | Sign): void {
    if (!this.left.signal.aborted) this.channel?.postMessage(said);
  }

  private hear(said: Said | Sign): void {
    this.heard = performance.now();
    if (said === 'awake?') {
      if (this.plays) this.post('awake');
    } else if (said === 'awake') return;
    else if ('entries' in said) this.told.goneOn(said.entries);
    else void this.stillPlays().then((plays) => plays && this.told.pressed(said.press));
  }

  private begin(): void {
    if (this.left.signal.aborted) return;
    this.plays = true;
    this.told.plays();
  }

  /** Plays once no other window does, or instead of that one, until it is closed or another takes its place. */
  private async waits(name: string, how: LockOptions): Promise<void> {
    const { signal } = this.left;
    const untilLeft = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
    const locks = await holdLock(name, how, () => {
      this.begin();
      return untilLeft;
    });
    if (!locks) this.begin();
    if (!locks || signal.aborted || !this.plays) return; // closed while it waited
    this.plays = false; // robbed while it slept
    await this.waits(name, { signal });
  }

  /** Takes the place of a window that plays but sleeps: a person who looks at this one would wait for ever. */
  private async asks(name: string): Promise<void> {
    if (this.plays || document.visibilityState !== 'visible') return;
    const asked = performance.now();
    this.post('awake?');
    await new Promise((done) => setTimeout(done, PATIENCE));
    if (this.heard >= asked || this.left.signal.aborted || (await this.stillPlays())) return;
    await this.waits(name, { steal: true });
  }
}
