/** Which lessons a person has begun, and which games they know. */
import { count, flag, now, Owned, parts } from './stored_value';
import type { LessonPlace } from './wire';

export const lessonPlaces = new Owned('lesson.', parts<LessonPlace>({ step: count, at: count }), { step: 0, at: 0 });
export const gamesKnown = new Owned('known.', flag, false);

/** The step of a game's lesson to go on with, from 0. */
export const lessonStep = (game: string): number => lessonPlaces.get(game).step;

export function keepLessonStep(game: string, step: number): void {
  lessonPlaces.set({ step, at: now() }, game);
}

/** Whether this person has played this game, or its lesson to the end. */
export const knows = (game: string): boolean => gamesKnown.get(game);

export function know(game: string): void {
  if (!knows(game)) gamesKnown.set(true, game);
}
