// The board as a package for other pages: `npm run board` makes it of this file and `package.json` beside it.
import './styles/colours.css';
import './styles/drawings.css';
import './styles/shape.css';

export { mountBoard, type BoardConfig, type MountedBoard } from './mount.svelte';
export { rowReader } from './model/rows';
export type { BoardState, PieceState } from './model/state';
export type { BoardWords } from './model/words';
export type { Board } from '../lib/wire';
