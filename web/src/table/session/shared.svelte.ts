// A table with others: at the server or beside this screen, with their seats, questions, clocks and chat.
import { isNews } from '../../lib/announcement';
import { tableAs } from '../../lib/http';
import { socketAddress, TableSocket, type Followed, type Heard, type Listener } from '../../lib/socket';
import { DeviceSource } from './device_source';
import { isMine, personKey, recoverSeats } from '../../lib/person';
import { forgetSeat, tokensOf } from '../../lib/storage';
import { askAgain, checked, contribute, seatsNow } from '../../lib/tables';
import { tableWords, termWords } from '../../i18n/catalogue';
import type { ChatLine, Players, Refused, Watchers } from '../../lib/wire';
import type { Advice } from '../../../../src/parlour/browser/package/advice.mjs';
import type { AidAnswer } from '../model/hints';
import {
  applySideMessage,
  chatted,
  peopled,
  type SideMessage,
  type BoardView,
  type CompanyView,
  type View,
} from '../model/view';
import { TableHelp } from './help';
import type { LocalPlay } from './local_play';
import { TableRequests } from './requests.svelte';
import { TableSession, type Tokens } from './session.svelte';
import { playSound } from './sound';
import type { TableSource } from './source';

/** Milliseconds to look at what one's own turn did before the screen is covered for the next person. */
const OWN_TURN_PAUSE_MS = 1100;
/** Milliseconds after which it is seen again whether steps are still being shown. */
const QUEUE_POLL_MS = 200;
/** Milliseconds that news is shown. */
const NOTICE_MS = 8000;

/** Whether all have come, and the start waits for a seat's word that somebody is there. */
export const awaitsReady = ({ phase, asks_ready, players }: View, seat: number): boolean =>
  phase === 'waiting' &&
  asks_ready &&
  players[seat]?.kind === 'person' &&
  !players[seat].ready &&
  players.every(({ kind }) => kind !== 'open');

export class SharedSession extends TableSession {
  /** News that everybody at this screen is to see for a while; "" for none. */
  notice = $state('');
  /**
   * Whether a seat of this device is nobody's here any more; null while none is. Of one that was given up here it is
   * the invitation to take one again, of one that others took away "".
   */
  stood = $state<string | null>(null);
  /** Whether a seat of this device is played on another device of its person now. */
  elsewhere = $state(false);
  /** The seat that is given up from here; -1 while none is. */
  private leaving = -1;
  /** Whether those at this screen have said that they are ready. */
  private isReady = false;
  /** Who watches. */
  watchers = $state.raw<Watchers>({ t: 'watchers', count: 0 });
  /** Lines of chat not yet looked at. */
  unread = $state(0);
  /** What was said at the table that this one follows. */
  saidBefore = $state.raw<readonly ChatLine[]>([]);
  /** What stands in for the server where the page plays by itself. */
  local: LocalPlay | null = null;
  override readonly requests = new TableRequests(this);
  private readonly help = new TableHelp(this);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticed: ReturnType<typeof setTimeout> | undefined;
  private chatOpen = false;
  private recalls = false;

  constructor(
    table: string,
    tokens: Tokens,
    private readonly onNext: (table: string) => void = () => undefined,
    connect: (listener: Listener) => TableSource = (listener) =>
      new DeviceSource((beneath) => new TableSocket(socketAddress(table), beneath), listener),
  ) {
    super(table, tokens, connect);
  }

