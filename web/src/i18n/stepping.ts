/** Words of games stepped through, and of what is computed in the page. */

import en from './en/stepping';
import { catalogue } from './catalogue';

export const stepping = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/stepping.ts', '!./en/*']));
