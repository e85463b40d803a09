/** The windows of this browser that show one game of this device: one leads and plays it, the others follow and ask that one. */
import { holdLock, openChannel, settleLocks } from '../lib/browser';
import type { LocalEntry } from './local_game';

/** An act of a person in a window that follows. */
export type FollowerMove = { n: number; actions: readonly number[] } | 'undo';

/** Called with the messages of other windows. */
export interface WindowListener {
  /** It leads from now on: no other window did, or that one is closed or asleep. */
  onLead: () => void;
  /** Another window has played on, or back: the entries of the game as they are there. */
  onMove: (entries: readonly LocalEntry[]) => void;
  /** Something was pressed in another window. */
  onPress: (press: FollowerMove) => void;
}

type WindowMessage = { entries: readonly LocalEntry[] } | { press: FollowerMove };
type AwakeSignal = 'awake?' | 'awake';

/** Milliseconds between questions whether the leading window is awake, and those it has for its answer. */
const AWAKE_POLL_MS = 3_000;
const AWAKE_TIMEOUT_MS = 1_500;

/** One of the windows that show a game: it leads, or it follows the one that does. */
export class GameWindow {
  /** Whether it lets bots think, and keeps what is played. */
  leads = false;
  private readonly channel: BroadcastChannel | null;
  private readonly closing = new AbortController();
  /** Milliseconds since the page was opened when another window was last heard. */
  private heard = 0;

  /** Where a browser has no locks, as without https or where it may store nothing, every window leads. */
  constructor(
    id: string,
    private readonly listener: WindowListener,
  ) {
    const name = `parlour.local.${id}`;
    this.channel = openChannel(name);
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<WindowMessage | AwakeSignal>) => this.hear(data);
    void this.awaitLead(name, { signal: this.closing.signal });
    const asking = setInterval(() => void this.replaceSleeper(name), AWAKE_POLL_MS);
    this.closing.signal.addEventListener('abort', () => clearInterval(asking));
  }

  /** Whether it leads, once the browser has told what came while the window slept. */
  async stillLeads(): Promise<boolean> {
    await settleLocks();
    return this.leads && !this.closing.signal.aborted;
  }

  close(): void {
    this.closing.abort();
    this.channel?.close();
  }

  post(message: WindowMessage): void {
    this.send(message);
  }

  private send(message: WindowMessage | AwakeSignal): void {
    if (!this.closing.signal.aborted) this.channel?.postMessage(message);
  }

  private hear(message: WindowMessage | AwakeSignal): void {
    this.heard = performance.now();
    if (message === 'awake?') {
      if (this.leads) this.send('awake');
    } else if (message === 'awake') return;
    else if ('entries' in message) this.listener.onMove(message.entries);
    else void this.stillLeads().then((leads) => leads && this.listener.onPress(message.press));
  }

  private begin(): void {
    if (this.closing.signal.aborted) return;
    this.leads = true;
    this.listener.onLead();
  }

  /** Leads once no other window does, or instead of that one, until it is closed or another takes its place. */
  private async awaitLead(name: string, how: LockOptions): Promise<void> {
    const { signal } = this.closing;
    const untilClosed = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
    const locks = await holdLock(name, how, () => {
      this.begin();
      return untilClosed;
    });
    if (!locks) this.begin();
    if (!locks || signal.aborted || !this.leads) return; // closed while it waited
    this.leads = false; // robbed while it slept
    await this.awaitLead(name, { signal });
  }

  /** Takes the place of a window that leads but sleeps: a person who looks at this one would wait for ever. */
  private async replaceSleeper(name: string): Promise<void> {
    if (this.leads || document.visibilityState !== 'visible') return;
    const askedAt = performance.now();
    this.send('awake?');
    await new Promise((done) => setTimeout(done, AWAKE_TIMEOUT_MS));
    if (this.heard >= askedAt || this.closing.signal.aborted || (await this.stillLeads())) return;
    await this.awaitLead(name, { steal: true });
  }
}
