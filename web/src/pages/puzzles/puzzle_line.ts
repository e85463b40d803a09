/** The line to the table of a puzzle. */
import { ApiProblem, puzzlePlay, puzzleTry } from '../../lib/http';
import type { Listener } from '../../lib/socket';
import type { Draft, PuzzleAhead, PuzzleAnswer, PuzzleSolution, PuzzleTask, SeatRecord } from '../../lib/wire';
import { words } from '../../i18n/puzzles';
import { TaskLine } from '../../table/session/task_line';

/** What answers turns of a solver as the server would. */
export interface Judge {
  /** What a turn comes to from a position, after those played before; null where only the server can tell. */
  answer(now: SeatRecord, actions: readonly number[], played: readonly (readonly number[])[]): PuzzleAnswer | null;
  readonly solution?: PuzzleSolution;
  readonly ahead?: PuzzleAhead;
}

/** Each part of what was played is one commit, as it was answered. */
export class PuzzleLine extends TaskLine<number[], PuzzleAnswer> {
  /** Whether the last commit was only a part of a turn. */
  private part = false;
  private latest: PuzzleTask['record'];
  /** What judges turns while the server cannot be reached, once it is here. */
  foreseen: Promise<Judge | null> = Promise.resolve(null);

  constructor(
    private readonly task: PuzzleTask,
    listener: Listener,
    /** A turn was answered: solved, failed, or it goes on. */
    private readonly answered: (answer: PuzzleAnswer) => void,
  ) {
    super(listener);
    this.latest = task.record;
  }

  override greet(): boolean {
    this.part = false;
    this.latest = this.task.record;
    return super.greet();
  }

  /** Play a turn that is known already; null where it could not be played. */
  async play(actions: number[]): Promise<PuzzleAnswer | null> {
    const { played } = this;
    const answer = await this.turn(actions);
    if (!this.current(played) || !answer.update) return null;
    this.show(answer, actions);
    return answer;
  }

  protected beginning(): PuzzleTask['snapshot'] {
    return this.task.snapshot;
  }

  protected position(): PuzzleTask['record'] {
    return this.latest;
  }

  protected draft(actions: number[], face: number | undefined): Promise<Draft> {
    return puzzleTry(this.task.game, this.task.name, {
      played: this.played,
      actions,
      ...(face !== undefined && { face }),
    });
  }

  protected async turn(actions: number[]): Promise<PuzzleAnswer> {
    try {
      return await puzzlePlay(this.task.game, this.task.name, { played: this.played, actions });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status) throw error;
      const foreseen = await this.foreseen;
      if (!foreseen) throw error;
      const answer = foreseen.answer(this.latest, actions, this.played);
      if (!answer) throw new ApiProblem('offline', 0, { sentence: words().unjudged });
      return answer;
    }
  }

  protected take(answer: PuzzleAnswer, actions: number[], id: number): void {
    if (answer.outcome === 'failed') {
      if (this.part) this.greet(); // the first part of the turn is not taken back alone
      this.listener.message({ t: 'refused', id, code: 'puzzle', sentence: answer.sentence ?? '' });
    } else {
      this.show(answer, actions);
    }
    this.answered(answer);
  }

  private show(answer: PuzzleAnswer, actions: number[]): void {
    this.played = [...this.played, actions];
    this.part = answer.part ?? false;
    this.latest = answer.record ?? this.latest;
    if (answer.update) this.listener.message({ ...answer.update, t: 'update' });
  }
}
