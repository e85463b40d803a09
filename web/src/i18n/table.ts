/** Words of the table page. */

import { catalogue } from './catalogue';
import en from './en/table';

export const t = catalogue(en, {
  cs: () => import('./cs/table'),
  de: () => import('./de/table'),
});
