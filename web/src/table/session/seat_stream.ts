/**
 * What one seat is told of a table at the server. Of the game that is entries and changed bytes; a narrator
 * makes of them what a session shows, and answers drafts: the game's module in this page, or until that is here the
 * server. While another seat of the device looks, it only keeps what it is told.
 */
import type { Followed, Heard, FromSession, Tried } from '../../lib/socket';
import { loadsAnew } from '../../lib/renewal.svelte';
import { isPlayedOut, type WholeTable, type TableChange } from '../../lib/told';
import type {
  Company,
  CutBack,
  Draws,
  FromSeat,
  Happened,
  Hello,
  Moves,
  NumberedLine,
  Result,
  ToClient,
  Waits,
} from '../../lib/wire';
import { WIRE } from '../../lib/wire';
import { nameOf } from '../../lib/seats';
import { spoken } from '../../i18n/language.svelte';
import { tableWords } from '../../i18n/catalogue';
import type { KnownRecord } from '../../local/hint';
import { Follower, type State } from '../../local/module';
import { boardIn, type GameKit, type GameRef, type PlayerOf, type ReadingKit } from '../model/game_kit';
import { AskingNarrator } from '../narrate/asking';
import { CompanyWords, type CompanyTold } from '../narrate/company_words';
import { linesOf, logOf } from '../narrate/log';
import type { DraftNumbers, Narrator } from '../narrate/narrator';
import { SpeakingNarrator } from '../narrate/speaking';
import { Fold } from './fold';
import { beginWith, pendingOn, type Pending } from './pending';
import { Questions, TooMuch } from './questions';

type MessageOf<T extends FromSeat['t']> = Extract<FromSeat, { t: T }>;
type SentBySeat = Exclude<FromSession, Hello>;

/** After more entries than this the table is shown as it is, instead of step by step. */
const CATCH_UP = 40;

/** Milliseconds until a missing module is requested again, and a request that failed. */
const [MODULE_RETRY_MS, GREET_RETRY_MS] = [15_000, 1500];
/** The actor of draws, and the first number of the draw of the first player (`kernel.actors`). */
const [CHANCE, SEAT_DRAW] = [-1, 1000];

/** The due seats and the legal actions before. */
type Was = Record<'due' | 'legal', readonly number[]>;

/** The socket beneath, as one seat uses it. */
export interface Socket {
  send: (message: FromSeat) => boolean;
  /** Say hello anew. */
  greet: () => boolean;
}

/** Gets what a game is told with: its module as well, or board and words alone. */
export interface KitLoader {
  whole: (table: GameRef, playerOf: PlayerOf) => Promise<GameKit | null>;
  words: (table: GameRef, playerOf: PlayerOf) => Promise<ReadingKit | null>;
}

export class SeatStream {
  /** Whether its seat looks. */
  shown = false;
  private readonly questions: Questions;
  /** What has come is taken one after the other. */
  private work: Promise<void> = Promise.resolve();
  /** Where board, rules and words lie. */
  private table: GameRef | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;
  /** The game's module with all else, once it is here. */
  kit: GameKit | null = null;
  /** Board and words, with or without the module. */
  words: ReadingKit | null = null;
  private narrator: Narrator | null = null;
  private company: CompanyTold | null = null;
  /** A hello is being answered, and its moves are to come: the company before it. */
  private greeted: { before: CompanyTold | null } | null = null;
  /** What the server has told: it alone takes changes. */
  private fold: Fold | null = null;
  /** The seat's own commit played on that after the first `from` entries, until it is answered, and what it shows. */
  private pending: (Pending & { from: number; update: TableChange }) | null = null;
  private now: Was = { due: [], legal: [] };
  /** Whom the table will not wait for, and when that was told. */
  private waits: { message: Waits; at: number } | null = null;
  private damaged = false;
  private closed = false;

  constructor(
    private readonly socket: Socket,
    /** Is told what the session shows. */
    private readonly tell: (message: Heard) => void,
    private readonly equip: KitLoader,
  ) {
    this.questions = new Questions((message) => this.socket.send(message));
  }

