// One person (or several on one device) at one table: what is known of it, what changes that, the line to the server.
import * as api from '../../api/http';
import { Announcer } from './announce';
import { StepQueue, stagger } from './step_queue';
import { settings } from '../../site/settings.svelte';
import { nameOf } from '../../i18n/shell';
import { lineAddress, TableSocket, type Line, type LinkState, type Listener } from '../../api/socket';
import { forgetSeat, starterDrawSeen, seeStarterDraw } from '../../api/storage';
import { askAgain, checked, contribute } from '../../api/tables';
import { play as sound } from './sound';
import type { FromClient, Hello, Refused, ToClient, Update } from '../../api/wire';
import { Composer, type ComposerHost } from './composer.svelte';
import { asked, chatted, frames, mine, origins, peopled, view as viewed, type Frame, type View } from '../model/view';
import { Incoming } from './incoming';
import type { OwnTable } from './own_table';
import { NO_MOTION, type Motion } from '../input/animation';
import { Atlas } from '../model/targets';
import { TableRequests } from './requests.svelte';
import { TouchTable } from '../model/touch';
import type { Suggested } from '../model/suggested';
import { spoken } from '../../i18n/language.svelte';
import { t } from '../../i18n/table';

/** Milliseconds to look at what one's own turn did before the screen is covered for the next person. */
const LOOK = 1100;
/** Milliseconds after which it is seen again whether steps are still being shown. */
const AGAIN = 200;
/** Milliseconds until a board that did not come is asked for again. */
const RETRY = 1500;
/** Milliseconds that news is shown. */
const NOTICE = 8000;

/** Seats of this device by number, with their secrets. */
export type Tokens = Readonly<Record<number, string>>;

export class TableSession implements ComposerHost {
  /** The table as it is drawn, which lags behind `truth` while steps are shown. */
  view = $state.raw<View | null>(null);
  truth = $state.raw<View | null>(null);
  atlas = $state.raw<Atlas | null>(null);
  link = $state<LinkState>('connecting');
  /** Why there is no table to show; "" while there may be. */
  lost = $state('');
  /** What the live region says. */
  spoken = $state('');
  /** The seat for whom the screen is covered; -1 for nobody. */
  curtain = $state(-1);
  /** How what changed last is to be moved. */
  motion: Motion = NO_MOTION;
  /** The seat drawn to start, while the draw is being shown; -1 for none. */
  starter = $state(-1);
  /** Whether it has come to rest there. */
  fallen = $state(false);
  /** News that everybody at this screen is to see for a while; "" for none. */
  notice = $state('');
  /** Whether a seat of this device was given up here, and the invitation to take one again; null while none was. */
  stood = $state<string | null>(null);
  /** The turn that is advised on a version of the table, drawn over its boards. */
  advice = $state.raw<{ v: number; steps: readonly Suggested[] }>({ v: -1, steps: [] });
  /** Seats of this device by number. */
  tokens = $state.raw<Tokens>({});
  /** Lines of chat not yet looked at. */
  unread = $state(0);
  /** What stands in for the server where the page plays by itself. */
  own: OwnTable | null = null;
  readonly composer = new Composer(this);
  readonly requests = new TableRequests(this);

  private readonly socket: Line;
  private readonly queue: StepQueue<Frame>;
  private readonly incoming = new Incoming((update) => this.follow(update));
  private readonly voice = new Announcer((text) => (this.spoken = text));
  private seat = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticed: ReturnType<typeof setTimeout> | undefined;
  private chatOpen = false;
  private settled = false;
  /** Frames held back until the draw has been shown. */
  private readonly held: Frame[] = [];
  /** The board that is being fetched, or is there. */
  private loading = '';

  constructor(
    readonly table: string,
    tokens: Tokens,
    private readonly onNext: (table: string) => void = () => undefined,
    connect: (listener: Listener) => Line = (listener) => new TableSocket(lineAddress(table), listener),
  ) {
    this.queue = new StepQueue(
      (frame, ms) => this.show(frame, ms),
      () => settings.still || document.hidden,
    );
    this.tokens = tokens;
    this.seat = this.seats[0] ?? -1;
    this.socket = connect({
      hello: () => this.hello(),
      message: (message) => this.heard(message),
      state: (state) => this.linked(state),
      refused: (_code, reason) => (this.lost = reason || t().gone),
    });
  }

  /** Seats of this device. */
  get seats(): number[] {
    return Object.keys(this.tokens).map(Number);
  }

