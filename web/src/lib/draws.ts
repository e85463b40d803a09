/**
 * Fair draws: what this browser gives to the seed of a table's draws, and whether the table keeps to it.
 *
 * The server shows the SHA-256 of its secret before it is given anything; both are kept here. The seed is the SHA-256
 * of the table's id, the secret and what the seats gave (docs/explanation/fairness.md).
 */

import { bytesOf, sha256 } from './sha256';
import { drawsOf, keepDraws } from './storage';
import { every, or, parts, text } from './stored_value';

const BYTES = 32;

/** What does not hold of a table's draws. */
type DrawsFault = 'commitment' | 'contribution' | 'secret' | 'seed';

/** What a table, or a record, says of its draws; `secret` and `seed` are there when the game is over. */
export interface ClaimedDraws {
  table: string;
  commitment: string;
  contributions: readonly string[];
  secret?: string;
  seed?: string;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 random bytes. */
export const newContribution = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

/** What a seat of this browser gives to a table's draws: the same whenever it is asked for. */
export function contributionTo(table: string, seat: number, commitment: string): string {
  const earlier = drawsOf(table)[seat];
  if (earlier) return earlier.contribution;
  const contribution = newContribution();
  keepDraws(table, seat, { commitment, contribution });
  return contribution;
}

/**
 * What is wrong with the draws of a game that has started; '' where all is as this browser knows it.
 *
 * `own` says whether a seat is still held here, so that what it gave has to be there.
 */
export function drawsFault(
  { table, commitment, contributions, secret = '', seed = '' }: ClaimedDraws,
  own = true,
): DrawsFault | '' {
  const ours = own ? Object.entries(drawsOf(table)) : [];
  if (ours.some(([, draw]) => draw.commitment !== commitment)) return 'commitment';
  if (ours.some(([seat, draw]) => contributions[Number(seat)] !== draw.contribution)) return 'contribution';
  if (!seed) return '';
  if (!contributions.length) return sha256(bytesOf(seed)) === commitment ? '' : 'seed';
  if (sha256(bytesOf(secret)) !== commitment) return 'secret';
  const lines = ['parlour-seed-1', table, secret, ...contributions].join('\n');
  return sha256(new TextEncoder().encode(lines)) === seed ? '' : 'seed';
}

/** Whether this browser has given something to a table's draws, and so can tell more than a record does. */
export const contributed = (table: string): boolean => Object.keys(drawsOf(table)).length > 0;

const words = or(text, '');
const recorded = parts<Required<ClaimedDraws>>({
  table: words,
  commitment: words,
  contributions: or(every(words), []),
  secret: words,
  seed: words,
});

/** The same of a record from a file. */
export function recordFault(record: object): DrawsFault | '' {
  const draws = recorded(record);
  if (!draws?.seed || !(draws.table || draws.commitment)) return ''; // at no table nothing was promised
  return drawsFault(draws);
}
