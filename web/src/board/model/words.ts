/** What a board says of what lies on it, in the reader's language. */
import type { Mark } from '../../lib/wire';

export interface BoardWords {
  holds: (given: { place: string; what: string }) => string;
  empty: string;
  pieces: (given: { count: number; what: string }) => string;
  ofSeat: (given: { what: string; letter: string }) => string;
  team: (given: { number: number }) => string;
  picked: string;
  possible: string;
  canPick: string;
  playedLast: (given: { letter: string }) => string;
  used: string;
  turned: (given: { quarters: number }) => string;
  marks: Readonly<Record<Mark, string>>;
}
