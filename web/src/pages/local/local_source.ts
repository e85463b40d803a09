/** A table that the page plays by itself: rules, draws and bots are here, and tell it as a server would. */
import type { LocalGameKept } from '../../lib/local_games';
import type { Listener, FromSession } from '../../lib/socket';
import type { FromSeat, Play, Result } from '../../lib/wire';
import type { KnownRecord } from '../../local/hint';
import { refusalOf } from '../../local/trial';
import type { Thinks } from '../../local/bots';
import { beforeLastRun, type LocalEntry, type LocalGame, type LocalRecord } from '../../local/local_game';
import { Follower } from '../../local/module';
import type { RefusalReason } from '../../table/narrate/refusal_words';
import { companyOf, resultOf, type LocalGameFacts } from '../../table/model/local_company';
import { resumeAt } from './resume';
import type { GameKit } from '../../table/model/game_kit';
import { movesOf } from '../../table/session/own_moves';
import type { TableSource } from '../../table/session/source';
import { SeatStream } from '../../table/session/seat_stream';
import type { GameWindow, FollowerMove, WindowListener } from '../../local/windows';

/** Digits of the seed that bots begin from. */
const BOT_DIGITS = 8;
const HEX = 16;
/** Milliseconds that bots leave a person for what is lost when they go on. */
const CLAIM_TIME = 10_000;

interface LocalSetup {
  id: string;
  game: LocalGameKept;
  kit: GameKit;
  /** How bots think, which always ends with a possible turn; the least milliseconds that they take for it. */
  thinks: Thinks;
  pace: number;
  /** Another game is asked for. */
  again: () => void;
  /** The game has gone on, or back. */
  changed: (source: LocalSource) => void;
  /** Keeps it as it is now. */
  keep: (source: LocalSource) => void;
  /** The entries that are kept; null for none. */
  kept: () => readonly LocalEntry[] | null;
  /** Makes this page one of the windows that show it. */
  openWindow: (listener: WindowListener) => Pick<GameWindow, 'leads' | 'stillLeads' | 'post' | 'close'>;
}

export class LocalSource implements TableSource {
  private readonly table: SeatStream;
  private game: LocalGame;
  private readonly facts: LocalGameFacts;
  /** How often what was told is no more, since a turn was taken back or another window went on otherwise. */
  private cut = 0;
  private closed = false;
  /** Seats whose bots are thinking. */
  private readonly thinking = new Set<number>();
  /** Counts what was taken back, so that a bot's answer to what is no more is dropped. */
  private age = 0;
  private readonly window: ReturnType<LocalSetup['openWindow']>;
  /** The turn that the leading window was asked for. */
  private requested: Play | null = null;
  /** Lets bots go on that wait for what the person may take. */
  private claimed: () => void = () => undefined;

  constructor(
    private readonly setup: LocalSetup,
    listener: Listener,
  ) {
    const { id, kit, game } = setup;
    const { board, rules } = kit;
    const here = (): Promise<GameKit> => Promise.resolve(kit);
    this.game = this.from(game.entries);
    this.facts = { id, game, rules, board };
    this.table = new SeatStream(
      { send: (message) => this.sent(message), greet: () => this.greet() },
      (message) => listener.message(message),
      { whole: here, words: here },
    );
    this.table.look(true);
    this.window = setup.openWindow({
      onLead: () => this.takeOver(),
      onMove: (entries) => this.show(entries),
      onPress: (press) => this.playPressed(press),
    });
    queueMicrotask(() => {
      listener.state('open');
      this.greet();
      setup.changed(this);
    });
  }

  get kit(): GameKit {
    return this.setup.kit;
  }

  get over(): boolean {
    return this.game.over;
  }

  get result(): Result | null {
    return resultOf(this.facts, this.game.state, this.entries);
  }

  get entries(): readonly LocalEntry[] {
    return this.game.entries;
  }

