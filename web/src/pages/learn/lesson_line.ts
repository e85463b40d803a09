/** The line to the table of a lesson. */
import { lessonPlay, lessonTry } from '../../lib/http';
import type { Listener } from '../../lib/socket';
import type { Draft, LessonAnswer, LessonCourse } from '../../lib/wire';
import { TaskLine } from '../../table/session/task_line';

type Step = LessonCourse['steps'][number];

/** What was played is the first part of the turn, where it goes on. */
export class LessonLine extends TaskLine<number, LessonAnswer> {
  constructor(
    private readonly course: LessonCourse,
    public step: number,
    listener: Listener,
    /** The turn was what was asked; what is said of it. */
    private readonly right: (sentence: string) => void,
  ) {
    super(listener);
  }

  /** Show the table as a step begins. */
  go(step: number): void {
    this.step = step;
    this.greet();
  }

  protected beginning(): Step['snapshot'] | undefined {
    return this.course.steps[this.step]?.snapshot;
  }

  protected position(): Step['record'] | undefined {
    return this.course.steps[this.step]?.record;
  }

  protected draft(actions: number[], face: number | undefined): Promise<Draft> {
    return lessonTry(this.course.game, {
      step: this.step,
      played: this.played,
      actions,
      ...(face !== undefined && { face }),
    });
  }

  protected turn(actions: number[]): Promise<LessonAnswer> {
    return lessonPlay(this.course.game, { step: this.step, played: this.played, actions });
  }

  protected take({ update, sentence }: LessonAnswer, actions: number[], id: number): void {
    if (!update) {
      if (this.played.length) this.greet(); // the whole turn anew
      this.listener.message({ t: 'refused', id, code: 'lesson', sentence });
      return;
    }
    this.played = [...this.played, ...actions];
    this.listener.message({ ...update, t: 'update' });
    if (sentence) this.right(sentence);
  }
}
