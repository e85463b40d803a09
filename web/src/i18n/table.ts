/** Words of the table page. */

import { catalogue } from './catalogue';
import en from './en/table';

export const t = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/table.ts', '!./en/*']));
