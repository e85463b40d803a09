// How a change of what lies on a board is to be shown.
import { FLIGHT } from './step_queue';

export interface Motion {
  /** Milliseconds of each movement. */
  ms: number;
  /** Where pieces came from whose ids are new: the id before. */
  origins: ReadonlyMap<string, string>;
  /** The places that a piece passed. */
  way: readonly string[];
}

export const NO_MOTION: Motion = { ms: 0, origins: new Map(), way: [] };
export const PLAIN_MOTION: Motion = { ms: FLIGHT, origins: new Map(), way: [] };
