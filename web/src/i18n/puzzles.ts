/** Words of the pages of puzzles and of the day's task; what is asked comes from the game. */

import { catalogue } from './catalogue';
import en from './en/puzzles';

export const words = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/puzzles.ts', '!./en/*']));
