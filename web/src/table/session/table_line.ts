/**
 * The line to a table at the server. What comes over it of the game is entries and changed bytes; the game's own rules,
 * in this page, make of them what a session shows, and answer drafts. Without rules, the server is asked for words.
 */
import type { Line, Listener, TableSocket } from '../../api/socket';
import { loadsAnew } from '../../site/renewal.svelte';
import type {
  CutBack,
  FromClient,
  Hello,
  Moves,
  NumberedLine,
  SeatRecord,
  Snapshot,
  ToClient,
  Update,
} from '../../api/wire';
import { WIRE } from '../../api/wire';
import { versionOf } from '../../api/version';
import { nameOf } from '../../i18n/shell';
import { encoded, seatsIn } from '../../rules_wasm/local_game';
import { Follower, type Game, type Known, type State } from '../../rules_wasm/module';
import { equipped, type Equipped, type Lying, type PlayerOf } from '../model/equipped';
import { Atlas } from '../model/targets';
import { Teller } from '../model/telling';
import { TouchTable } from '../model/touch';
import { Fold, type Folded } from './fold';

type Ask<T extends FromClient['t']> = Extract<FromClient, { t: T }>;

/** After more entries than this the table is shown as it is, instead of step by step. */
const CATCH_UP = 40;

/** Who is at the table, and all else that is no position. */
type Company = Snapshot & Required<Pick<Snapshot, 'log' | 'chat'>>;
/** Who was due, and what was legal. */
type Was = Record<'due' | 'legal', readonly number[]>;

/** Opens the line beneath. */
export type Connect = (listener: Listener) => Pick<TableSocket, 'send' | 'greet' | 'close'>;
/** Gets what a game is played and told with. */
export type Equip = (table: Lying, playerOf: PlayerOf) => Promise<Equipped | null>;

export class TableLine implements Line {
  private readonly line: ReturnType<Connect>;
  /** Whether the server is asked for words: this page has no rules of the game. */
  private inWords = false;
  /** What has come while rules and board were being fetched; null while nothing waits for them. */
  private waiting: ToClient[] | null = null;
  /** Where board, rules and words lie. */
  private table: Lying | null = null;
  private seeking = false;
  private equipment: Equipped | null = null;
  private teller: Teller | null = null;
  private company: Company | null = null;
  /** A hello is being answered, and its moves are to come: the company before it. */
  private greeted: { before: Company | null } | null = null;
  private fold: Fold | null = null;
  private view: State | null = null;
  private token = '';
  private damaged = false;
  private closed = false;

  constructor(
    connect: Connect,
    private readonly listener: Listener,
    private readonly equip: Equip = equipped,
  ) {
    this.line = connect({
      ...listener,
      hello: () => this.hello(),
      message: (message) => this.heard(message),
      state: (state) => listener.state(state),
      refused: (code, reason) => listener.refused(code, reason),
    });
  }

  private readonly playerOf = (seat: number): string => nameOf(this.company?.players[seat], seat);

  send(message: FromClient): boolean {
    const asked = !this.inWords && message.t === 'try' && message.held == null;
    return asked ? this.answers(() => this.draft(message)) : this.line.send(message);
  }

  record(v: number): SeatRecord | null {
    const { view, seat, count } = this;
    return view && versionOf(count) === v
      ? { n: count.n, seat, record: btoa(String.fromCharCode(...view.bytes)) }
      : null;
  }

  greet(): boolean {
    return this.line.greet();
  }

  close(): void {
    this.closed = true;
    this.line.close();
  }

  private hello(): Hello {
    const hello = this.listener.hello();
    if (hello.token !== this.token) this.forget();
    this.token = hello.token ?? '';
    if (this.inWords) {
      void this.seek();
      return { ...hello, words: true };
    }
    const { fold, damaged, layout } = this;
    this.damaged = false;
    const known: [number, number] | null = fold && [fold.cut, fold.n];
    return { ...hello, ...(layout && { layout }), ...(known && { known }), ...(damaged && { damaged }) };
  }

  /** Look once more for rules that the server had not compiled yet. */
  private async seek(): Promise<void> {
    if (this.seeking || !this.table) return;
    this.seeking = true;
    const equipment = await this.equip(this.table, this.playerOf);
    this.seeking = false;
    if (this.closed || !this.inWords || !equipment) return;
    this.equipment = equipment;
    this.inWords = false;
    this.greet();
  }

  private forget(): void {
    this.fold = this.view = this.company = null;
  }