  private readonly playerOf = (seat: number): string => nameOf(this.company?.players[seat], seat);

  send(message: SentBySeat): boolean {
    if (message.t === 'play') this.queue(() => this.playAhead(message));
    if (message.t !== 'try') return this.socket.send(message);
    void this.draft(message); // after the table has been drawn as it was touched, as promises are: what moves begins there
    return true;
  }

  /** What the seat may know now. */
  get known(): KnownRecord | null {
    const { fold, seat } = this;
    return fold && { bytes: fold.record.slice(), seat };
  }

  /** Done once all that has come by now is told. */
  get told(): Promise<void> {
    return this.work;
  }

  /** Whether there is a table to show. */
  get here(): boolean {
    return this.company !== null;
  }

  /** Its seat looks, or looks no more. */
  look(shown: boolean): void {
    this.shown = shown;
    if (shown && this.here) this.queue(() => this.show());
  }

  /** Another language is spoken now: get its words, and say everything again. */
  reword(): void {
    this.queue(async () => {
      const { company } = this;
      if (!company) return;
      company.board = boardIn(spoken.now, company.board);
      await this.fetch(company);
      this.narrator = this.narratorOf(company.seat);
      await this.show();
    });
  }

  close(): void {
    this.closed = true;
    this.shown = false;
    clearTimeout(this.later);
  }

  /** The socket is lost. */
  lost(): void {
    this.questions.fail();
  }

  /** What is known of the game, for a hello. */
  greeting(): Pick<Hello, 'layout' | 'known' | 'line' | 'damaged'> {
    const { company, fold, damaged } = this;
    this.damaged = false;
    return {
      ...(company?.layout && { layout: company.layout }),
      ...(fold && { known: [fold.cut, fold.n] as [number, number] }),
      ...(company?.line && { line: company.line }),
      ...(damaged && { damaged }),
    };
  }

