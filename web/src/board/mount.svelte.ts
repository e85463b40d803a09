// A board on a page that is not made with Svelte: put there, told what is new, taken away.
import { mount, unmount } from 'svelte';
import type { Board as BoardFacts } from '../lib/wire';
import Board from './Board.svelte';
import type { BoardState, PieceState } from './model/state';
import { atlasOf } from './model/targets';
import type { BoardWords } from './model/words';

export interface BoardConfig {
  /** The constant facts: a game's `board.json`. */
  board: BoardFacts;
  /** The pieces, and the viewing seat. */
  state: Pick<BoardState, 'seat' | 'players'> & Partial<BoardState> & { pieces: readonly PieceState[] };
  /** What the seat that looks may do; it hears of each that is touched. */
  actions?: readonly number[];
  onaction?: (action: number) => void;
  /** What is said to screen readers. */
  words: BoardWords;
  /** Whether nothing moves by itself; else as the device asks for it. */
  still?: boolean;
}

export interface MountedBoard {
  /** Something of it is new; the rest stays as it was told. */
  set(change: Partial<BoardConfig>): void;
  close(): void;
}

const BEGINNING = { v: 0, marks: {}, recent: [], seats: [] };

/** Put a board into an element of the page, as wide and as high as that. */
export function mountBoard(target: Element, config: BoardConfig): MountedBoard {
  let current = $state.raw(config);
  const atlas = $derived(atlasOf(current.board));
  const props = {
    get atlas() {
      return atlas;
    },
    get state() {
      return { ...BEGINNING, ...current.state };
    },
    get actions() {
      return current.actions;
    },
    get still() {
      return current.still;
    },
    get words() {
      return current.words;
    },
    onaction: (action: number) => current.onaction?.(action),
  };
  const component = mount(Board, { target, props });
  return {
    set: (change) => (current = { ...current, ...change }),
    close: () => void unmount(component),
  };
}
