/** Words of the pages round the table; loaded with the first of them, not with the table. */

import en from './en/pages';
import { catalogue } from './catalogue';

export const pages = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/pages.ts', '!./en/*']));