  private answers(answer: () => ToClient | null): boolean {
    // after the table has been drawn as it was touched: what moves begins there
    setTimeout(() => {
      const message = this.closed ? null : answer();
      if (message) this.listener.message(message);
    });
    return true;
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  private get layout(): string {
    return this.equipment?.rules.manifest.layout ?? '';
  }

  private heard(message: ToClient): void {
    if (message.t === 'refused' && message.code === 'outdated' && loadsAnew(`wire ${WIRE} ${this.layout}`))
      return this.close();
    if (this.inWords) return this.listener.message(message);
    if (message.t === 'snapshot' && message.board !== this.table?.board) void this.fetch(message);
    if (this.waiting) this.waiting.push(message);
    else this.take(message);
  }

  /** Get what a table is played with, then take what has come meanwhile. */
  private async fetch({ board, game }: Snapshot): Promise<void> {
    const table = (this.table = { game, board });
    this.waiting = [];
    const equipment = await this.equip(table, this.playerOf);
    if (this.closed || this.table !== table) return;
    const held = this.waiting;
    this.waiting = null;
    if (equipment) {
      this.equipment = equipment;
      for (const message of held) this.take(message);
    } else {
      this.inWords = true;
      this.greet();
    }
  }

  private take(message: ToClient): void {
    switch (message.t) {
      case 'snapshot':
        return this.meet(message);
      case 'moves':
        return this.follow(message);
      case 'back':
        return this.back(message);
      case 'update':
        return this.happened(message);
      case 'asked':
        if (this.company) this.company.question = message.question ?? null;
        return this.listener.message(message);
      case 'players':
        if (this.company) Object.assign(this.company, { players: message.players, phase: message.phase });
        return this.listener.message(message);
      case 'chat':
        this.company?.chat.push(message.line);
        return this.listener.message(message);
      default:
        return this.listener.message(message);
    }
  }

  /** Who is there, and what is played; the game's moves follow once it has begun. */
  private meet(message: Snapshot): void {
    const { equipment, company: before } = this;
    if (!equipment) return;
    const company: Company = { ...message, log: message.log ?? [], chat: message.chat ?? [] };
    if (before?.seat !== company.seat || !this.teller) this.teller = this.tellerOf(equipment, company);
    this.company = company;
    if (company.phase !== 'waiting') {
      this.greeted = { before };
      return;
    }
    this.fold = null;
    this.view = equipment.rules.newState().view(company.seat);
    const { pieces = [], seats = [] } = this.seen(this.view);
    this.listener.message({ ...company, t: 'snapshot', pieces, seats });
  }

  private follow(moves: Moves): void {
    const { company, greeted } = this;
    this.greeted = null;
    if (!company) return;
    const begins = !this.fold;
    if (moves.start) this.fold = new Fold(moves.start);
    const folded = this.fold?.take(moves);
    if (!folded) return this.anew();
    const { due, legal } = this;
    this.view = this.stateOf(folded.records.at(-1));
    if (!greeted) {
      if (begins) this.begin(folded, moves);
      else this.update(folded, moves, { due, legal });
    } else if (!greeted.before || moves.start || folded.entries.length > CATCH_UP)
      this.listener.message(this.snapshot());
    else this.catchUp(greeted.before, folded, { due, legal });
  }

  /** What has been folded is not what the server has. */
  private anew(): void {
    this.forget();
    this.damaged = true;
    this.greet();
  }

  /** A turn is taken back: the table is shown as it was before. */
  private back(message: CutBack): void {
    const { company, fold } = this;
    if (!company || !fold) return;
    if (message.to > fold.n || !fold.back(message)) return this.anew();
    const { to, line, calls = [], moved = false } = message;
    const log = [...company.log.map((one) => ({ ...one, n: Math.min(one.n, to) })), line];
    Object.assign(company, { log, calls, moved, question: null, line: line.line });
    this.view = this.stateOf(fold.record);
    this.listener.message(this.snapshot());
  }

  /** The game begins, in a page that has shown who was waited for. */
  private begin(folded: Folded, moves: Moves): void {
    const { company, equipment } = this;
    if (!company || !equipment) return;
    company.phase = 'playing';
    const { chance, seat_draw: seatDraw } = equipment.rules.manifest;
    const [actor, action = 0] = this.fold?.entries[0] ?? [];
    const drawn = actor === chance && action >= seatDraw && (company.series?.starter ?? -1) < 0;
    company.starter = drawn ? action - seatDraw : -1;
    const { sentence = '' } = this.seen(this.stateOf(folded.records.at(-1)));
    this.update(folded, moves, null, { sentence, starter: company.starter });
  }

  /** Tell what was missed while the line was lost, step by step. */
  private catchUp(before: Company, folded: Folded, was: Was): void {
    const { company, count } = this;
    if (!company) return;
    const { log, result = null, calls = [], moved = false } = company;
    Object.assign(company, { log: [...before.log], result: before.result ?? null, phase: before.phase });
    const ended = result?.ended === 'rules' && !before.result ? result : null;
    if (folded.entries.length) this.update(folded, { calls, moved, result: ended }, was);
    for (const { seat, told, line } of log.slice(before.log.length))
      this.happened({ t: 'update', ...count, steps: [{ seat, told }], ...(line && { line }) });
    const { line = 0 } = company;
    if (result && !company.result)
      this.happened({ t: 'update', ...count, line, due: [], legal: [], calls: [], result });
    this.listener.message({ t: 'asked', question: company.question ?? null });
    const last = before.chat.at(-1)?.line ?? -1;
    for (const line of company.chat) if (line.line > last) this.listener.message({ t: 'chat', line });
    if (company.next && company.next !== before.next) this.listener.message({ t: 'next', table: company.next });
    if (company.series) this.listener.message({ t: 'standings', series: company.series });
  }

  /** Entries, as an update. */
  private update(
    { records, entries }: Folded,
    { calls, moved, result }: Pick<Moves, 'calls' | 'moved' | 'result'>,
    was: Was | null,
    more: Partial<Update> = {},
  ): void {
    const { teller, company } = this;
    if (!teller || !company) return;
    if (result) Object.assign(company, { result, phase: 'over' });
    const known: Known = { views: records.map((record) => this.stateOf(record)), entries };
    const { due, legal } = this;
    const update = teller.followed(known, {
      ...this.count,
      ...(was?.due.join() !== due.join() && { due }),
      ...(was?.legal.join() !== legal.join() && { legal: encoded(legal) }),
      ...(calls && { calls }),
      ...(moved && { moved }),
      ...(result && { result }),
      ...more,
    });
    if (result) update.steps = [...(update.steps ?? []), { seat: -1, told: { text: this.ending } }];
    this.listener.message(update);
  }

  /** Something other than a turn has happened. */
  private happened(update: Update): void {
    const { company, fold } = this;
    if (!company) return;
    for (const { seat, told } of update.steps ?? [])
      if (told) company.log.push({ n: fold?.n ?? 0, line: update.line ?? 0, seat, told });
    if (update.result) Object.assign(company, { result: update.result, phase: 'over' });
    company.line = Math.max(company.line ?? 0, update.line ?? 0);
    this.listener.message({ ...update, t: 'update' });
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

  private get due(): number[] {
    const { view, company } = this;
    return view && company && !this.over ? seatsIn(view.turn(), company.players.length) : [];
  }

  private get legal(): number[] {
    return this.due.includes(this.seat) ? (this.view?.legal(this.seat) ?? []) : [];
  }

  /** Why the game is over, by its rules. */
  private get ending(): string {
    return this.view ? (this.teller?.ending(this.view) ?? '') : '';
  }

  private get rules(): Game {
    if (!this.equipment) throw new Error('no rules yet');
    return this.equipment.rules;
  }

  private stateOf(record = new Uint8Array()): State {
    return this.rules.stateOf(record.slice(), this.seat);
  }

  private tellerOf(equipment: Equipped, { seat }: Snapshot): Teller {
    const { board, rules, reader, law } = equipment;
    const follower = new Follower(rules, seat, board.faces);
    return new Teller({ board, atlas: new Atlas(board, new TouchTable(board)), reader, law, follower }, seat);
  }

  /** The pieces and all else that the seat sees. */
  private seen(state: State): Pick<Snapshot, 'pieces' | 'seats' | 'sentence' | 'status' | 'marks' | 'panels'> {
    const { teller } = this;
    return teller ? { pieces: teller.pieces(state), ...teller.scene(state) } : {};
  }

  /** The whole table. */
  private snapshot(): Snapshot & { t: 'snapshot' } {
    const { company, view } = this;
    if (!company || !view) throw new Error('no table yet');
    const { due, legal } = this;
    const whole = { ...company, ...this.seen(view), ...this.count, due, legal: encoded(legal) };
    return { ...whole, t: 'snapshot', log: this.log() };
  }

  /** The log: what entries tell, with what else has happened between them. */
  private log(): NumberedLine[] {
    const { fold, company, teller } = this;
    if (!fold || !company || !teller) return [];
    const beside = [...company.log];
    const lines: NumberedLine[] = [];
    const tellUpTo = (n: number): void => {
      while (beside[0] && beside[0].n <= n) lines.push(...beside.splice(0, 1));
    };
    const states = fold.records.map((record) => this.stateOf(record));
    tellUpTo(0);
    fold.entries.forEach((entry, k) => {
      const told = teller.line({ views: states.slice(k, k + 2), entries: [entry] });
      const { chance, seat_draw: seatDraw } = this.rules.manifest;
      const [actor, action] = entry;
      const seat = actor === chance ? (action >= seatDraw ? action - seatDraw : -1) : Math.max(actor, -1);
      if (told) lines.push({ n: this.turnOf(k), seat, told });
      tellUpTo(k + 1);
    });
    if (company.result?.ended === 'rules') lines.push({ n: fold.n, seat: -1, told: { text: this.ending } });
    return lines;
  }

  /** The number of the last entry of the run of one actor that an entry belongs to. */
  private turnOf(entry: number): number {
    const { entries } = this.fold ?? { entries: [] };
    let last = entry;
    while (entries[last + 1]?.[0] === entries[entry]?.[0]) last += 1;
    return last + 1;
  }

  // -- drafts ---------------------------------------------------------------------------------------------------

  private draft({ id, actions, cut, n }: Ask<'try'>): ToClient | null {
    const { teller, view, count } = this;
    if (!teller || !view || cut !== count.cut || n !== count.n)
      return { t: 'refused', id, code: 'stale', sentence: '' };
    return { t: 'draft', id, cut, n, ...teller.draft(view, actions) };
  }
}
