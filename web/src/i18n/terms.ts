/** Words of the terms people play on: clocks, series, requests. */

import { catalogue } from './catalogue';
import en from './en/terms';

export const terms = catalogue(en, import.meta.glob<{ default: typeof en }>(['./*/terms.ts', '!./en/*']));
