/**
 * A table at the server, for a device: one socket for all its seats. Each keeps its game; the one that looks
 * is shown, and goes on where it was when it looks again.
 */
import type { Listener, FromSession, TableSocket } from '../../lib/socket';
import type { FromSeat, Hello, OtherSeat, ToSocket } from '../../lib/wire';
import type { KnownRecord } from '../../local/hint';
import { loadGameKit, loadReadingKit, type GameKit, type GameRef, type PlayerOf } from '../model/game_kit';
import type { TableSource } from './source';
import { SeatStream, type KitLoader } from './seat_stream';
import { rulesOf } from '../../lib/addresses';

/** Opens the socket beneath. */
export type Connect = (listener: Listener<ToSocket>) => Pick<TableSocket, 'send' | 'greet' | 'close'>;

/** What is found once is there for every seat. */
function once<T>(find: (table: GameRef, playerOf: PlayerOf) => Promise<T | null>): typeof find {
  const promises = new Map<string, Promise<T | null>>();
  return (table, playerOf) => {
    const where = `${table.board} ${table.layout ?? ''}`;
    const cached = promises.get(where);
    if (cached) return cached;
    const finds = find(table, playerOf);
    promises.set(where, finds);
    void finds.then((value) => value ?? promises.delete(where));
    return finds;
  };
}

export class DeviceSource implements TableSource {
  private readonly socket: ReturnType<Connect>;
  private readonly equip: KitLoader;
  /** The streams by the seats' tokens; "" for a spectator. */
  private readonly streams = new Map<string, SeatStream>();
  /** The rules that the table is played by, as its board names them. */
  private rules = '';
  /** The seat that looks. */
  private front = '';
  /** The seat that the last hello named first: what comes without a seat is for it. */
  private bare = '';

  constructor(
    connect: Connect,
    private readonly listener: Listener,
    equip: KitLoader = { whole: loadGameKit, words: loadReadingKit },
  ) {
    this.equip = { whole: once(equip.whole), words: once(equip.words) };
    this.socket = connect({
      hello: () => this.hello(),
      message: (message) => this.heard(message),
      state: (state) => {
        if (state !== 'open') for (const stream of this.streams.values()) stream.lost();
        listener.state(state);
      },
      refused: (code, reason) => listener.refused(code, reason),
    });
  }

  get kit(): GameKit | null {
    return this.streams.get(this.front)?.kit ?? null;
  }

  send(message: FromSession): boolean {
    return message.t === 'hello' ? this.greet() : (this.streams.get(this.front)?.send(message) ?? false);
  }

  get known(): KnownRecord | null {
    return this.streams.get(this.front)?.known ?? null;
  }

  /** The seat that looks is another: show what is known of it, else say hello. */
  greet(): boolean {
    const { token = '' } = this.listener.hello();
    const isHeld = Object.values(this.tokens).includes(this.bare); // else the server listens to nobody here
    this.turnTo(token);
    return (isHeld && this.streams.get(token)?.here) || this.socket.greet();
  }

  reword(): void {
    for (const stream of this.streams.values()) stream.reword();
  }

  close(): void {
    for (const stream of this.streams.values()) stream.close();
    this.socket.close();
  }

  private get tokens(): Readonly<Record<number, string>> {
    return this.listener.tokens?.() ?? {};
  }

  private hello(): Hello {
    const hello = this.listener.hello();
    const { token = '', others = [] } = hello;
    const held = new Set([token, ...others.map((other) => other.token)]);
    for (const [token, stream] of this.streams) {
      if (held.has(token)) continue;
      stream.close();
      this.streams.delete(token);
    }
    for (const token of held) this.lineOf(token);
    this.bare = token;
    this.turnTo(token);
    const theirs = others.map((other) => ({ token: other.token, ...this.lineOf(other.token).greeting() }));
    const beside = theirs.map(({ token: secret, known }): OtherSeat => ({ token: secret, ...(known && { known }) }));
    const own = this.lineOf(token).greeting();
    const damaged = [own, ...theirs].some((greeting) => greeting.damaged);
    return { ...hello, ...(beside.length && { others: beside }), ...own, ...(damaged && { damaged }) };
  }

  private turnTo(token: string): void {
    if (token === this.front && this.streams.get(token)?.shown) return;
    this.streams.get(this.front)?.look(false);
    this.front = token;
    this.streams.get(token)?.look(true);
  }

  private lineOf(token: string): SeatStream {
    const before = this.streams.get(token);
    if (before) return before;
    const socket = {
      send: (message: FromSeat) => this.sendFor(token, message),
      greet: () => this.socket.greet(),
    };
    const stream = new SeatStream(socket, (message) => this.listener.message(message), this.equip);
    this.streams.set(token, stream);
    return stream;
  }

  private sendFor(token: string, message: FromSeat): boolean {
    const seat = Object.entries(this.tokens).find(([, held]) => held === token)?.[0];
    if (token === this.bare || seat === undefined) return this.socket.send(message);
    return this.socket.send({ t: 'as', seat: Number(seat), message });
  }

  /** Whether the table is played by other rules than before. */
  private isRearranged(board: string): boolean {
    const before = this.rules;
    this.rules = rulesOf(board);
    return before !== '' && before !== this.rules;
  }

  private heard(message: ToSocket): void {
    const content = message.t === 'for' ? message.message : message;
    const elsewhere = message.t === 'for' && this.tokens[message.seat] === undefined;
    if (content.t === 'company' && this.isRearranged(content.board)) return this.listener.rearranged?.();
    if (content.t === 'reseated' || elsewhere) void this.listener.reseated?.().then(() => this.socket.greet());
    else if (message.t === 'for') this.streams.get(this.tokens[message.seat] ?? '')?.heard(message.message);
    else {
      const forAll = message.t === 'unseated' || message.t === 'refused';
      this.streams.get(forAll ? this.front : this.bare)?.heard(message);
    }
  }
}
