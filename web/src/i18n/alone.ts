/** Words of games that this device plays by itself. */

import { catalogue } from './catalogue';
import en from './en/alone';

export const words = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/alone.ts', '!./en/*']));
