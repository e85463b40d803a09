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
  /** The seat whose own board is in the middle. */
  shownSeat: number;
  /** Draws an area small, as one picture. */
  mini: Snippet<[Area]>;
}

export interface BoardProps {
  /** The board that never changes during a game (`model/targets.atlasOf`). */
  atlas: Atlas;
  state: BoardState;
  /** The legal actions of the viewing seat. */
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
  /** Whether the game begins now, so that pieces are dealt. */
  begins?: boolean;
  /** Turns that are drawn over the pieces. */
  steps?: readonly Suggested[];
  /** The seat whose own board was asked for in the middle; -1 for the viewing seat's. */
  looking?: number;
  /** A press ends what is being shown. */
  onhurry?: () => void;
  /** The seats with their players. */
  seats?: Snippet<[BoardParts]>;
  /** Drawn on the stage, over its areas: the names of others' boards, and messages. */
  over?: Snippet<[BoardParts]>;
  /** Below the board: sentence and buttons; it is given the hand. */
  dock?: Snippet<[Snippet]> | undefined;
  /** Beside the board on a wide screen, in a sheet on a small one; it is given the shelf. */
  aside?: Snippet<[Snippet]> | undefined;
  /** Over the board: the waiting room, the end. */
  cover?: Snippet | undefined;
  foot?: Snippet | undefined;
}
