// What people at a table do besides playing: clocks that run, things asked and answered, reminders.
import { playSound } from './sound';
import { nameOf, namesOf } from '../../lib/seats';
import { face, stock, termsWords, warning } from '../model/terms';
import { termWords } from '../../i18n/catalogue';
import type {
  Asked,
  ClockTimes,
  FromClient,
  Nudged,
  Question,
  RequestKind,
  ToldElsewhere,
  Waits,
} from '../../lib/wire';
import type { View } from '../model/view';
import { TableClocks } from './clock.svelte';

/** What requests need of the table. */
interface RequestsHost {
  readonly latest: View | null;
  /** The seats of this device. */
  readonly seats: readonly number[];
  send(message: FromClient): boolean;
  say(text: string): void;
  /** Say something, and show it for a while. */
  notify(text: string): void;
}

const SECOND = 1000; // milliseconds

export class TableRequests {
  readonly clocks: TableClocks;
  /** How much longer a table without a clock waits for those it has reminded. */
  readonly waits = new TableClocks(undefined, undefined, SECOND);
  /** Whether one may claim the game when none of them has any time left. */
  mayClaim = $state(false);
  /** Whether the maker of the event lets it pause. */
  paused = $state(false);
  /** What the clock of the seat looked from showed last, to notice when it passes a warning. */
  private before = Infinity;
  private watched = -1;

  constructor(private readonly host: RequestsHost) {
    this.clocks = new TableClocks(() => this.watch());
  }

  close(): void {
    this.clocks.close();
    this.waits.close();
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  told(message: ClockTimes): void {
    this.paused = message.paused ?? false;
    this.clocks.set(message);
  }

  waiting({ left, claim = false }: Waits): void {
    this.mayClaim = claim;
    this.waits.set({ left, running: left.flatMap((ms, seat) => (ms >= 0 ? [seat] : [])) });
  }

  nudged({ by, whom }: Nudged): void {
    const now = this.host.latest;
    if (!now) return;
    if (this.host.seats.includes(whom)) {
      this.host.notify(by < 0 ? termWords().hurried : termWords().nudged({ name: nameOf(now.players[by], by) }));
      playSound('turn');
    } else if (this.host.seats.includes(by)) {
      const { reminded, remindedAway } = termWords();
      this.host.notify((now.players[whom]?.here ? reminded : remindedAway)({ name: nameOf(now.players[whom], whom) }));
    }
  }

  /** Show how absent players were notified of their turns. */
  toldElsewhere({ seats, way }: ToldElsewhere): void {
    const now = this.host.latest;
    const { toldOnDevice, toldInChannel } = termWords();
    const said = way === 'device' ? toldOnDevice : toldInChannel;
    for (const seat of seats)
      if (now && !this.host.seats.includes(seat)) this.host.notify(said({ name: nameOf(now.players[seat], seat) }));
  }

  /** Somebody asks, and this seat is to answer. */
  asked({ question }: Asked): void {
    const now = this.host.latest;
    const loses = question?.about === 'recover' && question.by === now?.seat;
    if (!question || !now || !(question.waiting.includes(now.seat) || loses)) return;
    playSound('turn');
  }

  /** What the clock of a seat shows, in words; "" where it has none. */
  clockWords(seat: number): string {
    const left = this.clocks.left(seat);
    return left === null ? '' : termWords().clockShows({ left: face(left) });
  }

  /** The question in words, as the seat looked from hears it. */
  words(now: View): string {
    const { question } = now;
    if (!question) return '';
    const { about, by, whom = [], label = '' } = question;
    const asker = nameOf(now.players[by], by);
    const others = namesOf(now.players, whom);
    const mine = by === now.seat;
    const t = termWords();
    if (about === 'call') return mine ? t.youAsked.call : t.asked.call({ name: asker, label, names: others });
    if (about === 'stand-in')
      return mine ? t.youAsked['stand-in']({ whom: others }) : t.asked['stand-in']({ name: asker, whom: others });
    if (about === 'terms') {
      const wanted = termsWords(question.terms ?? { options: {} }, label);
      return mine ? t.youAsked.terms({ terms: wanted }) : t.asked.terms({ name: asker, terms: wanted });
    }
    if (about === 'recover') return mine ? t.youAsked.recover : seatWords(question, asker);
    return mine ? t.youAsked[about] : t.asked[about]({ name: asker });
  }

  // -- what the person does -------------------------------------------------------------------------------------

  ask(about: RequestKind, what = -1): boolean {
    return this.host.send({ t: 'request', about, what });
  }

  answer(yes: boolean): boolean {
    return this.host.send({ t: 'answer', yes });
  }

  nudge(whom: number): boolean {
    return this.host.send({ t: 'nudge', whom });
  }

  /** Let a bot play on for a player who has kept the table waiting too long. */
  replace(whom: number): boolean {
    return this.host.send({ t: 'replace', whom });
  }

  claim(): boolean {
    return this.host.send({ t: 'claim' });
  }

  back(): boolean {
    return this.host.send({ t: 'back' });
  }

  leaveTo(level: string): boolean {
    return this.host.send({ t: 'leave', level });
  }

  /** Say when the time of the seat looked from is nearly up. */
  private watch(): void {
    const now = this.host.latest;
    const left = now?.clock && now.seat < now.players.length ? this.clocks.left(now.seat) : null;
    if (!now?.clock || left === null) return;
    if (this.watched === now.seat && this.clocks.runs(now.seat)) {
      const low = warning(this.before, left, stock(now.clock));
      if (low !== null) {
        this.host.say(termWords().low({ seconds: low / 1000 }));
        playSound('refused');
      }
    }
    this.watched = now.seat;
    this.before = left;
  }
}

/** What the others read of a request for a seat: that they are asked, or that all have agreed. */
function seatWords({ waiting, code = '' }: Question, name: string): string {
  const { asked } = termWords();
  return waiting.length ? asked.recover({ name, code }) : asked.given({ name });
}