  /** Whether the seat's last turn may be taken back. */
  get undoable(): boolean {
    return !this.over && this.undone() !== null;
  }

  get known(): KnownRecord | null {
    return this.table.known;
  }

  /** The whole game, to be saved. */
  saved(): LocalRecord {
    return this.game.record();
  }

  /** Tell the game as it is now. */
  greet(): boolean {
    if (this.closed) return false;
    const { cut, n, entries, facts } = this;
    const { rules, game } = facts;
    const start = rules.newState(game.rules_version);
    const bytes = start.view(this.seat).bytes;
    this.table.heard({ ...companyOf(facts, this.game.state, entries), t: 'company', cut });
    this.table.heard({
      t: 'moves',
      cut,
      n,
      start: btoa(String.fromCharCode(...bytes)),
      ...movesOf(start, entries, this.seat),
    });
    return true;
  }

  send(message: FromSession): boolean {
    return message.t === 'hello' ? this.greet() : this.table.send(message);
  }

  close(): void {
    this.closed = true;
    this.window.close();
    this.table.close();
  }

  private sent(message: FromSeat): boolean {
    if (message.t === 'play') this.commit(message);
    else if (message.t === 'again') this.setup.again();
    return true;
  }

  /** Take the seat's last turn back, and what bots have answered to it. */
  undo(): void {
    if (!this.window.leads) return this.window.post({ press: 'undo' });
    const entries = this.undone();
    if (!entries) return;
    this.replace(entries);
    this.goOn();
  }

  /** Show what another window has played. */
  private show(entries: readonly LocalEntry[]): void {
    const { requested } = this;
    this.requested = null;
    if (entries.join(';') !== this.entries.join(';')) {
      if (!this.follow(entries)) this.replace(entries);
      this.setup.changed(this);
      if (this.window.leads) this.think(); // as other windows do too, where there are no locks
    } else if (requested) this.stale(requested);
  }

  /** Show a turn that another window has played as any other; false where it is more, or what was taken back. */
  private follow(entries: readonly LocalEntry[]): boolean {
    const { chance } = this.facts.rules.manifest;
    const turn = entries.slice(this.n).filter(([actor]) => actor !== chance);
    const [seat = chance] = turn[0] ?? [];
    const further = entries.slice(0, this.n).join(';') === this.entries.join(';');
    if (!further || seat === chance || turn.some(([actor]) => actor !== seat)) return false;
    this.forget();
    const shown = this.tell(
      seat,
      turn.map(([, action]) => action),
    );
    return shown && entries.join(';') === this.entries.join(';');
  }

  /** Go on where the leading window has left off, with what it was asked for. */
  private takeOver(): void {
    const { requested } = this;
    this.requested = null;
    this.catchUp();
    this.goOn();
    if (requested) this.commit(requested);
  }

  /** Have what is kept, whoever has played it. */
  private catchUp(): void {
    const stored = this.setup.kept();
    if (stored) this.show(stored);
  }

  /** Play what was pressed in another window; that one is told what came of it. */
  private playPressed(press: FollowerMove): void {
    this.catchUp();
    if (press === 'undo') this.undo();
    else if (press.n !== this.n || !this.play(this.seat, press.actions)) this.window.post({ entries: this.entries });
  }

  private replace(entries: readonly LocalEntry[]): void {
    this.forget();
    this.cut += 1;
    this.game = this.from(entries);
    this.greet();
  }

  /** What bots are thinking of is no more. */
  private forget(): void {
    this.age += 1;
    this.thinking.clear();
  }

  private undone(): LocalEntry[] | null {
    const entries = beforeLastRun(this.game.entries, this.seat, this.facts.rules.manifest);
    return entries && entries.length >= this.setup.game.given ? entries : null; // what was taken over stays
  }

  private from(entries: readonly LocalEntry[]): LocalGame {
    const { kit, game } = this.setup;
    return resumeAt(kit.rules, game, entries);
  }

  private get seat(): number {
    return this.setup.game.seat;
  }