  /** Nobody composes behind a curtain, or while the starter is being drawn. */
  get covered(): boolean {
    return this.curtain >= 0 || this.starter >= 0;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.noticed);
    this.composer.close();
    this.requests.close();
    this.queue.clear();
    this.voice.stop();
    this.socket.close();
  }

  say(text: string): void {
    this.voice.say(text);
  }

  /** Say something, and show it for a while. */
  notify(text: string): void {
    this.notice = text;
    this.say(text);
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => (this.notice = ''), NOTICE);
  }

  send(message: FromClient): boolean {
    return this.socket.send(message);
  }

  hurry(): void {
    if (this.queue.busy) this.queue.flush();
  }

  /** All seats of this device are here, whichever of them looks. */
  private hello(): Hello {
    const others =
      this.seat < 0 ? [] : this.seats.filter((one) => one !== this.seat).map((one) => this.tokens[one] ?? '');
    const [token, since] = [this.tokens[this.seat] ?? '', this.truth?.n ?? -1];
    return { t: 'hello', token, since, language: spoken.now, numbers: true, ...(others.length && { others }) };
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  private linked(state: LinkState): void {
    const before = this.link;
    this.link = state;
    if (state !== 'open') this.composer.linked();
    if (state === 'open' && before === 'away') {
      this.composer.resume();
      this.say(t().backAgain);
    } else if (state === 'away' && before === 'open') this.say(t().away);
  }

  private heard(message: ToClient): void {
    switch (message.t) {
      case 'snapshot':
        this.queue.clear();
        this.held.length = 0;
        this.incoming.clear();
        return this.settle(viewed(message));
      case 'news':
      case 'update':
        return this.incoming.take(message);
      case 'draft':
        return this.composer.answer(message);
      case 'record':
        return this.composer.recorded(message);
      case 'refused':
        return this.refuse(message);
      case 'players':
        if (this.truth) this.people(peopled(this.truth, message));
        return;
      case 'chat':
        return this.chat(message.line);
      case 'asked':
        if (this.truth) this.truth = asked(this.truth, message);
        if (this.view) this.view = asked(this.view, message);
        return this.requests.asked(message);
      case 'clocks':
        return this.requests.told(message);
      case 'waits':
        return this.requests.waiting(message);
      case 'unseated':
        return this.unseated(message.seat);
      case 'nudged':
        return this.requests.nudged(message);
      case 'next':
        if (this.truth) this.truth = { ...this.truth, next: message.table };
        if (this.view) this.view = { ...this.view, next: message.table };
        return this.onNext(message.table);
    }
  }

  /** A whole table: draw it as it is. */
  private settle(now: View): void {
    const known = this.truth;
    const same = known?.seat === now.seat && known.v === now.v;
    this.truth = this.view = now;
    this.motion = NO_MOTION;
    if (!same) this.composer.reset(now.v);
    if (this.loading !== now.board) void this.load(now.board);
    const begins = now.phase === 'playing' && now.starter >= 0 && now.log.filter((line) => line.seat >= 0).length < 2;
    if (begins && !this.settled && !starterDrawSeen(this.table)) this.showStarter(now);
    const line = now.log.at(-1);
    if (known?.seat === now.seat && line && line.n > known.n) this.sayLine(now, line);
    if (mine(now) && !same) this.say(t().announceTurn(now.sentence));
    this.turnTo(now, !this.settled);
    this.settled = true;
    if (now.awaited) void contribute(this.table, now.seat, this.tokens[now.seat] ?? '', now.commitment);
    this.composer.takeUp();
  }

  private async load(address: string): Promise<void> {
    this.loading = address;
    try {
      const [board, { Newsreader }] = await Promise.all([api.board(address), import('../model/news')]);
      this.atlas = new Atlas(board, new TouchTable(board));
      this.incoming.readBy(new Newsreader(board));
      if (this.seats.length && !board.direct) void this.composer.equip(address);
    } catch {
      setTimeout(() => void this.load(address), RETRY);
    }
  }

  private follow(update: Update): void {
    const before = this.truth;
    if (!before || update.n <= before.n) return;
    const moments = frames(before, update);
    const after = moments.at(-1)?.view ?? before;
    this.truth = after;
    if (update.steps?.some(({ seat }) => seat === after.seat)) this.hurry(); // what one played lies there already
    this.composer.settle(before, after, update);
    if ((update.starter ?? -1) >= 0) this.showStarter(after);
    if (this.starter >= 0) this.held.push(...moments);
    else this.queue.push(moments);
    this.tell(before, after);
    this.turnTo(after, false);
  }

  private show(frame: Frame, ms: number): number {
    const count = frame.changes.length;
    this.motion = { ms, origins: origins(frame.changes), way: frame.way };
    this.view =
      frame.view.n === this.truth?.n
        ? { ...frame.view, chat: this.truth.chat, players: this.truth.players, question: this.truth.question }
        : frame.view;
    if (!count || !ms) return 0;
    sound('step', settings.sound);
    return ms + stagger(count) * (count - 1);
  }

  /** Say a line of the log, which goes on after the name of who did it. */
  private sayLine(view: View, { seat, told }: View['log'][number]): void {
    this.say(seat < 0 ? told.text : t().announceLine(this.name(view, seat), told.text));
  }

  /** Say what others did, and whose turn it is now. */
  private tell(before: View, after: View): void {
    const overheard = after.hidden && this.seats.length > 1; // what only this seat knows is not said aloud then
    for (const line of after.log.slice(before.log.length)) {
      if (line.seat !== after.seat && !(overheard && line.seat < 0)) this.sayLine(after, line);
    }
    if (after.result && !before.result) {
      this.say(after.result.sentence);
      sound('end', settings.sound);
    } else if (mine(after) && !mine(before)) {
      this.say(t().announceTurn(after.sentence));
      sound('turn', settings.sound);
    }
  }

  private people(after: View): void {
    this.truth = after;
    if (this.view) this.view = { ...this.view, phase: after.phase, players: after.players, host: after.host };
    this.turnTo(after, false);
  }

  private chat(line: View['chat'][number]): void {
    if (this.truth) this.truth = chatted(this.truth, line);
    if (this.view) this.view = { ...this.view, chat: this.truth?.chat ?? [] };
    if (line.seat === this.truth?.seat) return;
    if (!this.chatOpen) this.unread += 1;
    this.say(t().announceChat(line.name, line.text));
  }

  private refuse(message: Refused): void {
    if (message.code === 'no-table') this.lost = t().gone;
    if (this.lost) return;
    if (message.code === 'not-seated' && this.seat >= 0) {
      if (!this.truth) return this.unseated(this.seat);
      if (message.id === undefined) void this.check(this.seat); // perhaps a hello after a while without a line
    }
    this.composer.refuse(message);
  }

  /** Ask whether a seat is still this device's. */
  private async check(seat: number): Promise<void> {
    const mine = await checked(this.table).catch(() => [seat]);
    if (!mine.includes(seat) && this.tokens[seat]) this.unseated(seat);
  }

  /** A seat is no longer this device's: look from another one of its, or watch. */
  private unseated(seat: number): void {
    forgetSeat(this.table, seat);
    this.tokens = Object.fromEntries(Object.entries(this.tokens).filter(([one]) => Number(one) !== seat));
    this.stood = this.truth?.invite ?? '';
    this.notify(t().stoodUp);
    if (seat === this.seat) this.look(this.seats[0] ?? -1);
  }

  // -- what the person does besides the turn --------------------------------------------------------------------

  chatting(open: boolean): void {
    this.chatOpen = open;
    if (open) this.unread = 0;
  }

  speak(text: string): boolean {
    return this.socket.send({ t: 'say', text });
  }

  again(): void {
    this.socket.send(askAgain(this.seat, this.truth?.result?.ahead));
  }

  leave(): void {
    this.socket.send({ t: 'leave' });
  }

  /** Look from another seat of this device. Hidden hands leave the screen before the next one comes. */
  look(seat: number): void {
    clearTimeout(this.timer);
    this.curtain = -1;
    if (this.seat === seat && this.truth?.seat === seat) return this.composer.takeUp();
    this.seat = seat;
    this.queue.clear();
    this.held.length = 0;
    const hidden = this.truth?.hidden ?? true;
    this.truth = this.truth && !hidden ? { ...this.truth, n: -1 } : null;
    if (hidden) this.view = null;
    this.composer.reset(-1);
    this.socket.greet();
  }

  // -- several people on one device -----------------------------------------------------------------------------

  /** Turn the table towards the person on this device who is due. */
  private turnTo(now: View, first: boolean): void {
    if (this.seats.length < 2 || now.phase !== 'playing') return;
    if (first && now.hidden) {
      const due = this.seats.find((seat) => now.due.includes(seat)) ?? now.seat;
      this.curtain = due;
      return;
    }
    if (now.due.includes(now.seat)) return;
    const next = this.seats.find((seat) => now.due.includes(seat));
    if (next === undefined || this.curtain >= 0) return;
    const turn = (): void => {
      if (this.queue.busy) this.timer = setTimeout(turn, AGAIN);
      else if (now.hidden) this.curtain = next;
      else this.look(next);
    };
    clearTimeout(this.timer);
    this.timer = setTimeout(turn, now.hidden ? LOOK : 0);
  }

  /** The draw has stopped at its seat: it is not shown again. */
  starterDrawn(): void {
    this.fallen = true;
    seeStarterDraw(this.table);
  }

  /** The draw has been shown: now what was played meanwhile. */
  starterShown(): void {
    this.starter = -1;
    this.queue.push(this.held.splice(0));
    this.composer.takeUp();
  }

  private showStarter(now: View): void {
    this.fallen = false;
    this.starter = now.starter;
    this.say(now.starter === now.seat ? t().starterYou : t().starterIs(this.name(now, now.starter)));
  }

  private name(now: View, seat: number): string {
    return nameOf(now.players[seat], seat);
  }
}
