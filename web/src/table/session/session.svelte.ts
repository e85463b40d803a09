// One person at one table: what is known of it, what changes that, the source that tells it.
import * as api from '../../lib/http';
import { Announcer } from './announce';
import { StepQueue, stagger } from '../../board/model/step_queue';
import { settings } from '../../lib/settings.svelte';
import { nameOf } from '../../lib/seats';
import type { Ahead, Followed, FromSession, Heard, LinkState, Listener } from '../../lib/socket';
import { myName, starterDrawSeen, seeStarterDraw } from '../../lib/storage';
import { playSound } from './sound';
import type { TableChange } from '../../lib/told';
import { WIRE, type Hello, type Refused } from '../../lib/wire';
import { versionOf } from '../../lib/version';
import { Composer, type Effects } from './composer.svelte';
import { origins } from '../../board/model/state';
import {
  boardIn,
  companyIn,
  followed,
  frames,
  goneOn,
  isMyTurn,
  together,
  unseen,
  viewOf,
  type SideMessage,
  type BoardView,
  type CompanyView,
  type Frame,
  type View,
} from '../model/view';
import { NO_MOTION, type Motion } from '../../board/model/motion';
import type { KnownRecord } from '../../local/hint';
import { loadGameKit, type GameKit } from '../model/game_kit';
import { atlasOf, type Atlas } from '../../board/model/targets';
import type { TableRequests } from './requests.svelte';
import type { TableSource } from './source';
import type { Suggested } from '../../board/model/suggested';
import { spoken } from '../../i18n/language.svelte';
import { tableWords } from '../../i18n/catalogue';

/** Milliseconds until a board that did not come is asked for again. */
const RETRY = 1500;

/** Seats of this device by number, with their secrets. */
export type Tokens = Readonly<Record<number, string>>;

/** Whether a view, or an update, is of more than a view before it. */
const heardMore = (before: View, { v, line = 0 }: { v: number; line?: number }): boolean =>
  v > before.v || line > before.line;

export class TableSession {
  /** Who is there. */
  company = $state.raw<CompanyView | null>(null);
  /** The game as it was told. */
  told = $state.raw<BoardView | null>(null);
  /** The game as it is drawn, which lags behind while steps are shown. */
  board = $state.raw<BoardView | null>(null);
  /** The table as it is drawn. */
  readonly view = $derived(this.company && this.board && viewOf(this.company, this.board));
  /** The table as it was told. */
  readonly latest = $derived(this.company && this.told && viewOf(this.company, this.told));
  atlas = $state.raw<Atlas | null>(null);
  link = $state<LinkState>('connecting');
  /** Why there is no table to show; "" while there may be. */
  lost = $state('');
  /** Whether the table is lost for its doors are closed, and an invitation would open them. */
  shut = $state<'' | 'doors' | 'invited'>('');
  /** Why there is none now, but may be at another try; "" where there is. */
  untold = $state('');
  /** What the live region says. */
  spoken = $state('');
  /** The seat that the curtain waits for; -1 without a curtain. */
  curtain = $state(-1);
  /** Whether there is nothing more to do: a task is over, or shown. */
  done = $state(false);
  /** How what changed last is to be moved. */
  motion = $state.raw<Motion>(NO_MOTION);
  /** The seat drawn to start, while the draw is being shown; -1 for none. */
  starter = $state(-1);
  /** Whether it has come to rest there. */
  fallen = $state(false);
  /** The turn that is advised on a version of the table, drawn over its boards. */
  advice = $state.raw<{ v: number; steps: readonly Suggested[] }>({ v: -1, steps: [] });
  /** Seats of this device by number. */
  tokens = $state.raw<Tokens>({});
  readonly composer = new Composer(this, (effects) => this.carryOut(effects));
  /** What people ask of each other, where there are others. */
  readonly requests: TableRequests | null = null;

  protected readonly source: TableSource;
  protected readonly queue: StepQueue<Frame>;
  private readonly voice = new Announcer((text) => (this.spoken = text));
  protected seat = -1;
  private settled = false;
  private kit: GameKit | null = null;
  /** What the own commit does that the server has not answered. */
  private ahead: TableChange | null = null;
  /** Frames held back until the draw has been shown. */
  protected readonly held: Frame[] = [];
  /** The board that is being fetched, or is there. */
  private loading = '';

