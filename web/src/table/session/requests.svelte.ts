// What people at a table do besides playing: clocks that run, things asked and answered, reminders.
import { play as sound } from './sound';
import { settings } from '../../site/settings.svelte';
import { nameOf } from '../../i18n/shell';
import { stock, terms, warning } from '../model/terms';
import type { About, Asked, Clocks, FromClient, Nudged } from '../../api/wire';
import { listed } from '../../i18n/catalogue';
import type { View } from '../model/view';
import { Clockface } from './clock.svelte';

/** What manners need of the table. */
export interface Company {
  readonly truth: View | null;
  /** The seats of this device. */
  readonly seats: readonly number[];
  send(message: FromClient): boolean;
  say(text: string): void;
  /** Say something, and show it for a while. */
  notify(text: string): void;
}

export class Manners {
  readonly clocks: Clockface;
  /** What the clock of the seat looked from showed last, to notice when it passes a warning. */
  private before = Infinity;
  private watched = -1;

  constructor(private readonly company: Company) {
    this.clocks = new Clockface(() => this.watch());
  }

  close(): void {
    this.clocks.close();
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  told(message: Clocks): void {
    this.clocks.set(message);
  }

  nudged({ by, whom }: Nudged): void {
    const now = this.company.truth;
    if (!now) return;
    if (this.company.seats.includes(whom)) {
      this.company.notify(terms().nudged(nameOf(now.players[by], by)));
      sound('turn', settings.sound);
    } else if (this.company.seats.includes(by)) this.company.notify(terms().reminded(nameOf(now.players[whom], whom)));
  }

  /** Somebody asks, and this seat is to answer. */
  asked({ question }: Asked): void {
    const now = this.company.truth;
    if (!question || !now || !question.waiting.includes(now.seat)) return;
    sound('turn', settings.sound);
  }

  /** The question in words, as the seat looked from hears it. */
  words(now: View): string {
    const { question } = now;
    if (!question) return '';
    const { about, by, whom = [], label = '' } = question;
    const asker = nameOf(now.players[by], by);
    const about_ = listed(whom.map((seat) => nameOf(now.players[seat], seat)));
    const mine = by === now.seat;
    const t = terms();
    if (about === 'call') return mine ? t.youAsked.call : t.asked.call(asker, label, about_);
    if (about === 'stand-in') return mine ? t.youAsked['stand-in'](about_) : t.asked['stand-in'](asker, about_);
    return mine ? t.youAsked[about] : t.asked[about](asker);
  }

  // -- what the person does -------------------------------------------------------------------------------------

  ask(about: About, what = -1): boolean {
    return this.company.send({ t: 'ask', about, what });
  }

  answer(yes: boolean): boolean {
    return this.company.send({ t: 'answer', yes });
  }

  nudge(whom: number): boolean {
    return this.company.send({ t: 'nudge', whom });
  }

  back(): boolean {
    return this.company.send({ t: 'back' });
  }

  leaveTo(level: string): boolean {
    return this.company.send({ t: 'leave', level });
  }

  /** Say when the time of the seat looked from is nearly up. */
  private watch(): void {
    const now = this.company.truth;
    const left = now?.clock && now.seat < now.players.length ? this.clocks.left(now.seat) : null;
    if (!now?.clock || left === null) return;
    if (this.watched === now.seat && this.clocks.runs(now.seat)) {
      const low = warning(this.before, left, stock(now.clock));
      if (low !== null) {
        this.company.say(terms().low(low / 1000));
        sound('refused', settings.sound);
      }
    }
    this.watched = now.seat;
    this.before = left;
  }
}
