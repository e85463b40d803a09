/** Questions to the server in numbers, over the socket of a table, and their answers. */
import type { FromSeat, NarratorCall, Refused, ToClient } from '../../lib/wire';
import type { Answers } from '../narrate/asking';

/** Numbers of questions: those of drafts and commits are lower. */
const FIRST = 1_000_000;
/** Milliseconds to wait after the server has said that this was too much at once, each time twice as long. */
const FIRST_RETRY_MS = 600;
/** How often something is asked: for nearly twenty seconds. */
const MOST_TRIES = 6;

/** The server has said again and again that this was too much at once. */
export class TooMuch extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

interface OpenQuestion {
  tries: number;
  cut: number;
  calls: NarratorCall[];
  answer: (answers: Answers) => void;
  fail: (error: Error) => void;
}

export class Questions {
  private readonly open = new Map<number, OpenQuestion>();
  private last = FIRST;

  constructor(private readonly send: (message: FromSeat) => boolean) {}

  /** The answers to calls about a cut of the game; rejected where the server declines, or the connection is lost. */
  ask(cut: number, calls: NarratorCall[]): Promise<Answers> {
    return new Promise((answer, fail) => this.put({ tries: 0, cut, calls, answer, fail }));
  }

  /** Whether a message was about a question. */
  answer(message: ToClient): boolean {
    if (message.t !== 'told' && message.t !== 'refused') return false;
    const { id = -1 } = message;
    const question = this.open.get(id);
    if (!question) return false;
    this.open.delete(id);
    if (message.t === 'told') question.answer(message.answers);
    else if (message.code !== 'limit') question.fail(new Error(message.code));
    else if (question.tries === MOST_TRIES) question.fail(new TooMuch(message));
    else setTimeout(() => this.put(question), FIRST_RETRY_MS * 2 ** (question.tries - 1));
    return true;
  }

  /** The connection is lost: nothing is answered any more. */
  fail(): void {
    for (const { fail } of this.open.values()) fail(new Error('no connection'));
    this.open.clear();
  }

  private put(question: OpenQuestion): void {
    this.last += 1;
    question.tries += 1;
    this.open.set(this.last, question);
    const sent = this.send({ t: 'ask', id: this.last, cut: question.cut, calls: question.calls });
    if (!sent) this.fail();
  }
}
