// One person (or several on one device) at one table: the record of what is known, the functions that change it, and
// the line to the server. Components read the fields and call the functions; nothing else does.
import * as api from '../lib/api';
import { Announcer } from '../lib/announce';
import { Film, FLIGHT, stagger } from '../lib/motion';
import { settings } from '../lib/settings.svelte';
import { nameOf } from '../lib/shell';
import { lineAddress, TableSocket, type LinkState } from '../lib/socket';
import { play as sound } from '../lib/sound';
import type { Draft, Refused, ToClient, Update } from '../lib/wire';
import * as composing from './compose';
import { chatted, frames, mine, origins, peopled, view as viewed, type Frame, type View } from './model';
import { Atlas, type Target } from './targets';
import { TouchTable } from './touch';
import { t } from './words';

/** Milliseconds to look at what one's own turn did before the screen is covered for the next person. */
const LOOK = 1100;
/** Milliseconds after which it is seen again whether steps are still being shown. */
const AGAIN = 200;
/** Milliseconds until a board that did not come is asked for again. */
const RETRY = 1500;
/** Milliseconds to wait after the server has said that this was too much at once. */
const PATIENCE = 600;
/** How a change is to be shown: milliseconds of each movement, where pieces came from, what one of them passed. */
export interface Motion {
  ms: number;
  origins: ReadonlyMap<string, string>;
  way: readonly string[];
}

const NO_MOTION: Motion = { ms: 0, origins: new Map(), way: [] };

/** What the server is asked: about the draft, or (with a place) only why an action may not be added to it. */
interface Question {
  id: number;
  v: number;
  actions: readonly number[];
  place: string | null;
}

/** Seats of this device by number, with their secrets. */
export type Tokens = Readonly<Record<number, string>>;

export class Sitting {
  /** The table as it is drawn, which lags behind `truth` while steps are shown. */
  view = $state.raw<View | null>(null);
  truth = $state.raw<View | null>(null);
  atlas = $state.raw<Atlas | null>(null);
  draft = $state.raw<composing.Compose>(composing.fresh(-1));
  link = $state<LinkState>('connecting');
  /** Why there is no table to show; "" while there may be. */
  lost = $state('');
  /** What the live region says. */
  spoken = $state('');
  /** The seat for whom the screen is covered; -1 for nobody. */
  curtain = $state(-1);
  /** How what changed last is to be moved. */
  motion: Motion = NO_MOTION;
  /** The seat the lot fell on, while that is being shown; -1 for none. */
  lot = $state(-1);
  /** Whether it has come to rest there. */
  fallen = $state(false);
  /** Lines of chat not yet looked at. */
  unread = $state(0);

  private readonly socket: TableSocket;
  private readonly film: Film<Frame>;
  private readonly voice = new Announcer((text) => (this.spoken = text));
  private seat = -1;
  private asked = 0;
  /** The one draft the server is being asked about now; others wait for its answer. */
  private question: Question | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private chatOpen = false;
  private settled = false;
  /** Moments that wait until the lot has been seen. */
  private readonly held: Frame[] = [];
  /** The board that is being fetched, or is there. */
  private loading = '';

  /** The table with the draft on it. */
  readonly now = $derived.by(() => (this.view && this.atlas ? composing.shown(this.atlas, this.view, this.draft) : null));
  /** Whether the seat looked from may compose now. */
  readonly acting = $derived(
    this.truth !== null && this.truth.v === this.draft.v && mine(this.truth) && !this.draft.sent && this.curtain < 0 && this.lot < 0,
  );

  constructor(
    readonly table: string,
    readonly tokens: Tokens,
    private readonly onNext: (table: string) => void = () => undefined,
  ) {
    this.film = new Film((frame, ms) => this.show(frame, ms), () => settings.still || document.hidden);
    const seats = this.seats;
    this.seat = seats[0] ?? -1;
    this.socket = new TableSocket(lineAddress(table), {
      hello: () => ({ t: 'hello', token: this.tokens[this.seat] ?? '', since: this.truth?.n ?? -1 }),
      message: (message) => this.heard(message),
      state: (state) => this.linked(state),
      refused: (_code, reason) => (this.lost = reason || t().gone),
    });
  }

