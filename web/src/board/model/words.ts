/** What a board says of what lies on it, in the reader's language. */
import type { Mark } from '../../lib/wire';

export interface BoardWords {
  holds: (args: { place: string; what: string }) => string;
  empty: string;
  pieces: (args: { count: number; what: string }) => string;
  ofSeat: (args: { what: string; letter: string }) => string;
  team: (args: { number: number }) => string;
  picked: string;
  possible: string;
  canPick: string;
  playedLast: (args: { letter: string }) => string;
  used: string;
  turned: (args: { quarters: number }) => string;
  marks: Readonly<Record<Mark, string>>;
}
