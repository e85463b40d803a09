/** What a board says of what lies on it, in the reader's language. */
import type { Mark } from '../../lib/wire';

export interface BoardWords {
  holds: (place: string, what: string) => string;
  empty: string;
  pieces: (count: number, what: string) => string;
  ofSeat: (what: string, letter: string) => string;
  team: (number: number) => string;
  picked: string;
  possible: string;
  canPick: string;
  playedLast: (letter: string) => string;
  used: string;
  turned: (quarters: number) => string;
  marks: Readonly<Record<Mark, string>>;
}