  private get n(): number {
    return this.game.entries.length;
  }

  private get due(): number[] {
    return this.game.due;
  }

  private commit(play: Play): void {
    const { id, cut, n, actions } = play;
    if (!this.window.leads) {
      this.requested = play;
      return this.window.post({ press: { n, actions: [...actions] } });
    }
    this.catchUp();
    if (cut !== this.cut || n !== this.n) return this.stale(play);
    if (this.play(this.seat, actions)) return;
    this.table.heard({ t: 'refused', id, code: 'rule', ...this.why(actions) });
  }

  /** The rule that forbids the last of some actions, and why. */
  private why(actions: readonly number[]): RefusalReason {
    const { rules, board, read } = this.kit;
    const { seat } = this;
    const law = new Follower(rules, seat, board.faces);
    return read.refusal(refusalOf(law, this.game.state.view(seat), seat, actions, new Set(board.closing)));
  }

  private stale({ id }: Play): void {
    this.table.heard({ t: 'refused', id, code: 'stale', sentence: '' });
  }

  /** Play a seat's turn, and go on; whether it was possible. */
  private play(seat: number, actions: readonly number[]): boolean {
    const played = this.tell(seat, actions);
    if (played) this.goOn();
    return played;
  }

  /** Play a seat's turn, and tell it; whether it was possible. */
  private tell(seat: number, actions: readonly number[]): boolean {
    const { state, entries } = this.game;
    const [before, count] = [state.copy(), entries.length];
    try {
      this.game.play(seat, actions);
    } catch {
      return false;
    }
    const { cut, n, result } = this;
    const news = movesOf(before, entries.slice(count), this.seat);
    this.table.heard({ t: 'moves', cut, n, ...news, ...(result && { result }) });
    return true;
  }

  /** Keep it as it is, and go on with it. */
  private goOn(): void {
    this.setup.changed(this);
    this.setup.keep(this);
    this.window.post({ entries: this.entries });
    this.think();
  }

  /** Have the bots that are due think; those that would lose what they may take come first, alone. */
  private think(): void {
    const { players } = this.setup.game;
    if (this.claim(this.seat) === undefined) this.claimed();
    const bots = this.due.filter((seat) => players[seat]?.kind === 'bot');
    const first = bots.filter((seat) => this.claim(seat) !== undefined);
    for (const seat of first.length ? first : bots)
      if (!this.thinking.has(seat)) void this.turnOf(seat, players[seat]?.level ?? '');
  }

  /** The action by which a seat takes now what it would lose when others go on, if there is one. */
  private claim(seat: number): number | undefined {
    const { claims = [] } = this.facts.rules.manifest;
    if (!claims.length || !this.due.includes(seat)) return undefined;
    return this.game.state
      .view(seat)
      .legal(seat)
      .find((action) => claims.includes(action));
  }

  /** Until the person has taken what would be lost, or the time for it is over. */
  private async leavesTime(): Promise<void> {
    if (this.claim(this.seat) === undefined) return;
    await new Promise<void>((done) => {
      this.claimed = done;
      setTimeout(done, CLAIM_TIME);
    });
  }

  private async turnOf(seat: number, level: string): Promise<void> {
    const { age } = this;
    this.thinking.add(seat);
    const { bytes } = this.game.state.view(seat);
    const seed = Number.parseInt(this.setup.game.seed.slice(0, BOT_DIGITS), HEX) + this.n;
    const turn = { bytes, seat, level, seed };
    const claim = this.claim(seat);
    const paced = Promise.all([new Promise((done) => setTimeout(done, this.setup.pace)), this.leavesTime()]);
    const [run] = claim === undefined ? await Promise.all([this.setup.thinks(turn), paced]) : [[claim]];
    const plays = await this.window.stillLeads();
    if (this.closed) return;
    this.catchUp();
    if (age !== this.age) return;
    this.thinking.delete(seat);
    if (plays) this.play(seat, run);
  }
}
