/** What a page's line tells of a table, in words: as the messages for programs do, but with legal numbers as they are. */
import type { Draft, Result, Snapshot, Update } from './wire';

/** The table at one moment. */
export interface WholeTable extends Omit<Snapshot, 'legal'> {
  /** What the seat may do, ascending. */
  legal?: readonly number[];
}

/** What has changed since; without `legal`, that is as it was. */
export interface TableChange extends Omit<Update, 'legal'> {
  legal?: readonly number[];
}

/** What a draft would do. */
export interface DraftAnswer extends Omit<Draft, 'legal'> {
  /** What may be added, ascending. */
  legal: readonly number[];
}

/** Whether a game has ended by its rules, which messages leave unsaid. */
export const isPlayedOut = ({ ended = 'rules' }: Result): boolean => ended === 'rules';