  override close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.noticed);
    this.requests.close();
    this.help.close();
    super.close();
  }

  /** The answer to one of the table's aids; `earlier` is what has been searched for it. */
  ask(aid: string, view: View, earlier: Advice | null): Promise<AidAnswer> {
    return (this.local ?? this.help).ask(aid, view, earlier);
  }

  /** Say something, and show it for a while. */
  notify(text: string): void {
    this.notice = text;
    this.say(text);
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => (this.notice = ''), NOTICE_MS);
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  protected override heard(message: Heard): void {
    switch (message.t) {
      case 'players':
        return this.people(message);
      case 'chat':
        return this.chat(message.line);
      case 'clocks':
        return this.requests.told(message);
      case 'waits':
        return this.requests.waiting(message);
      case 'watchers':
        this.watchers = message;
        return;
      case 'unseated':
        return this.unseated(message.seat);
      case 'nudged':
        return this.requests.nudged(message);
      case 'told-elsewhere':
        return this.requests.toldElsewhere(message);
      case 'announced':
        if (isNews(message.text)) this.notify(termWords().announced({ text: message.text }));
        return;
      case 'next':
        if (this.company) this.company = { ...this.company, next: message.table };
        return this.onNext(message.table);
      default:
        return super.heard(message);
    }
  }

  protected override settle(company: CompanyView, board: BoardView): void {
    super.settle(company, board);
    const { seat } = board;
    const sits = this.seat >= 0 && seat < company.players.length;
    if (sits && seat !== this.seat) void this.reseated(); // while no page of this device was open
    if (company.before && !this.recalls) void this.recall(company.before);
    if (company.awaited) void contribute(this.table, seat, this.tokens[seat] ?? '', company.commitment);
  }

  /** Ask what was said at the table before; what fails is tried again with the next hello. */
  private async recall(before: string): Promise<void> {
    this.recalls = true;
    const snapshot = await tableAs(this.tokens[this.seat] ?? '', before).catch(() => null);
    this.recalls = snapshot !== null;
    this.saidBefore = snapshot?.chat ?? [];
  }

  protected override follow(message: SideMessage | Followed): void {
    if (message.t === 'update') return super.follow(message);
    if (this.company) this.company = applySideMessage(this.company, message);
    if (message.t !== 'asked') return;
    this.requests.asked(message);
    if (this.latest) this.turnTo(this.latest, false);
  }

  private people(message: Players): void {
    const { latest: before, company } = this;
    if (company) this.meet(peopled(company, message));
    const after = this.latest;
    if (!before || !after) return;
    if (awaitsReady(after, after.seat) && !awaitsReady(before, after.seat)) {
      playSound('turn');
      this.notify(tableWords().readyAsked);
    }
    this.turnTo(after, false);
  }

  private chat(line: View['chat'][number]): void {
    if (this.company) this.company = chatted(this.company, line);
    if (line.seat === this.told?.seat) return;
    if (!this.chatOpen) this.unread += 1;
    this.say(tableWords().announceChat({ name: line.name, text: line.text }));
  }

  protected override refuse(message: Refused): void {
    if (!this.lost && message.code === 'not-seated' && this.seat >= 0) {
      if (!this.told) return this.unseated(this.seat);
      if (message.id === undefined) void this.check(this.seat); // perhaps a hello after a while without a connection
    }
    super.refuse(message);
  }

  protected override async reseated(): Promise<void> {
    const looks = this.tokens[this.seat];
    this.tokens = await seatsNow(this.table).catch(() => this.tokens);
    this.seat = this.seats.find((seat) => this.tokens[seat] === looks) ?? this.seats[0] ?? -1;
  }

  /** Ask whether a seat is still this device's. */
  private async check(seat: number): Promise<void> {
    const mine = await checked(this.table).catch(() => [seat]);
    if (!mine.includes(seat) && this.tokens[seat]) this.unseated(seat);
  }

  /** A seat is no longer this device's: look from another one of its, or watch. */
  private unseated(seat: number): void {
    forgetSeat(this.table, seat);
    this.tokens = Object.fromEntries(Object.entries(this.tokens).filter(([key]) => Number(key) !== seat));
    const invite = seat === this.leaving ? (this.company?.invite ?? '') : ''; // who watches is told none
    if (personKey()) void this.explain(seat, invite);
    else this.standUp(invite);
    if (seat === this.seat) this.look(this.seats[0] ?? -1);
  }

  /** Tell where a seat has gone that this device has no longer: to another device, or to nobody. */
  private async explain(seat: number, invite: string): Promise<void> {
    this.elsewhere = await isMine(this.table, seat).catch(() => false);
    if (this.elsewhere) this.say(tableWords().elsewhere);
    else this.standUp(invite);
  }

  private standUp(invite: string): void {
    this.stood = invite;
    this.notify(invite ? tableWords().stoodUp : tableWords().seatGone);
  }

  /** Take the seats back from another device of their person. */
  async playHere(): Promise<void> {
    const taken = await recoverSeats(this.table).then(
      () => true,
      () => false, // it may be tried again
    );
    if (taken) this.sit();
  }

  /** Take the seats that this device has tokens of now. */
  sit(): void {
    this.tokens = tokensOf(this.table);
    this.elsewhere = false;
    this.look(this.seats[0] ?? -1);
  }

  // -- what the person does besides the turn --------------------------------------------------------------------

  chatting(open: boolean): void {
    this.chatOpen = open;
    if (open) this.unread = 0;
  }

  speak(text: string): boolean {
    return this.send({ t: 'say', text });
  }

  /** Tell everybody that help was asked for, where other people play. */
  helped(): void {
    const others = this.latest?.players.some(({ kind }, seat) => kind === 'person' && seat !== this.seat);
    if (others && !this.local) this.send({ t: 'helped' });
  }

  again(): void {
    this.send(askAgain(this.seat, this.latest?.result?.ahead));
  }

  /** No longer ask for another game. */
  withdrawAgain(): void {
    this.send({ t: 'withdraw-again' });
  }

  leave(): void {
    this.leaving = this.seat;
    this.send({ t: 'leave' });
  }

  // -- before the start -----------------------------------------------------------------------------------------

  /** Everybody at this screen is there. */
  ready(): void {
    this.isReady = true;
    this.notice = ''; // whether they are is what was asked
    this.send({ t: 'ready' });
  }

  startWithFewer(): boolean {
    return this.send({ t: 'start-with-fewer' });
  }

  seatBot(seat: number, level: string): boolean {
    return this.send({ t: 'seat-bot', seat, level });
  }

  remove(whom: number): boolean {
    return this.send({ t: 'remove', whom });
  }

  swap(first: number, second: number): boolean {
    return this.send({ t: 'swap', first, second });
  }

  /** Look from another seat of this device. Hidden hands leave the screen before the next one comes. */
  look(seat: number): void {
    clearTimeout(this.timer);
    this.curtain = -1;
    if (this.seat === seat && this.told?.seat === seat) return this.composer.restore();
    this.seat = seat;
    this.queue.clear();
    this.held.length = 0;
    if (this.company?.hidden ?? true) this.told = this.board = null;
    else this.told = this.told && { ...this.told, v: -1 };
    this.composer.reset(-1);
    this.source.greet();
  }

  /**
   * Turn the table towards the person on this device who is to answer, or is due; one of them asks for another game
   * for all.
   */
  protected override turnTo(now: View, first: boolean): void {
    this.askForAnother(now);
    if (now.phase === 'waiting') this.arrange(now);
    if (now.phase === 'playing' && this.seats.length > 1) this.turnToDue(now, first);
  }

  /** Where one of this device asks for another game, the next of its seats does, too. */
  private askForAnother(now: View): void {
    const asks = !now.next && now.players[now.seat]?.again;
    const silent = this.seats.find((seat) => asks && !now.players[seat]?.again);
    if (silent !== undefined) {
      this.look(silent);
      this.send(askAgain(silent, now.result?.ahead));
    }
  }

  /** The next seat of this device says that it is ready, too; where none has to, whoever may arrange the table looks. */
  private arrange(now: View): void {
    const waits = now.asks_ready && this.isReady;
    const unready = this.seats.find((seat) => waits && !now.players[seat]?.ready);
    if (unready !== undefined) {
      if (unready !== now.seat) this.look(unready);
      this.send({ t: 'ready' });
    } else if (now.seat !== now.host && this.seats.includes(now.host)) {
      this.look(now.host); // who may arrange the table
    }
  }

  /** The seat of this device that is due looks, behind a curtain where hands are hidden. */
  private turnToDue(now: View, first: boolean): void {
    const waiting = now.question?.waiting ?? [];
    const due = this.seats.some((seat) => waiting.includes(seat)) ? waiting : now.due;
    const next = this.seats.find((seat) => due.includes(seat));
    if (first && now.hidden) {
      this.curtain = next ?? now.seat;
      return;
    }
    if (due.includes(now.seat)) return;
    if (next === undefined || this.curtain >= 0) return;
    const turn = (): void => {
      if (this.queue.busy) this.timer = setTimeout(turn, QUEUE_POLL_MS);
      else if (now.hidden) this.curtain = next;
      else this.look(next);
    };
    clearTimeout(this.timer);
    this.timer = setTimeout(turn, now.hidden ? OWN_TURN_PAUSE_MS : 0);
  }
}
