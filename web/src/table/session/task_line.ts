/** Stands in for the line to a table where one person works through tasks: the server is asked over HTTP. */
import { ApiProblem } from '../../lib/http';
import { sentenceOf } from '../../lib/problem';
import type { Line, Listener, FromSession } from '../../lib/socket';
import type { Draft, SeatRecord, Snapshot } from '../../lib/wire';

type Ask = Extract<FromSession, { t: 'try' | 'play' }>;

/** At once, or when the device has a network again. */
const online = (): Promise<unknown> =>
  navigator.onLine ? Promise.resolve() : new Promise((done) => addEventListener('online', done, { once: true }));

export abstract class TaskLine<Part, Answer> implements Line {
  /** What was played since the table was last shown as it begins. Answers to anything older are dropped. */
  played: Part[] = [];
  private closed = false;

  protected constructor(protected readonly listener: Listener) {
    queueMicrotask(() => {
      listener.state('open');
      this.greet();
    });
  }

  /** The table as the task begins. */
  protected abstract beginning(): Snapshot | undefined;
  /** The position as it is now. */
  protected abstract position(): SeatRecord | undefined;
  protected abstract draft(actions: number[], face: number | undefined): Promise<Draft>;
  protected abstract turn(actions: number[]): Promise<Answer>;
  /** Show what a turn came to. */
  protected abstract take(answer: Answer, actions: number[], id: number): void;

  greet(): boolean {
    this.played = [];
    const beginning = this.beginning();
    if (beginning && !this.closed) this.listener.message(beginning);
    return true;
  }

  send(message: FromSession): boolean {
    if (message.t === 'try' || message.t === 'play') void this.ask(message);
    return true;
  }

  record(v: number): SeatRecord | null {
    const position = this.position();
    return position?.n === v ? position : null;
  }

  close(): void {
    this.closed = true;
  }

  /** Whether an answer to what followed these turns is still of use. */
  protected current(played: Part[]): boolean {
    return !this.closed && played === this.played;
  }

  private async ask(message: Ask): Promise<void> {
    const { id, n, actions } = message;
    const { played } = this;
    try {
      if (message.t === 'try') {
        const draft = await this.draft(actions, message.face);
        if (this.current(played)) this.listener.message({ ...draft, t: 'draft', id, n });
      } else {
        const answer = await this.turn(actions);
        if (this.current(played)) this.take(answer, actions, id);
      }
    } catch (error) {
      const known = error instanceof ApiProblem && error.status > 0;
      if (!known && message.t === 'try') await online();
      const current = this.current(played);
      if (this.closed || (!current && message.t === 'play')) return;
      this.listener.message({
        t: 'refused',
        id,
        code: !current ? 'stale' : known ? error.code : 'limit', // the server was not reached: the session asks again
        sentence: sentenceOf(error),
        rule: error instanceof ApiProblem ? error.rule : '',
      });
    }
  }
}