  constructor(
    readonly table: string,
    tokens: Tokens,
    connect: (listener: Listener) => TableSource,
  ) {
    this.queue = new StepQueue(
      (frame, ms) => this.show(frame, ms),
      () => settings.still || document.hidden,
    );
    this.tokens = tokens;
    this.seat = this.seats[0] ?? -1;
    this.source = connect({
      hello: () => this.hello(),
      tokens: () => this.tokens,
      message: (message) => this.heard(message),
      reseated: () => this.reseated(),
      rearranged: () => location.reload(),
      state: (state) => this.linked(state),
      refused: (_code, reason) => (this.lost ||= reason || tableWords().gone),
    });
  }

  /** What a seat is called. */
  readonly playerOf = (seat: number): string => nameOf(this.company?.players[seat], seat);

  /** Seats of this device. */
  get seats(): number[] {
    return Object.keys(this.tokens).map(Number);
  }

  /** Nobody composes behind a curtain, while the starter is being drawn, or once all is done. */
  get covered(): boolean {
    return this.done || this.curtain >= 0 || this.starter >= 0;
  }

  /** People have changed places. */
  protected reseated(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.queue.clear();
    this.voice.stop();
    this.source.close();
  }

  say(text: string): void {
    this.voice.say(text);
  }

  /** Another language is spoken now. */
  reword(): void {
    this.source.reword?.();
    this.composer.reword();
  }

  send(message: FromSession): boolean {
    return this.source.send(message);
  }

  /** What the seat looked from may know. */
  get known(): KnownRecord | null {
    return this.source.known;
  }

  /** Board, rules and words, as the table's source has them; else they are fetched, once. */
  async loadKit(): Promise<GameKit | null> {
    const { company, source } = this;
    return source.kit ?? this.kit ?? (company && (this.kit = await loadGameKit(company, this.playerOf)));
  }

  /** Ask for the table once more. */
  retry(): void {
    this.untold = '';
    this.source.greet();
  }

  hurry(): void {
    if (this.queue.busy) this.queue.flush();
  }

  /** Carry out what composing a turn asks for. */
  private carryOut({ send, say, sound, motion, hurry }: Effects): void {
    if (hurry) this.hurry();
    if (motion) this.motion = motion;
    if (say) this.say(say);
    if (sound) playSound(sound);
    if (send) this.send(send);
  }

