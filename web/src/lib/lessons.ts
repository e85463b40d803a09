/** Which lessons this browser's person has begun, and which games they know. */
import { PREFIX, read, write } from './storage';

const LESSON = `${PREFIX}lesson.`;
const KNOWN = `${PREFIX}known.`;

/** The step of a game's lesson to go on with, from 0. */
export function lessonStep(game: string): number {
  const kept = read(LESSON + game);
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0 ? kept : 0;
}

export function keepLessonStep(game: string, step: number): void {
  write(LESSON + game, step);
}

/** Whether somebody here has played this game, or its lesson to the end. */
export const knows = (game: string): boolean => read(KNOWN + game) === true;

export function know(game: string): void {
  if (!knows(game)) write(KNOWN + game, true);
}
