/** The table of a puzzle. */
import { ApiProblem, puzzlePlay, puzzleTold } from '../../lib/http';
import type { Listener } from '../../lib/socket';
import type {
  NarratorAnswers,
  NarratorCall,
  PuzzleAhead,
  PuzzleAnswer,
  PuzzleSolution,
  PuzzleTask,
  Said,
} from '../../lib/wire';
import { letter } from '../../lib/letter';
import { puzzleWords } from '../../i18n/catalogue';
import { speaker, type Pattern } from '../../i18n/patterns';
import { said } from '../../table/narrate/said';
import { TaskSource, type Beginning } from '../../table/session/task_source';
import type { KitLoader } from '../../table/session/seat_stream';

/** What answers turns of a solver as the server would. */
export interface Judge {
  /** What a turn comes to from a position, after those played before; null where only the server can tell. */
  answer(
    now: Uint8Array<ArrayBuffer>,
    actions: readonly number[],
    played: readonly (readonly number[])[],
  ): PuzzleAnswer | null;
  readonly solution?: PuzzleSolution;
  readonly ahead?: PuzzleAhead;
}

type Patterns = Record<string, Pattern>;

/** Each part of what was played is one commit, as it was answered. */
export class PuzzleSource extends TaskSource<number[], PuzzleAnswer> {
  /** Whether the last commit was only a part of a turn. */
  private part = false;
  /** What judges turns while the server cannot be reached, once it is here. */
  offlineJudge: Promise<Judge | null> = Promise.resolve(null);

  constructor(
    private readonly task: PuzzleTask,
    listener: Listener,
    /** A turn was answered: solved, failed, or it goes on. */
    private readonly answered: (answer: PuzzleAnswer) => void,
    equip?: KitLoader,
  ) {
    super(listener, equip);
  }

  override restart(): void {
    this.part = false;
    super.restart();
  }

  /** Play a turn that is known already; null where it could not be played. */
  async play(actions: number[]): Promise<PuzzleAnswer | null> {
    const { played } = this;
    const answer = await this.turn(actions);
    if (!this.current(played) || !answer.moves) return null;
    await this.follow(answer, actions);
    return answer;
  }

  /** What is said of the puzzle, by its own words or those on its board. */
  inWords(message: Said): string {
    const { patterns, language } = this.task;
    const board = this.table.words?.board.phrases?.patterns;
    return said(message, speaker({ ...board, ...patterns } as Patterns, language), letter);
  }

  protected beginning(): Beginning {
    return this.task;
  }

  protected told(calls: NarratorCall[]): Promise<NarratorAnswers> {
    return puzzleTold(this.task.game, this.task.name, { played: this.played, calls });
  }

  protected async turn(actions: number[], layout = ''): Promise<PuzzleAnswer> {
    try {
      return await puzzlePlay(this.task.game, this.task.name, { played: this.played, actions, layout });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status) throw error;
      const judge = await this.offlineJudge;
      if (!judge) throw error;
      const answer = judge.answer(this.position, actions, this.played);
      if (!answer) throw new ApiProblem('offline', 0, { sentence: puzzleWords().unjudged });
      return answer;
    }
  }

  protected async take(answer: PuzzleAnswer, actions: number[], id: number): Promise<void> {
    if (answer.outcome === 'failed') {
      if (this.part) this.restart(); // the first part of the turn is not taken back alone
      await this.refuse(id, 'puzzle', this.inWords(answer.said ?? ''));
    } else {
      await this.follow(answer, actions);
    }
    this.answered(answer);
  }

  private async follow({ outcome, part = false, moves }: PuzzleAnswer, actions: number[]): Promise<void> {
    this.part = part;
    if (moves) await this.show(actions, moves, outcome === 'solved');
  }
}
