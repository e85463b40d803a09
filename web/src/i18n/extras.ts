/** Words for what lies beside a game: rooms, facts, aids, studies. */

import { catalogue } from './catalogue';
import en from './en/extras';

export const extras = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/extras.ts', '!./en/*']));
