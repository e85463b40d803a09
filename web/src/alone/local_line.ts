/** Stands in for the line to a table in a game that the page plays by itself: rules, draws and bots are here. */
import type { LocalGameKept } from '../api/local_games';
import type { Line, Listener } from '../api/socket';
import type { Draft, FromClient, Snapshot } from '../api/wire';
import { words } from '../i18n/alone';
import type { Known } from '../rules_wasm/bot_worker';
import type { Thinks } from '../rules_wasm/bots';
import { attempt } from '../rules_wasm/instant';
import { beforeLastRun, encoded, type LocalEntry, type LocalGame, type LocalRecord } from '../rules_wasm/local_game';
import type { Game, State } from '../rules_wasm/module';
import { resultOf, snapshotAt, type Told } from './messages';
import { resumed } from './resumed';
import { Teller, type Voice } from '../table/model/telling';

type Ask<T extends FromClient['t']> = Extract<FromClient, { t: T }>;

/** Digits of the seed that bots begin from. */
const BOT_DIGITS = 8;
const HEX = 16;

export interface LocalSetup extends Voice {
  id: string;
  game: LocalGameKept;
  rules: Game;
  /** How bots think, which always ends with a possible turn; the least milliseconds that they take for it. */
  thinks: Thinks;
  pace: number;
  /** Another game is asked for. */
  again: () => void;
  /** The game has gone on, or back. */
  changed: (line: LocalLine) => void;
  /** Keeps it as it is now. */
  keep: (line: LocalLine) => void;
  /** Calls when another window has gone on with it; returns the end of that. */
  elsewhere: (goneOn: (entries: readonly LocalEntry[]) => void) => () => void;
}

export class LocalLine implements Line {
  private game: LocalGame;
  private readonly told: Told;
  private closed = false;
  /** Seats whose bots are thinking. */
  private readonly thinking = new Set<number>();
  /** Counts what was taken back, so that a bot's answer to what is no more is dropped. */
  private age = 0;
  private readonly leave: () => void;

  constructor(
    private readonly setup: LocalSetup,
    private readonly listener: Listener,
  ) {
    const { id, board, rules, game } = setup;
    this.game = this.from(game.entries);
    const teller = new Teller(setup, game.seat, game.table.more_is_better);
    this.told = { id, game, rules, board, teller };
    this.leave = setup.elsewhere((entries) => this.takeUp(entries));
    queueMicrotask(() => {
      listener.state('open');
      this.greet();
      this.goOn();
    });
  }

  get over(): boolean {
    return this.game.over;
  }

  get entries(): readonly LocalEntry[] {
    return this.game.entries;
  }

  /** Whether the seat's last turn may be taken back. */
  get undoable(): boolean {
    return !this.over && this.undone() !== null;
  }

  /** What the seat may know. */
  get known(): Known {
    return { bytes: this.game.state.view(this.seat).bytes, seat: this.seat };
  }

  record(): LocalRecord {
    return this.game.record();
  }

  greet(): boolean {
    if (!this.closed) this.listener.message(this.snapshot());
    return true;
  }

  send(message: FromClient): boolean {
    queueMicrotask(() => {
      if (this.closed) return;
      if (message.t === 'record') this.tellRecord();
      else if (message.t === 'try') this.listener.message(this.draft(message));
      else if (message.t === 'play') this.commit(message);
      else if (message.t === 'again') this.setup.again();
    });
    return true;
  }

  close(): void {
    this.closed = true;
    this.leave();
  }

  /** Take the seat's last turn back, and what bots have answered to it. */
  undo(): void {
    const entries = this.undone();
    if (!entries) return;
    this.replace(entries);
    this.goOn();
  }

  /** Show what another window has played: that one keeps it, and its bots think. */
  private takeUp(entries: readonly LocalEntry[]): void {
    if (entries.join(';') === this.entries.join(';')) return;
    this.replace(entries);
    this.setup.changed(this);
  }

  private replace(entries: readonly LocalEntry[]): void {
    this.age += 1;
    this.thinking.clear();
    this.game = this.from(entries);
    this.greet();
  }

  private undone(): LocalEntry[] | null {
    return beforeLastRun(this.game.entries, this.seat, this.setup.rules.manifest);
  }