  /** Seats of this device. */
  get seats(): number[] {
    return Object.keys(this.tokens).map(Number);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.later);
    this.film.clear();
    this.voice.stop();
    this.socket.close();
  }

  say(text: string): void {
    this.voice.say(text);
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  private linked(state: LinkState): void {
    const before = this.link;
    this.link = state;
    if (state !== 'open') this.question = null; // whatever was asked is not answered on another line
    if (state === 'open') {
      const sent = this.draft.sent;
      if (before === 'away' && sent) this.socket.send({ t: 'play', id: sent.id, v: sent.v, actions: [...sent.actions] });
      else if (before === 'away') this.ask();
      if (before === 'away') this.say(t().backAgain);
    } else if (state === 'away' && before === 'open') this.say(t().away);
  }

  private heard(message: ToClient): void {
    switch (message.t) {
      case 'snapshot':
        this.film.clear();
        this.held.length = 0;
        return this.settle(viewed(message));
      case 'update':
        return this.follow(message);
      case 'draft':
        return this.answer(message);
      case 'refused':
        return this.refuse(message);
      case 'players':
        if (this.truth) this.people(peopled(this.truth, message));
        return;
      case 'chat':
        return this.chat(message.line);
      case 'next':
        if (this.truth) this.truth = { ...this.truth, next: message.table };
        if (this.view) this.view = { ...this.view, next: message.table };
        return this.onNext(message.table);
      case 'accepted':
      case 'bye':
        return;
    }
  }

  /** A whole table: draw it as it is. */
  private settle(now: View): void {
    const known = this.truth;
    const same = known?.seat === now.seat && known.v === now.v;
    this.truth = this.view = now;
    this.motion = NO_MOTION;
    if (!same) this.draft = composing.fresh(now.v);
    if (this.loading !== now.board) void this.load(now.board);
    const begins = now.phase === 'playing' && now.lot >= 0 && now.log.filter((line) => line.seat >= 0).length < 2;
    if (begins && !this.settled) this.showLot(now);
    if (mine(now) && !same) this.say(t().announceTurn(now.sentence));
    this.turnTo(now, !this.settled);
    this.settled = true;
  }

  private async load(hash: string): Promise<void> {
    this.loading = hash;
    try {
      const board = await api.board(hash);
      this.atlas = new Atlas(board, new TouchTable(board));
    } catch {
      setTimeout(() => void this.load(hash), RETRY);
    }
  }

  private follow(update: Update): void {
    const before = this.truth;
    if (!before || update.n <= before.n) return;
    const moments = frames(before, update);
    const after = moments.at(-1)?.view ?? before;
    this.truth = after;
    this.settleDraft(after, update);
    if ((update.lot ?? -1) >= 0) this.showLot(after);
    if (this.lot >= 0) this.held.push(...moments);
    else this.film.push(moments);
    this.tell(before, after);
    this.turnTo(after, false);
  }

  /**
   * What a draft is worth after an update: nothing after one's own turn, or when something else is legal now. A commit
   * on its way is left alone until its own update or its refusal comes.
   */
  private settleDraft(after: View, update: Update): void {
    const own = update.steps?.some((step) => step.seat === after.seat) ?? false;
    if (this.draft.sent && !own) return;
    if (own || update.legal != null || !mine(after)) {
      this.draft = composing.fresh(after.v);
      return;
    }
    this.draft = { ...this.draft, v: after.v, answers: new Map() };
    this.ask();
  }

  private show(frame: Frame, ms: number): number {
    const count = frame.changes.length;
    this.motion = { ms, origins: origins(frame.changes), way: frame.way };
    this.view = this.truth && frame.view.n === this.truth.n ? { ...frame.view, chat: this.truth.chat } : frame.view;
    if (!count || !ms) return 0;
    sound('step', settings.sound);
    return ms + stagger(count) * (count - 1);
  }

  /** Say what others did, and whose turn it is now. */
  private tell(before: View, after: View): void {
    const overheard = after.hidden && this.seats.length > 1; // what only this seat knows is not said aloud then
    for (const line of after.log.slice(before.log.length)) {
      if (line.seat !== after.seat && !(overheard && line.seat < 0)) this.say(line.seat < 0 ? line.told.text : `${this.name(after, line.seat)}: ${line.told.text}`);
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
    if (this.view) this.view = { ...this.view, phase: after.phase, players: after.players };
    this.turnTo(after, false);
  }

  private chat(line: View['chat'][number]): void {
    if (this.truth) this.truth = chatted(this.truth, line);
    if (this.view) this.view = { ...this.view, chat: this.truth?.chat ?? [] };
    if (line.seat === this.truth?.seat) return;
    if (!this.chatOpen) this.unread += 1;
    this.say(t().announceChat(line.name, line.text));
  }

  private answer(message: Draft): void {
    const question = this.question;
    if (question?.id !== message.id) return;
    this.question = null;
    if (message.v !== this.draft.v) return this.ask();
    if (question.place !== null) {
      const wrong = message.wrong?.at(-1);
      if (wrong) this.complain({ sentence: wrong.sentence, rule: wrong.rule, place: question.place });
      return this.ask();
    }
    const key = composing.keyOf(question.actions);
    const answers = new Map(this.draft.answers).set(key, message);
    this.motion = { ms: settings.still ? 0 : FLIGHT, origins: origins(message.changes), way: [] };
    this.draft = composing.overtaken({ ...this.draft, answers }, message);
    if (composing.keyOf(this.draft.actions) !== key) return this.ask();
    const wrong = message.wrong?.at(-1);
    if (wrong) this.complain({ sentence: wrong.sentence, rule: wrong.rule, place: '' });
    else if (message.preview) this.say([message.preview.sentence, message.preview.hint].filter(Boolean).join(' '));
  }

  private complain(refusal: composing.Refusal): void {
    this.draft = { ...this.draft, refusal };
    this.say(t().announceRefusal(refusal.sentence));
    sound('refused', settings.sound);
  }

  private refuse(message: Refused): void {
    const question = this.question;
    if (question && question.id === message.id) {
      this.question = null;
      if (message.code === 'limit') {
        this.later = setTimeout(() => this.ask(), PATIENCE);
        return;
      }
      if (message.code === 'stale') {
        if (question.v !== this.draft.v) this.ask(); // else what changed is on its way, and asks anew
        return;
      }
      if (question.place === null) this.draft = composing.fresh(this.draft.v);
    }
    if (message.code === 'no-table') {
      this.lost = t().gone;
      return;
    }
    if (message.code === 'not-seated' && !this.truth && this.seat >= 0) {
      this.seat = -1; // the seat is no longer this device's: watch
      this.socket.greet();
      return;
    }
    const sent = this.draft.sent;
    if (sent && message.id === sent.id) {
      // what is stale was taken, or overtaken: either is on the table already, or follows at once
      this.draft = message.code === 'stale' ? composing.fresh(this.truth?.v ?? sent.v) : { ...this.draft, sent: null };
    }
    if (message.code !== 'stale') this.complain({ sentence: message.sentence, rule: message.rule ?? '', place: '' });
  }

  // -- what the person does -------------------------------------------------------------------------------------

  /** A target was touched; `drop` says that a piece was dragged there, which is drawn where it lies even if refused. */
  touch(target: Target, drop = false): void {
    if (!this.acting || !this.atlas || !this.truth) return;
    this.hurry();
    const now = this.now;
    if (!now) return;
    const move = composing.touch(this.atlas, this.truth, now, this.draft, target);
    if (move.do === 'path') {
      this.draft = move.draft;
      sound('pick', settings.sound);
    } else if (move.do === 'draft') this.change(move.draft);
    else if (move.do === 'ask') {
      const free = !target.piece && !this.atlas.board.direct;
      if (drop && free) this.change(composing.added(this.draft, move.action));
      else this.probe(move.action, target.place.id);
    }
  }

  /** Pick a target up to drag it; says whether it can be. */
  lift(target: Target): boolean {
    if (!this.acting || !this.atlas) return false;
    this.hurry();
    const up = this.now && this.truth ? composing.lift(this.atlas, this.truth, this.now, this.draft, target) : null;
    if (!up) return false;
    const taken = up.actions.length !== this.draft.actions.length;
    this.draft = up;
    this.motion = NO_MOTION;
    sound('pick', settings.sound);
    if (taken) this.ask();
    return true;
  }

  /** One of several actions that a touch meant. */
  choose(action: number): void {
    if (this.acting) this.change(composing.added(this.draft, action, this.now?.whole));
  }

  /** A button for an action. Alone it is the whole turn; beside a draft it joins it. */
  press(action: number): void {
    if (!this.acting) return;
    if (this.draft.actions.length && !this.now?.whole) this.change(composing.added(this.draft, action));
    else this.commit([action]);
  }

  /** Put down what is picked up, else take back the last action. */
  back(): void {
    if (!this.acting) return;
    const next = composing.back(this.draft);
    if (next.actions.length !== this.draft.actions.length) this.change(next);
    else this.draft = next;
  }

  /** Everything composed is taken back. */
  clear(): void {
    if (this.acting) this.change({ ...composing.dropped(this.draft), actions: [] });
  }

  /** Put down what is picked up. */
  release(): void {
    this.draft = composing.dropped(this.draft);
  }

  /** The one button: commit what is composed. */
  confirm(): void {
    const actions = this.now?.commit;
    if (this.acting && actions) this.commit(actions);
  }

  chatting(open: boolean): void {
    this.chatOpen = open;
    if (open) this.unread = 0;
  }

  speak(text: string): boolean {
    return this.socket.send({ t: 'say', text });
  }

  again(): void {
    this.socket.send({ t: 'again' });
  }

  leave(): void {
    this.socket.send({ t: 'leave' });
  }

  /** Look from another seat of this device. Hidden hands leave the screen before the next one comes. */
  look(seat: number): void {
    clearTimeout(this.timer);
    this.curtain = -1;
    if (this.seat === seat && this.truth?.seat === seat) return;
    this.seat = seat;
    this.film.clear();
    this.held.length = 0;
    const hidden = this.truth?.hidden ?? true;
    this.truth = this.truth && !hidden ? { ...this.truth, n: -1 } : null;
    if (hidden) this.view = null;
    this.draft = composing.fresh(-1);
    this.question = null;
    this.socket.greet();
  }

  private change(draft: composing.Compose): void {
    this.motion = { ms: settings.still ? 0 : FLIGHT, origins: new Map(), way: [] };
    const more = draft.actions.length > this.draft.actions.length;
    this.draft = draft;
    sound(more ? 'drop' : 'pick', settings.sound);
    if (this.atlas?.board.direct && draft.actions.length) this.commit(draft.actions);
    else this.ask();
  }

  private commit(actions: readonly number[]): void {
    const id = ++this.asked;
    const sent = { id, v: this.draft.v, actions };
    this.draft = { ...composing.dropped(this.draft), sent };
    this.socket.send({ t: 'play', id, v: sent.v, actions: [...actions] });
  }

  /** Ask about the draft, unless the answer is known or another one is awaited. */
  private ask(): void {
    const { actions, answers } = this.draft;
    if (actions.length && !answers.has(composing.keyOf(actions))) this.put(actions, null);
  }

  /** Ask why an action may not be added. */
  private probe(action: number, place: string): void {
    this.put([...this.draft.actions, action], place);
  }

  private put(actions: readonly number[], place: string | null): void {
    if (this.question) return;
    const id = ++this.asked;
    const asked = this.socket.send({ t: 'try', id, v: this.draft.v, actions: [...actions] });
    if (asked) this.question = { id, v: this.draft.v, actions, place };
  }

  /** Own hands are never kept waiting by what others did. */
  private hurry(): void {
    if (this.film.busy) this.film.flush();
  }

  // -- several people on one device -----------------------------------------------------------------------------

  /** Turn the table towards whoever of this device is due. */
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
      if (this.film.busy) this.timer = setTimeout(turn, AGAIN);
      else if (now.hidden) this.curtain = next;
      else this.look(next);
    };
    clearTimeout(this.timer);
    this.timer = setTimeout(turn, now.hidden ? LOOK : 0);
  }

  /** The lot has been seen: now what was played meanwhile. */
  lotDone(): void {
    this.lot = -1;
    this.film.push(this.held.splice(0));
  }

  private showLot(now: View): void {
    this.fallen = false;
    this.lot = now.lot;
    this.say(now.lot === now.seat ? t().lotYou : t().lot(this.name(now, now.lot)));
  }

  private name(now: View, seat: number): string {
    return nameOf(now.players[seat], seat);
  }
}
