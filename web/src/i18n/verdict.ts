/** What a page says of a game's draws after it has verified them; loaded with that. */

import { catalogue } from './catalogue';
import en from './en/verdict';

export const words = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/verdict.ts', '!./en/*']));
