/**
 * A table where one person works through tasks: the server is asked over HTTP, and tells entries and
 * changed bytes as of any table.
 */
import { ApiProblem } from '../../lib/http';
import { sentenceOf } from '../../lib/problem';
import type { FromSession, Heard, Listener } from '../../lib/socket';
import type { Ask, Company, FromSeat, Moves, NarratorAnswers, NarratorCall, Play } from '../../lib/wire';
import type { KnownRecord } from '../../local/hint';
import { loadGameKit, loadReadingKit, type GameKit } from '../model/game_kit';
import { Fold } from './fold';
import type { TableSource } from './source';
import { SeatStream, type KitLoader } from './seat_stream';

/** A task is over: nobody is to act. */
const STILL = { sentence: '', status: '', due: [], legal: [] };

/** Where a task begins. */
export interface Beginning {
  company: Company;
  start: Moves;
}

export abstract class TaskSource<Part, Answer> implements TableSource {
  /** What was played since the task began. Answers to anything older are dropped. */
  played: Part[] = [];
  protected readonly table: SeatStream;
  /** All that was told since then; its cut counts the beginnings. */
  private moves: Moves = { t: 'moves', cut: 0, n: 0, checksum: 0 };
  private over = false;
  private closed = false;

  protected constructor(
    private readonly listener: Listener,
    equip: KitLoader = { whole: loadGameKit, words: loadReadingKit },
  ) {
    const socket = { send: (message: FromSeat) => this.sent(message), greet: () => this.greet() };
    this.table = new SeatStream(socket, (message) => this.tell(message), equip);
    this.table.look(true);
    queueMicrotask(() => {
      listener.state('open');
      this.restart();
    });
  }

  protected abstract beginning(): Beginning | undefined;
  protected abstract told(calls: NarratorCall[]): Promise<NarratorAnswers>;
  protected abstract turn(actions: number[], layout: string): Promise<Answer>;
  /** Show what a turn came to. */
  protected abstract take(answer: Answer, actions: number[], id: number): Promise<void>;

  get kit(): GameKit | null {
    return this.table.kit;
  }

  /** Show the table as the task begins. */
  restart(): void {
    const cut = this.moves.cut + 1;
    this.played = [];
    this.over = false;
    this.moves = { t: 'moves', n: 0, checksum: 0, ...this.beginning()?.start, cut };
    this.greet();
  }

  greet(): boolean {
    const { company } = this.beginning() ?? {};
    if (company && !this.closed) {
      this.table.heard(company);
      this.table.heard(this.moves);
    }
    return true;
  }

  send(message: FromSession): boolean {
    return message.t === 'try' || message.t === 'play' ? this.table.send(message) : true;
  }

  get known(): KnownRecord | null {
    return this.table.known;
  }

  reword(): void {
    this.table.reword();
  }

  close(): void {
    this.closed = true;
    this.table.close();
  }

  /** The position as it is now. */
  protected get position(): Uint8Array<ArrayBuffer> {
    const fold = new Fold(this.moves.start ?? '');
    fold.take(this.moves);
    return fold.record;
  }

  /** Whether an answer to what followed these turns is still of use. */
  protected current(played: Part[]): boolean {
    return !this.closed && played === this.played;
  }

  /** What a part has changed; done once it has been shown. */
  protected show(part: Part, { moves = [], checksum }: Moves, over: boolean): Promise<void> {
    const { cut } = this.moves;
    const all = [...(this.moves.moves ?? []), ...moves];
    const n = all.length;
    this.played = [...this.played, part];
    this.over = over;
    this.moves = { ...this.moves, moves: all, n, checksum };
    this.table.heard({ t: 'moves', cut, n, checksum, moves });
    return this.table.told;
  }

  /** Refuse a turn, which lies there already; done once that has been shown. */
  protected refuse(id: number, code: string, sentence: string, rule = ''): Promise<void> {
    this.table.heard({ t: 'refused', id, code, sentence, rule });
    return this.table.told;
  }

  private tell(message: Heard): void {
    const table = message.t === 'update' || message.t === 'snapshot';
    this.listener.message(table && this.over ? { ...message, ...STILL } : message);
  }

  private sent(message: FromSeat): boolean {
    if (message.t === 'play') void this.judge(message);
    else if (message.t === 'ask') void this.ask(message);
    return true;
  }

  private async ask({ id, cut, calls }: Ask): Promise<void> {
    try {
      const { answers } = await this.told(calls);
      if (cut === this.moves.cut) this.table.heard({ t: 'told', id, answers });
      else await this.refuse(id, 'stale', '');
    } catch (error) {
      await this.refuse(id, error instanceof ApiProblem && error.status ? error.code : 'offline', sentenceOf(error));
    }
  }

  private async judge({ id, cut, n, actions }: Play): Promise<void> {
    const { played } = this;
    if (cut !== this.moves.cut || n !== this.moves.n) {
      await this.refuse(id, 'stale', '');
      return;
    }
    try {
      const answer = await this.turn(actions, this.table.layout);
      if (this.current(played)) await this.take(answer, actions, id);
    } catch (error) {
      if (!this.current(played)) return;
      const answered = error instanceof ApiProblem && error.status > 0;
      const code = answered ? error.code : 'limit'; // the server was not reached: the session asks again
      await this.refuse(id, code, sentenceOf(error), error instanceof ApiProblem ? error.rule : '');
    }
  }
}
