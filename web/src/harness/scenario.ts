/** States of a table, as `tests/e2e/states.py` takes them from a golden game. */
import type { DraftAnswer, WholeTable } from '../lib/told';
import type { Refused } from '../lib/wire';
import type { Heard } from '../lib/socket';

/** A seat is to act. */
export interface ScenarioState {
  snapshot: WholeTable;
  /** Its next turn as it is composed; none where that is a single button. */
  draft: DraftAnswer | null;
  refused: Refused | null;
  /** What its turn brings, and those of the others until the seat is to act again, or the game is over. */
  told: Heard[];
}

/** Turns of one game; the last leads to the end. */
export type Scenario = Record<'first' | 'middle' | 'last', ScenarioState>;
