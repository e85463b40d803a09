/**
 * A socket to one table that comes back by itself: after a lost network, a sleep, a restart of the server.
 *
 * It says hello whenever it opens, so its user only has to know what was seen last. A hello is always
 * answered, so one more of them finds out a socket that looks open but is dead (a laptop that slept).
 */

import { openSocket } from './browser';
import type { DraftAnswer, TableChange, WholeTable } from './told';
import type { FromClient, FromSocket, Hello, ToClient, ToSocket, Try } from './wire';

/** `blocked`: the server answers requests, but no socket to it opens. */
export type LinkState = 'connecting' | 'open' | 'away' | 'blocked' | 'closed';

/** Milliseconds. */
export const FIRST_WAIT_MS = 400;
export const LONGEST_WAIT_MS = 10_000;
export const QUIET_MS = 20_000;
export const ANSWER_TIMEOUT_MS = 5_000;
export const LONGEST_ANSWER_TIMEOUT_MS = 60_000;
/** How many times as long as the last answer took the next one may take. */
const MARGIN = 3;
const GROWTH = 1.8;
/** Sockets in a row that did not open, after which it is found out whether they are blocked. */
export const UNOPENED = 3;
/** Random part of a wait, so that clients do not all come back at once. */
const SPREAD = 0.4;
/** An app that closed the socket for good: there is no such table, or the token holds no seat. */
const GONE = 4000;

const unpacked = (packed: Blob): Promise<string> =>
  new Response(packed.stream().pipeThrough(new DecompressionStream('deflate'))).text();

/** An update in a page that may have played its seat's own commit already (`Ahead`). */
export interface Followed extends TableChange {
  /** How many of its first steps have been shown. */
  shown?: number;
  /** What that commit does after it, while it is not answered. */
  ahead?: TableChange;
}

/** The page has played its seat's own commit on the table; null: it is not to be. */
export interface Ahead {
  t: 'ahead';
  update: TableChange | null;
}

/** The table is not to be had now; it is told after the next hello. */
interface Untold {
  t: 'untold';
  sentence: string;
}

/** What a session is told. */
export type Heard =
  Exclude<ToClient, { t: 'snapshot' | 'update' | 'draft' }> | WholeTable | Followed | DraftAnswer | Ahead | Untold;

export interface Listener<Message = Heard> {
  hello(): Hello;
  /** The seats of this device, by number, with their secrets. */
  tokens?(): Readonly<Record<number, string>>;
  message(message: Message): void;
  /** People have changed places: find out which seats are this device's now. */
  reseated?(): Promise<void>;
  /** The table is played by other rules now. */
  rearranged?(): void;
  state(state: LinkState): void;
  /** The server closed the socket and will not take it again. */
  refused(code: number, reason: string): void;
}

/** What of a browser a socket needs; tests hand in their own. */
export interface LinkEnvironment {
  /** A socket; null where the browser refuses to try. */
  open(address: string): WebSocket | null;
  /** Whether the server answers a request. */
  reachable(): Promise<boolean>;
  random(): number;
  visible(): boolean;
}

const BROWSER: LinkEnvironment = {
  open: openSocket,
  reachable: () =>
    fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ANSWER_TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  random: Math.random,
  visible: () => document.visibilityState === 'visible',
};

type Timer = ReturnType<typeof setTimeout>;

/** A draft that a session tries; `face` is the number of that picked up (-1: none), where the last action asks for another. */
export interface Tried extends Try {
  face?: number;
}

