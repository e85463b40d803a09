/** A finished game for stepping through. */
import type { WholeTable, TableChange } from './told';

/** The table before the first entry, and one update for each turn. */
export interface Replay {
  snapshot: WholeTable;
  updates: TableChange[];
  /** The number of entries played at the snapshot and after each update. */
  entries: number[];
  /** The first moment at which scores mean something; past the last if they never do. */
  scored: number;
  /** The address of its board. */
  board: string;
  /** Base64 of the position that it begins from, if that is not the usual one. */
  start?: string;
}
