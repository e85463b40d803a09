import { shell } from '../i18n/shell';
import { ApiProblem } from './http';

/** A failure in a sentence for people. */
export function sentenceOf(error: unknown): string {
  const words = shell().problem;
  if (!(error instanceof ApiProblem)) return words.unexpected;
  if (error.code === 'unknown-game') return words.unknownGame; // the server's sentence names addresses
  if (error.sentence) return error.sentence;
  if (error.code === 'offline') return words.offline;
  if (error.code === 'slow') return words.slow;
  return words.unexpected;
}
