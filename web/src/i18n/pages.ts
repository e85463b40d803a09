/** Words of the pages round the table; loaded with the first of them, not with the table. */

import en from './en/pages';
import { catalogue } from './catalogue';

export const pages = catalogue(en, {
  cs: () => import('./cs/pages'),
  de: () => import('./de/pages'),
});