  private forget(): void {
    this.fold = this.company = this.pending = null;
    this.now = { due: [], legal: [] };
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  /** The layout by which records are read; "" without rules. */
  get layout(): string {
    return this.kit?.rules.manifest.layout ?? '';
  }

  heard(message: ToClient): void {
    if (message.t === 'refused' && message.code === 'outdated' && loadsAnew(`wire ${WIRE}`)) return this.close();
    if (this.questions.answer(message)) return;
    this.queue(() => this.take(message));
  }

  private queue(task: () => Promise<void> | void): void {
    this.work = this.work.then(() => (this.closed ? undefined : task())).catch((error: unknown) => this.stumble(error));
  }

  /** What was asked was not answered: begin anew, or say that it is not to be had now. */
  private stumble(error: unknown): void {
    const { words } = this;
    this.forget();
    if (error instanceof TooMuch && words)
      this.say({ t: 'untold', sentence: this.inWords.refused(error.refused).sentence });
    else if (!this.closed) this.later = setTimeout(() => this.socket.greet(), GREET_RETRY_MS);
  }

  /** Get what a table is told with. */
  private async fetch({ board, game, layout = '' }: GameRef): Promise<void> {
    const table = (this.table = { game, board, layout });
    clearTimeout(this.later);
    this.kit = await this.equip.whole(table, this.playerOf);
    this.words = this.kit ?? (await this.equip.words(table, this.playerOf));
    if (!this.words) {
      this.table = null;
      throw new Error('nothing to tell it with');
    }
    if (!this.kit) this.seek();
  }

  /** Get it where it lies elsewhere now, or is to read records of another layout; returns whether that is so. */
  private async find(table: GameRef): Promise<boolean> {
    const { board, layout = '' } = table;
    if (board === this.table?.board && layout === this.table.layout) return false;
    if (layout !== this.table?.layout) this.fold = null; // the bytes of its record mean something else
    await this.fetch(table);
    return true;
  }

  /** Look again for the module, and change over to it. */
  private seek(): void {
    const { table } = this;
    this.later = setTimeout(() => {
      if (!table || this.closed) return;
      void this.equip.whole(table, this.playerOf).then((kit) =>
        this.queue(() => {
          if (this.table !== table) return; // it lies elsewhere by now
          if (!kit) return this.seek();
          this.kit = this.words = kit;
          if (this.company) this.narrator = this.narratorOf(this.company.seat);
        }),
      );
    }, MODULE_RETRY_MS);
  }

  private take(message: ToClient): Promise<void> | void {
    switch (message.t) {
      case 'company':
        return this.meet(message);
      case 'moves':
        return this.follow(message);
      case 'back':
        return this.back(message);
      case 'happened':
        return this.happened(message);
      case 'asked':
        if (this.company) this.company.question = message.question ?? null;
        return this.asked();
      case 'players':
        if (this.company) Object.assign(this.company, { players: message.players, phase: message.phase });
        break;
      case 'chat':
        if (this.company) this.company.chat = [...this.company.chat, message.line]; // that told before stays as it was
        break;
      case 'next':
        if (this.company) this.company.next = message.table;
        break;
      case 'standings':
        if (this.company) this.company.series = message.series;
        break;
      case 'draws':
        this.learn(message);
        break;
      case 'waits':
        this.waits = { message, at: performance.now() };
        break;
      case 'snapshot':
      case 'update':
      case 'draft':
        return; // in words: for programs
      case 'refused':
      case 'accepted':
        if (message.id === this.pending?.play.id) this.dropPending();
    }
    this.say(message.t === 'refused' && this.words ? this.inWords.refused(message) : message);
  }

  private say(message: Heard): void {
    if (this.shown) this.tell(message);
  }

  /** What is known of the draws. */
  private learn({ contributions, seed, secret, ahead }: Draws): void {
    const { company } = this;
    if (contributions && company) company.contributions = contributions;
    if (company?.result) Object.assign(company.result, { seed, secret, ahead });
  }

  /** The whole table as it is now, for the seat that looks. */
  private async show(): Promise<void> {
    const { company, fold, waits, greeted } = this;
    if (!company || greeted) return; // what answers the hello is shown
    if (company.phase === 'waiting' || fold) this.say(await this.whole());
    if (this.pending) this.say({ t: 'ahead', update: this.pending.update });
    const passed = waits ? performance.now() - waits.at : 0;
    const left = waits?.message.left.map((ms) => (ms < 0 ? ms : Math.max(0, ms - passed)));
    if (waits && left) this.say({ ...waits.message, t: 'waits', left });
  }

  /** Who is there, and what is played; the game's moves follow once it has begun. */
  private async meet(news: Company): Promise<void> {
    const { company: before } = this;
    const message = { ...news, board: boardIn(spoken.now, news.board) }; // it may be another language since the hello
    const elsewhere = await this.find(message);
    const heard = before?.chat ?? [];
    const last = heard.at(-1)?.line ?? -1;
    const chat = [...heard, ...(message.chat ?? []).filter(({ line }) => line > last)];
    const company: CompanyTold = { ...message, log: message.log ?? [], chat };
    if (elsewhere || before?.seat !== company.seat || !this.narrator) this.narrator = this.narratorOf(company.seat);
    this.company = company;
    if (company.phase !== 'waiting') {
      this.greeted = { before };
      return;
    }
    this.fold = this.pending = null;
    if (this.shown) this.say(await this.whole());
  }

  private async follow(moves: Moves): Promise<void> {
    const { company, greeted } = this;
    this.greeted = null;
    if (!company) return;
    const begins = !this.fold;
    if (moves.start) {
      this.fold = new Fold(moves.start);
      this.pending = null;
    }
    const from = this.fold?.n ?? 0;
    if (!this.fold?.take(moves)) {
      this.anew();
      return;
    }
    const was = this.now;
    if (!greeted) this.note(moves, begins);
    if (!this.shown) return void this.settlePending(from);
    if (!greeted) {
      if (begins) await this.begin(moves);
      else await this.update(from, moves, was);
    } else if (!greeted.before || moves.start || this.fold.n - from > CATCH_UP) this.say(await this.whole());
    else await this.catchUp(greeted.before, from, was);
  }

  /** What moves say of the company. */
  private note({ calls, moved, result }: Moves, begins: boolean): void {
    const { company } = this;
    if (!company) return;
    if (begins) {
      const [actor, action = 0] = this.fold?.entries[0] ?? [];
      const drawn = actor === CHANCE && action >= SEAT_DRAW && (company.series?.starter ?? -1) < 0;
      Object.assign(company, { phase: 'playing', starter: drawn ? action - SEAT_DRAW : -1 });
    }
    if (calls) company.calls = calls;
    if (moved) company.moved = moved;
    if (result) Object.assign(company, { result, phase: 'over' });
  }

  /** What has been folded is not what the server has. */
  private anew(): void {
    this.forget();
    this.damaged = true;
    this.socket.greet();
  }

  /** A turn is taken back: the table is shown as it was before. */
  private async back(message: CutBack): Promise<void> {
    const { company, fold } = this;
    if (!company || !fold) return;
    if (message.to > fold.n || !fold.back(message)) {
      this.anew();
      return;
    }
    const { to, entry, calls = [], moved = false } = message;
    this.pending = null;
    const log = [...company.log.map((line) => ({ ...line, n: Math.min(line.n, to) })), entry];
    Object.assign(company, { log, calls, moved, question: null, line: entry.line });
    if (this.shown) this.say(await this.whole());
  }

  /** The game begins, in a page that has shown who was waited for. */
  private async begin(moves: Moves): Promise<void> {
    const { company } = this;
    if (!company) return;
    const { sentence = '' } = await this.seen();
    await this.update(0, moves, null, { sentence, starter: company.starter ?? -1 });
  }

  /** Tell what was missed while the connection was lost, step by step. */
  // eslint-disable-next-line complexity -- everything that may be missed, in the order of telling
  private async catchUp(before: CompanyTold, from: number, was: Was): Promise<void> {
    const { company, count } = this;
    if (!company) return;
    const { log, result = null, calls = [], moved = false } = company;
    Object.assign(company, { log: [...before.log], result: before.result ?? null, phase: before.phase });
    const ended = result && isPlayedOut(result) && !before.result ? result : null;
    if (count.n > from) await this.update(from, { calls, moved, result: ended }, was);
    for (const entry of log.slice(before.log.length)) this.happened({ entry });
    if (result && !company.result) {
      this.end(result);
      this.say({ t: 'update', ...count, line: company.line ?? 0, ...this.stopped(result) });
    }
    this.asked();
    const last = before.chat.at(-1)?.line ?? -1;
    for (const line of company.chat) if (line.line > last) this.say({ t: 'chat', line });
    if (company.next && company.next !== before.next) this.say({ t: 'next', table: company.next });
    if (company.series) this.say({ t: 'standings', series: company.series });
  }

  /** Entries after the first `from`, as an update. */
  // eslint-disable-next-line complexity -- nothing but what is left out of an update
  private async update(
    from: number,
    { calls, moved, result }: Pick<Moves, 'calls' | 'moved' | 'result'>,
    was: Was | null,
    more: Partial<TableChange> = {},
  ): Promise<void> {
    const { company, count, words, narrator } = this;
    if (!company || !words || !narrator) return;
    if (result) Object.assign(company, { result, phase: 'over' });
    const ending = result ? narrator.scene(count.n) : Promise.resolve(null);
    const shown = this.settlePending(from);
    const ahead = this.showPending();
    const [changes, last] = await Promise.all([narrator.changes(from, count.n), ending, ahead, this.assess()]);
    const { due, legal } = this.now;
    const update: Followed = words.read.update(changes, {
      ...count,
      ...(was?.due.join() !== due.join() && { due: [...due] }),
      ...(was?.legal.join() !== legal.join() && { legal }),
      ...(calls && { calls: this.inWords.calls(calls, company.players) }),
      ...(moved && { moved }),
      ...more,
    });
    if (shown) update.shown = shown;
    if (this.pending) update.ahead = this.pending.update;
    if (result && last) {
      const text = words.read.sentence(last.ending);
      update.result = this.inWords.result(result, text);
      update.steps = [...(update.steps ?? []), { seat: -1, told: { text } }];
    }
    this.say(update);
  }

  /** Something other than a turn has happened. */
  private happened({ entry, result = null }: Pick<Happened, 'entry' | 'result'>): void {
    const { company, count } = this;
    if (!company) return;
    company.log.push({ ...entry, n: count.n });
    company.line = Math.max(company.line ?? 0, entry.line);
    if (result) this.end(result);
    const { line, seat, told } = this.inWords.line(entry);
    const update: Followed = { t: 'update', ...count, ...(line && { line }), steps: [{ seat, told }] };
    if (this.pending) update.ahead = this.pending.update;
    this.say({ ...update, ...(result && this.stopped(result)) });
  }

  /** The game has ended otherwise than by its rules. */
  private end(result: Result): void {
    Object.assign(this.company ?? {}, { result, phase: 'over' });
    this.pending = null;
  }

  /** What that changes. */
  private stopped(result: Result): Partial<TableChange> {
    return { due: [], legal: [], calls: [], result: this.inWords.result(result, '') };
  }

  private asked(): void {
    const { company, words } = this;
    if (company && words) this.say({ t: 'asked', question: this.inWords.question(company.question ?? null) });
  }

  // -- the own commit, before it is answered --------------------------------------------------------------------

  /** Play a commit of the seat on what it may know, where the page has the rules; once, however often it is sent. */
  private async playAhead(play: MessageOf<'play'>): Promise<void> {
    if (this.pending?.play.id === play.id || this.over) return;
    this.playOn(play);
    await this.showPending();
    if (this.pending) this.say({ t: 'ahead', update: this.pending.update });
  }

  private playOn(play: MessageOf<'play'>): void {
    const { kit, fold, seat, count } = this;
    const view = kit && fold && kit.rules.stateOf(fold.record.slice(), seat);
    const pending = view && pendingOn(view, seat, play);
    this.pending = pending && { ...pending, from: count.n, update: { t: 'update', ...count } };
  }

  /**
   * Entries after the first `from` have come: they answer the commit, or it is played anew after them, or dropped.
   * Returns how many of their steps have been shown.
   */
  private settlePending(from: number): number {
    const { fold, pending, seat } = this;
    if (!fold || !pending) return 0;
    const entries = fold.entries.slice(from);
    this.pending = null;
    if (beginWith(entries, pending)) return pending.update.steps?.length ?? 0;
    if (!entries.some(([actor]) => actor === seat)) this.playOn(pending.play);
    return 0;
  }

  /** Work out what the commit shows. */
  private async showPending(): Promise<void> {
    const { pending, words, narrator, count } = this;
    if (!pending || !words || !narrator) return;
    const n = count.n + pending.entries.length;
    const changes = await narrator.changes(count.n, n);
    const { sentence, ...update } = words.read.update(changes, { ...count, n, legal: [] });
    const { due } = pending;
    pending.update = { ...update, ...(due && { due }), ...(due && sentence !== undefined && { sentence }) };
  }

  private dropPending(): void {
    this.pending = null;
    this.say({ t: 'ahead', update: null });
  }

  // -- what is known --------------------------------------------------------------------------------------------

  /** How far the game has come. */
  private get count(): { cut: number; n: number } {
    return { cut: this.fold?.cut ?? 0, n: this.fold?.n ?? 0 };
  }

  private get seat(): number {
    return this.company?.seat ?? -1;
  }

  private get over(): boolean {
    return this.company?.phase === 'over';
  }

  /** Look who is due now, and what is legal. */
  private async assess(): Promise<void> {
    const { narrator, count } = this;
    this.now = this.over || !narrator ? { due: [], legal: [] } : await narrator.legal(count.n);
  }

  private narratorOf(seat: number): Narrator {
    const { kit } = this;
    if (!kit) return new AskingNarrator((calls) => this.questions.ask(this.count.cut, calls));
    const { board, rules } = kit;
    const source = {
      view: (at: number): State => {
        const { fold, pending } = this;
        if (!fold) return rules.newState().view(seat);
        const ahead = pending?.from === fold.n ? pending.views[at - fold.n] : undefined;
        return ahead ?? rules.stateOf((fold.records[at] ?? new Uint8Array()).slice(), seat);
      },
      entry: (at: number) =>
        this.fold?.entries[at] ?? this.pending?.entries[at - this.count.n] ?? ([CHANCE, 0] as const),
    };
    return new SpeakingNarrator(new Follower(rules, seat, board.faces), source, seat, new Set(board.closing));
  }

  /** The pieces and all else that the seat sees now. */
  private async seen(): Promise<Pick<WholeTable, 'pieces' | 'seats' | 'sentence' | 'status' | 'marks' | 'panels'>> {
    const { words, narrator, count } = this;
    if (!words || !narrator) return {};
    const { told, pieces } = await narrator.scene(count.n);
    return { pieces: words.read.pieces(pieces), ...words.read.scene(told) };
  }

  /** Puts what is told in names into words. */
  private get inWords(): CompanyWords {
    const { words } = this;
    if (!words) throw new Error('nothing to tell it with');
    return new CompanyWords(words.board, words.say, words.read, this.playerOf);
  }

  /** The whole table. */
  private async whole(): Promise<WholeTable & { t: 'snapshot' }> {
    const { company, count } = this;
    if (!company) throw new Error('no table yet');
    if (company.phase === 'waiting') {
      const { pieces = [], seats = [] } = await this.seen();
      return { ...this.inWords.snapshot(company, ''), pieces, seats, sentence: tableWords().waitingOnly };
    }
    const [seen, turns, why] = await Promise.all([this.seen(), this.turns(), this.why(), this.assess()]);
    const { due, legal } = this.now;
    const snapshot = this.inWords.snapshot(company, why);
    const log = logOf(turns, snapshot.log ?? [], why);
    return { ...snapshot, ...seen, ...count, due: [...due], legal, log };
  }

  /** Why the game is over; "" where it is not, or was stopped. */
  private async why(): Promise<string> {
    const { company, words, narrator, count } = this;
    if (!words || !narrator || !company?.result || !isPlayedOut(company.result)) return '';
    return words.read.sentence((await narrator.scene(count.n)).ending);
  }

  /** The line of the log of each entry, where it has one. */
  private async turns(): Promise<(NumberedLine | null)[]> {
    const { fold, words, narrator } = this;
    if (!fold || !words || !narrator) return [];
    return linesOf(words.read, fold.entries, await narrator.tell(0, fold.n));
  }

  // -- drafts ---------------------------------------------------------------------------------------------------

  private async draft({ id, actions, cut, n, face }: Tried): Promise<void> {
    await this.work; // it is said in words that may be on their way
    const { words, narrator, count } = this;
    const stale: Heard = { t: 'refused', id, code: 'stale', sentence: '' };
    const current = words && narrator && cut === count.cut && n === count.n;
    const message = current
      ? await this.tried(narrator, n, actions, face).then(
          (numbers): Heard => ({ t: 'draft', id, cut, n, ...words.read.draft(numbers) }),
          (error: unknown) => (error instanceof TooMuch ? { ...this.inWords.refused(error.refused), id } : stale),
        )
      : stale;
    this.say(message);
  }

  /** What a draft would do; with a face that is picked up, whether that belongs to its last action, too. */
  private async tried(narrator: Narrator, n: number, actions: readonly number[], face?: number): Promise<DraftNumbers> {
    const draft = await narrator.preview(n, actions);
    const [action] = actions.slice(-1);
    const why = action === undefined || face === undefined ? [] : await narrator.refusal(n, actions, face);
    return action !== undefined && why.length ? { ...draft, wrong: [...draft.wrong, { action, why }] } : draft;
  }
}
