import { shellWords } from '../i18n/catalogue';
import { ApiProblem, type OwnCode } from './http';

const [REFUSED, NOT_FOUND, TOO_SLOW, TOO_MANY, FAILED] = [400, 404, 408, 429, 500]; // HTTP

const PASSING: readonly string[] = ['offline', 'slow', 'unexpected'] satisfies OwnCode[];

/** A failure in a sentence for people. */
export function sentenceOf(error: unknown): string {
  const words = shellWords().problem;
  if (!(error instanceof ApiProblem)) return words.unexpected;
  if (error.code === 'unknown-game') return words.unknownGame; // the server's sentence names addresses
  if (error.sentence) return error.sentence;
  if (error.code === 'offline') return words.offline;
  if (error.code === 'slow') return words.slow;
  return words.unexpected;
}

/** Whether what was asked for does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof ApiProblem && error.status === NOT_FOUND;

/** Whether the server could not be reached. */
export const unreached = (error: unknown): boolean =>
  error instanceof ApiProblem && ['offline', 'slow'].includes(error.code);

/** Whether another try may succeed: nobody has refused it. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  (error.status < REFUSED && PASSING.includes(error.code)) ||
  error.status >= FAILED ||
  [TOO_SLOW, TOO_MANY].includes(error.status);
