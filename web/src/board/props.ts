import type { Snippet } from 'svelte';
import type { Area } from '../lib/wire';
import type { Composes } from './input/composes';
import type { Layout } from './model/layout';
import type { Motion } from './model/motion';
import type { BoardState } from './model/state';
import type { Suggested } from './model/suggested';
import type { Atlas } from './model/targets';
import type { BoardWords } from './model/words';

/** What lies where, for those who put something of their own on a board or beside it. */
export interface BoardParts {
  atlas: Atlas;
  layout: Layout;
  /** Pixels of the stage. */
  width: number;
  height: number;
  /** The seat whose own board lies in the middle. */
  shownSeat: number;
  /** Draws an area small, as one picture. */
  mini: Snippet<[Area]>;
}

export interface BoardProps {
  /** The board that never changes during a game (`model/targets.atlasOf`). */
  atlas: Atlas;
  state: BoardState;
  /** What the seat that looks may do now. */
  actions?: readonly number[] | undefined;
  /** Hears of each of them that is touched. */
  onaction?: (action: number) => void;
  /** Composes turns of several actions; without it each is told at once. */
  composer?: Composes | null;
  words: BoardWords;
  /** How the last change of `state` is to be moved. */
  motion?: Motion | undefined;
  /** Whether nothing moves by itself; else as the device asks for it. */
  still?: boolean | undefined;
  /** Whether the game begins now, so that what lies there is dealt. */
  begins?: boolean;
  /** Turns that are drawn over the pieces. */
  steps?: readonly Suggested[];
  /** The seat whose own board lies in the middle because somebody asked for it; -1 for one's own. */
  looking?: number;
  /** A press ends what is being shown. */
  onhurry?: () => void;
  /** Who plays. */
  seats?: Snippet<[BoardParts]>;
  /** What stands on the stage, over its areas: others' boards with their names, and what is told. */
  over?: Snippet<[BoardParts]>;
  /** What lies under the board: sentence and buttons; the hand is put in it. */
  dock?: Snippet<[Snippet]> | undefined;
  /** What stands beside the board on a wide screen and in a sheet on a small one; the shelf is put in it. */
  aside?: Snippet<[Snippet]> | undefined;
  /** Over the board: the waiting room, the end. */
  cover?: Snippet | undefined;
  foot?: Snippet | undefined;
}
