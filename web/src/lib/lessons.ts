/** Which lessons this browser's person has begun, and which games they know. */
import { count, flag, Stored } from './stored';

const steps = new Stored('lesson.', count, 0);
const known = new Stored('known.', flag, false);

/** The step of a game's lesson to go on with, from 0. */
export const lessonStep = (game: string): number => steps.get(game);

export function keepLessonStep(game: string, step: number): void {
  steps.set(step, game);
}

/** Whether somebody here has played this game, or its lesson to the end. */
export const knows = (game: string): boolean => known.get(game);

export function know(game: string): void {
  if (!knows(game)) known.set(true, game);
}
