/** Stands in for the line to a table while a lesson is played: answers what a session asks, from the lesson's steps. */
import { ApiProblem, lessonPlay, lessonTry } from '../api/http';
import { sentenceOf } from '../api/problem';
import type { Line, Listener } from '../api/socket';
import type { FromClient, LessonCourse } from '../api/wire';

export class LessonLine implements Line {
  private closed = false;
  /** The first part of the turn, where it goes on. */
  private played: number[] = [];

  constructor(
    private readonly course: LessonCourse,
    public step: number,
    private readonly listener: Listener,
    /** The turn was what was asked; what is said of it. */
    private readonly right: (sentence: string) => void,
  ) {
    queueMicrotask(() => {
      listener.state('open');
      this.greet();
    });
  }

  /** Show the table as a step begins. */
  go(step: number): void {
    this.step = step;
    this.greet();
  }

  greet(): boolean {
    const now = this.course.steps[this.step];
    this.played = [];
    if (now && !this.closed) this.listener.message(now.snapshot);
    return true;
  }

  send(message: FromClient): boolean {
    const now = this.course.steps[this.step];
    if (message.t === 'record' && message.v === now?.record.v) queueMicrotask(() => this.listener.message(now.record));
    else if (message.t === 'try' || message.t === 'play') void this.ask(message);
    return true;
  }

  close(): void {
    this.closed = true;
  }

  private async ask(message: Extract<FromClient, { t: 'try' | 'play' }>): Promise<void> {
    const { id, v, actions } = message;
    const { step, played } = this;
    const turn = { step, played, actions };
    const stale = (): boolean => this.closed || step !== this.step || played !== this.played;
    try {
      if (message.t === 'try') {
        const draft = await lessonTry(this.course.game, { ...turn, held: message.held ?? null });
        if (!stale()) this.listener.message({ ...draft, t: 'draft', id, v });
        return;
      }
      const { update, sentence } = await lessonPlay(this.course.game, turn);
      if (stale()) return;
      if (!update) {
        if (played.length) this.greet(); // the whole turn anew
        this.listener.message({ t: 'refused', id, code: 'lesson', sentence });
        return;
      }
      this.played = [...played, ...actions];
      this.listener.message({ ...update, t: 'update' });
      if (sentence) this.right(sentence);
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
