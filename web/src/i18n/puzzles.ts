/** Words of the pages of puzzles and of the day's task; what is asked comes from the game. */

import { catalogue, type Words } from './catalogue';

export const words = (): Words['puzzles'] => catalogue().puzzles;