/** What a session sends. */
export type FromSession = Exclude<FromClient, Try> | Tried;

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private unopened = 0;
  private blocked = false;
  /** Milliseconds that an answer may take: more after each that did not come, and on a slow network. */
  private answerTimeout = ANSWER_TIMEOUT_MS;
  /** When what has not been answered yet was asked. */
  private asked = 0;
  private again: Timer | undefined;
  private quiet: Timer | undefined;
  private silent: Timer | undefined;
  private told: LinkState | null = null;
  private done = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener<ToSocket>,
    private readonly room: LinkEnvironment = BROWSER,
  ) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.dark);
    addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Send if the socket is open; says whether it was. */
  send(message: FromSocket): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello once more on the open socket: another seat looks. */
  greet(): boolean {
    return this.send(this.listener.hello());
  }

  /** Hang up for good. */
  close(): void {
    this.done = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.dark);
    removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
    clearTimeout(this.again);
    this.tell('closed');
  }

  private connect(): void {
    if (this.done || this.socket) return;
    clearTimeout(this.again);
    this.tell(this.tries ? this.off : 'connecting');
    this.unopened += 1;
    const socket = this.room.open(this.address);
    if (!socket) {
      this.lost(0, 'refused');
      return;
    }
    this.socket = socket;
    this.expect(); // a socket that never opens is given up too
    const opened = (): void => {
      if (this.socket !== socket) return;
      this.unopened = 0;
      this.blocked = false;
      this.wait(); // the network has answered, the server may take as long again
      socket.send(JSON.stringify(this.listener.hello()));
    };
    socket.onopen = opened;
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(opened); // it was opened ahead
    let [waiting, before] = [0, Promise.resolve()]; // for what is being unpacked
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string' && !waiting) {
        this.heard(data, socket);
        return;
      }
      waiting += 1;
      const text = typeof data === 'string' ? data : unpacked(data as Blob);
      before = Promise.allSettled([text, before]).then(([read]) => {
        waiting -= 1;
        if (read.status === 'fulfilled') this.heard(read.value, socket);
        else if (this.socket === socket) this.lost(0, 'damaged');
      });
    };
    socket.onclose = ({ code, reason }) => {
      const closed = (): void => {
        if (this.socket === socket) this.lost(code, reason);
      };
      // the last words may be among what is being unpacked
      if (waiting) void before.then(closed, closed);
      else closed();
    };
  }

  private heard(text: string, socket: WebSocket): void {
    if (this.socket !== socket) return;
    const message = JSON.parse(text) as ToSocket;
    if (this.silent !== undefined) {
      const took = performance.now() - this.asked;
      this.answerTimeout = Math.min(LONGEST_ANSWER_TIMEOUT_MS, Math.max(ANSWER_TIMEOUT_MS, MARGIN * took));
    }
    clearTimeout(this.silent);
    this.silent = undefined;
    this.tries = 0;
    this.tell('open');
    this.rest();
    if (message.t === 'bye') {
      this.drop();
      this.later(message.after * 1000);
    }
    this.listener.message(message);
  }

  private lost(code: number, reason: string): void {
    this.drop();
    if (code >= GONE) {
      this.done = true;
      this.tell('closed');
      this.listener.refused(code, reason);
      return;
    }
    this.later(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * GROWTH ** this.tries));
    if (this.unopened >= UNOPENED) void this.findOut();
  }

  /** Finds out whether the server is away or only its sockets are. */
  private async findOut(): Promise<void> {
    const reachable = await this.room.reachable();
    if (this.done || this.unopened < UNOPENED) return;
    this.blocked = reachable;
    this.tell(this.off);
  }

  /** What to tell while no socket is open. */
  private get off(): LinkState {
    return this.blocked ? 'blocked' : 'away';
  }

  private later(wait: number): void {
    if (this.done) return;
    this.tries += 1;
    this.tell(this.off);
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), wait * (1 - SPREAD / 2 + SPREAD * this.room.random()));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.quiet);
    clearTimeout(this.silent);
    this.silent = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** After a while without a word, ask for one, but not in a page that nobody sees. */
  private rest(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      if (this.room.visible()) this.ask();
      else this.rest();
    }, QUIET_MS);
  }

  private ask(): void {
    if (this.greet()) this.expect();
  }

  /** Whatever was asked must be answered soon, else the socket is dead. */
  private expect(): void {
    if (this.silent !== undefined) return;
    this.asked = performance.now();
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.silent);
    this.silent = setTimeout(() => {
      this.answerTimeout = Math.min(LONGEST_ANSWER_TIMEOUT_MS, this.answerTimeout * GROWTH);
      this.lost(0, 'silent');
    }, this.answerTimeout);
  }

  private readonly wake = (): void => {
    if (this.done || !this.room.visible()) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask();
    else if (!this.socket) {
      this.tries = Math.max(1, this.tries);
      this.connect();
    }
  };

  private readonly dark = (): void => {
    if (this.done) return;
    this.drop();
    this.later(LONGEST_WAIT_MS); // "online" comes before
  };

  private tell(state: LinkState): void {
    if (this.told === state) return;
    this.told = state;
    this.listener.state(state);
  }
}

/** Where a table's socket is. */
export function socketAddress(table: string, at: Pick<Location, 'protocol' | 'host'> = location): string {
  const scheme = at.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${at.host}/api/v1/tables/${encodeURIComponent(table)}/socket`;
}
