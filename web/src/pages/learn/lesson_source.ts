/** The table of a lesson. */
import { lessonPlay, lessonTold } from '../../lib/http';
import type { Listener } from '../../lib/socket';
import type { LessonAnswer, LessonCourse, NarratorAnswers, NarratorCall } from '../../lib/wire';
import type { KitLoader } from '../../table/session/seat_stream';
import { TaskSource, type Beginning } from '../../table/session/task_source';

/** What was played is the first parts of the turn, where it goes on. */
export class LessonSource extends TaskSource<number[], LessonAnswer> {
  constructor(
    private readonly course: LessonCourse,
    public step: number,
    listener: Listener,
    /** The turn was what was asked. */
    private readonly right: () => void,
    equip?: KitLoader,
  ) {
    super(listener, equip);
  }

  /** Show the table as a step begins. */
  go(step: number): void {
    this.step = step;
    this.restart();
  }

  protected beginning(): Beginning | undefined {
    const step = this.course.steps[this.step];
    return step && { company: this.course.company, start: step.start };
  }

  protected told(calls: NarratorCall[]): Promise<NarratorAnswers> {
    return lessonTold(this.course.game, { step: this.step, played: this.played.flat(), calls });
  }

  protected turn(actions: number[], layout: string): Promise<LessonAnswer> {
    return lessonPlay(this.course.game, { step: this.step, played: this.played.flat(), actions, layout });
  }

  protected async take({ outcome, moves }: LessonAnswer, actions: number[], id: number): Promise<void> {
    if (!moves) {
      if (this.played.length) this.restart(); // the whole turn anew
      await this.refuse(id, 'lesson', this.course.steps[this.step]?.astray ?? '');
      return;
    }
    await this.show(actions, moves, outcome === 'right');
    if (outcome === 'right') this.right();
  }
}
