/** Stands in for the line to a table while a puzzle is solved: answers what a session asks, by way of HTTP. */
import { ApiProblem, puzzlePlay, puzzleTry } from '../api/http';
import { sentenceOf } from '../api/problem';
import type { Line, Listener } from '../api/socket';
import type { FromClient, PuzzleAnswer, PuzzleTask } from '../api/wire';

export class PuzzleLine implements Line {
  /** What was played, as it was answered. */
  played: number[][] = [];
  private closed = false;
  /** Whether the last of it is a part of a turn. */
  private part = false;
  private record: PuzzleTask['record'];

  constructor(
    private readonly task: PuzzleTask,
    private readonly listener: Listener,
    /** A turn was answered: solved, failed, or it goes on. */
    private readonly answered: (answer: PuzzleAnswer) => void,
  ) {
    this.record = task.record;
    queueMicrotask(() => {
      listener.state('open');
      this.greet();
    });
  }

  /** Show the puzzle as it begins. */
  greet(): boolean {
    this.played = [];
    this.part = false;
    this.record = this.task.record;
    if (!this.closed) this.listener.message(this.task.snapshot);
    return true;
  }

  send(message: FromClient): boolean {
    if (message.t === 'record' && message.v === this.record.v) queueMicrotask(() => this.listener.message(this.record));
    else if (message.t === 'try' || message.t === 'play') void this.ask(message);
    return true;
  }

  close(): void {
    this.closed = true;
  }

  /** Play a turn that is known already; null where it could not be played. */
  async play(actions: number[]): Promise<PuzzleAnswer | null> {
    const { played } = this;
    const answer = await puzzlePlay(this.task.game, this.task.name, { played, actions });
    if (this.closed || played !== this.played || !answer.update) return null;
    this.take(answer, actions);
    return answer;
  }

  private take(answer: PuzzleAnswer, actions: number[]): void {
    this.played = [...this.played, actions];
    this.part = answer.part ?? false;
    this.record = answer.record ?? this.record;
    if (answer.update) this.listener.message({ ...answer.update, t: 'update' });
  }

  private async ask(message: Extract<FromClient, { t: 'try' | 'play' }>): Promise<void> {
    const { id, v, actions } = message;
    const { played } = this;
    const { game, name } = this.task;
    const stale = (): boolean => this.closed || played !== this.played;
    try {
      if (message.t === 'try') {
        const draft = await puzzleTry(game, name, { played, actions, held: message.held ?? null });
        if (!stale()) this.listener.message({ ...draft, t: 'draft', id, v });
        return;
      }
      const answer = await puzzlePlay(game, name, { played, actions });
      if (stale()) return;
      if (answer.outcome === 'failed') {
        if (this.part) this.greet(); // the first part of the turn is not taken back alone
        this.listener.message({ t: 'refused', id, code: 'puzzle', sentence: answer.sentence ?? '' });
      } else {
        this.take(answer, actions);
      }
      this.answered(answer);
    } catch (error) {
      if (stale()) return;
      const known = error instanceof ApiProblem && error.status > 0;
      const rule = error instanceof ApiProblem ? error.rule : '';
      // what could not be asked is asked again, as at a table that has no time
      this.listener.message({
        t: 'refused',
        id,
        code: known ? error.code : 'limit',
        sentence: sentenceOf(error),
        rule,
      });
    }
  }
}