  /** All seats of this device are here, whichever of them looks. */
  private hello(): Hello {
    const others =
      this.seat < 0
        ? []
        : this.seats.filter((other) => other !== this.seat).map((other) => ({ token: this.tokens[other] ?? '' }));
    const token = this.tokens[this.seat] ?? '';
    const name = token ? '' : myName();
    return {
      t: 'hello',
      token,
      language: spoken.now,
      wire: WIRE,
      ...(others.length && { others }),
      ...(name && { name }),
    };
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  private linked(state: LinkState): void {
    const before = this.link;
    this.link = state;
    this.composer.linked();
    if (state === 'open' && (before === 'away' || before === 'blocked')) {
      this.composer.resume();
      this.say(tableWords().backAgain);
    } else if (state === 'blocked') this.say(tableWords().blocked);
    else if (state === 'away' && before === 'open') this.say(tableWords().away);
  }

  protected heard(message: Heard): void {
    switch (message.t) {
      case 'snapshot':
        this.queue.clear();
        this.ahead = null;
        this.held.length = 0;
        this.untold = '';
        return this.settle(companyIn(message), boardIn(message));
      case 'asked':
      case 'draws':
      case 'standings':
      case 'update':
        return this.follow(message);
      case 'ahead':
        return this.playAhead(message);
      case 'untold':
        this.untold = message.sentence;
        return;
      case 'draft':
        return this.composer.onDraft(message);
      case 'refused':
        return this.refuse(message);
    }
  }

  /** A whole table: draw it as it is. */
  // eslint-disable-next-line complexity -- all that depends on what was known before, at once
  protected settle(company: CompanyView, board: BoardView): void {
    const [before, now] = [this.latest, viewOf(company, board)];
    const same = before?.seat === now.seat && before.v === now.v;
    this.company = company;
    this.told = this.board = board;
    this.motion = NO_MOTION;
    if (!same) this.composer.reset(now.v);
    if (this.loading !== now.board) void this.load(now.board);
    const begins = now.phase === 'playing' && now.starter >= 0 && now.log.filter((line) => line.seat >= 0).length < 2;
    if (begins && !this.settled && !starterDrawSeen(this.table)) this.showStarter(now);
    const line = now.log.at(-1);
    if (before?.seat === now.seat && line && heardMore(before, now)) this.sayLine(now, line);
    if (isMyTurn(now) && !same) this.say(tableWords().announceTurn({ sentence: now.sentence }));
    this.turnTo?.(now, !this.settled);
    this.settled = true;
    this.composer.restore();
  }

  private async load(address: string): Promise<void> {
    this.loading = address;
    try {
      const board = this.source.kit?.board ?? (await api.board(address));
      this.atlas = atlasOf(board);
    } catch {
      setTimeout(() => void this.load(address), RETRY);
    }
  }

  /** The own commit lies there at once, and goes where it is refused. */
  private playAhead({ update }: Ahead): void {
    const { told } = this;
    if (!told) return;
    this.hurry();
    this.ahead = update;
    if (update) this.queue.push([together(frames(told, update))]);
    else {
      this.motion = NO_MOTION;
      this.board = told;
    }
  }

  /** Others are there, or do something else; what was said while seats were open is said no more once all have come. */
  protected meet(company: CompanyView): void {
    const begins = this.company?.phase === 'waiting' && company.phase !== 'waiting';
    this.company = company;
    if (!begins) return;
    this.told = this.told && { ...this.told, sentence: '' };
    this.board = this.board && { ...this.board, sentence: '' };
  }

  protected follow(update: SideMessage | Followed): void {
    const { latest: before } = this;
    if (!before || update.t !== 'update') return;
    if (before.phase !== 'waiting' && !heardMore(before, { ...update, v: versionOf(update) })) return;
    const [moments, after] = this.goOn(before, update);
    this.ahead = update.ahead ?? null;
    if (update.steps?.some(({ seat }) => seat === after.seat)) this.hurry(); // what one played lies there already
    this.composer.onUpdate(before, after, update);
    if ((update.starter ?? -1) >= 0) this.showStarter(after);
    const fresh = this.ahead ? [together(moments)] : unseen(moments, update.shown);
    if (this.starter >= 0) this.held.push(...fresh);
    else this.queue.push(fresh);
    this.composer.catchUp();
    this.tell(before, after);
    this.turnTo?.(after, false);
  }

  /** The game goes on: the moments of it, and the table after them. */
  private goOn(before: View, update: TableChange): [Frame[], View] {
    const company = goneOn(this.company ?? before, update);
    this.meet(company);
    const moments = frames(this.told ?? before, update);
    const board = (this.told = moments.at(-1)?.board ?? before);
    return [moments, viewOf(company, board)];
  }

  private show(frame: Frame, ms: number): number {
    const count = frame.changes.length;
    this.motion = { ms, origins: origins(frame.changes), way: frame.way };
    this.board = this.ahead && this.told ? followed(this.told, this.ahead) : frame.board;
    if (!count || !ms) return 0;
    playSound('step');
    return ms + stagger(count) * (count - 1);
  }

  /** Announce a line of the log, after the name of its player. */
  private sayLine(view: View, { seat, told }: View['log'][number]): void {
    this.say(
      seat < 0 ? told.text : tableWords().announceLine({ name: nameOf(view.players[seat], seat), line: told.text }),
    );
  }

  /** Say what others did, and whose turn it is now. */
  private tell(before: View, after: View): void {
    const overheard = after.hidden && this.seats.length > 1; // what only this seat knows is not said aloud then
    for (const line of after.log.slice(before.log.length)) {
      if (line.seat !== after.seat && !(overheard && line.seat < 0)) this.sayLine(after, line);
    }
    if (after.result && !before.result) {
      this.say(after.result.sentence);
      playSound('end');
    } else if (isMyTurn(after) && !isMyTurn(before)) {
      this.say(tableWords().announceTurn({ sentence: after.sentence }));
      playSound('turn');
    }
  }

  protected refuse(message: Refused): void {
    if (message.code === 'no-table') this.lost = tableWords().gone;
    else if (message.code === 'outdated') this.lost = message.sentence;
    else if (message.code === 'doors' || message.code === 'invited') {
      this.lost = message.sentence;
      this.shut = message.code;
    }
    if (!this.lost) this.composer.refuse(message);
  }

  /** Turn the table towards the person on this device who is due, where there are several. */
  protected turnTo?(now: View, first: boolean): void;

  /** The draw has stopped at its seat: it is not shown again. */
  starterDrawn(): void {
    this.fallen = true;
    seeStarterDraw(this.table);
  }

  /** The draw has been shown: now what was played meanwhile. */
  starterShown(): void {
    this.starter = -1;
    this.queue.push(this.held.splice(0));
    this.composer.restore();
  }

  private showStarter(now: View): void {
    this.fallen = false;
    this.starter = now.starter;
    this.say(
      now.starter === now.seat
        ? tableWords().starterYou
        : tableWords().starterIs({ name: nameOf(now.players[now.starter], now.starter) }),
    );
  }
}