  private from(entries: readonly LocalEntry[]): LocalGame {
    const { rules, game } = this.setup;
    return resumed(rules, game, entries);
  }

  private get teller(): Teller {
    return this.told.teller;
  }

  private get seat(): number {
    return this.setup.game.seat;
  }

  private get v(): number {
    return this.game.entries.length;
  }

  private get due(): number[] {
    return this.game.due;
  }

  private legal(): number[] {
    const { state } = this.game;
    return this.due.includes(this.seat) ? state.view(this.seat).legal(this.seat) : [];
  }

  private snapshot(): Snapshot {
    const { state, entries } = this.game;
    return { ...snapshotAt(this.told, state, entries), legal: encoded(this.legal()) };
  }

  private tellRecord(): void {
    const { bytes, seat } = this.known;
    this.listener.message({ t: 'record', v: this.v, seat, record: btoa(String.fromCharCode(...bytes)) });
  }

  private draft({ id, actions }: Ask<'try'>): Draft {
    const before = this.game.state.view(this.seat);
    const { order, legal, wrong } = attempt(before, this.seat, actions);
    const after = before.copy();
    for (const action of order) after.play(this.seat, action);
    const { table } = this.teller.atlas;
    const closing = legal.find((action) => table.closing.has(action));
    const whole = order.length > 0 && (closing !== undefined || !legal.length);
    const changes = this.teller.changes(before, after);
    const refused = wrong.map((action) => ({ action, ...this.teller.refusal(after, action) }));
    if (closing !== undefined) after.play(this.seat, closing);
    return {
      t: 'draft',
      id,
      v: this.v,
      actions: [...order],
      changes,
      legal: encoded(legal),
      preview: this.teller.preview(before, order, after, whole),
      wrong: refused,
    };
  }

  private commit({ id, v, actions }: Ask<'play'>): void {
    const refused = { t: 'refused' as const, id };
    if (v !== this.v) return this.listener.message({ ...refused, code: 'stale', sentence: '' });
    if (this.play(this.seat, actions)) return;
    const [first] = this.draft({ t: 'try', id, v, actions }).wrong ?? [];
    this.listener.message({ ...refused, code: 'rule', sentence: words().notAllowed, ...first });
  }

  /** Play a seat's turn, and tell it; whether it was possible. */
  private play(seat: number, actions: readonly number[]): boolean {
    const { state, entries } = this.game;
    const [before, count, was] = [state.copy(), entries.length, this.due.join()];
    try {
      this.game.play(seat, actions);
    } catch {
      return false;
    }
    const due = this.due;
    const legal = this.legal();
    const played = [before, entries.slice(count), state] as const;
    const now = {
      n: this.v,
      v: this.v,
      ...(due.join() !== was && { due }),
      ...((seat === this.seat || !this.same(before, legal)) && { legal: encoded(legal) }),
    };
    this.listener.message(
      this.over
        ? { ...this.teller.update(...played, now), result: resultOf(this.told, state, entries) }
        : this.teller.news(...played, now),
    );
    this.goOn();
    return true;
  }

  /** Whether the same was legal for the person before. */
  private same(before: State, legal: readonly number[]): boolean {
    const mask = before.turn();
    const was = mask > 0 && (mask >> this.seat) & 1 ? before.view(this.seat).legal(this.seat) : [];
    return was.join() === legal.join();
  }

  /** Have the bots that are due think. */
  private goOn(): void {
    this.setup.changed(this);
    this.setup.keep(this);
    const { players } = this.setup.game;
    for (const seat of this.due) {
      const player = players[seat];
      if (player?.kind === 'bot' && !this.thinking.has(seat)) void this.turnOf(seat, player.level ?? '');
    }
  }

  private async turnOf(seat: number, level: string): Promise<void> {
    const { age } = this;
    this.thinking.add(seat);
    const { bytes } = this.game.state.view(seat);
    const seed = Number.parseInt(this.setup.game.seed.slice(0, BOT_DIGITS), HEX) + this.v;
    const asked = { bytes, seat, level, seed };
    const [run] = await Promise.all([
      this.setup.thinks(asked),
      new Promise((done) => setTimeout(done, this.setup.pace)),
    ]);
    if (this.closed || age !== this.age) return;
    this.thinking.delete(seat);
    this.play(seat, run);
  }
}
