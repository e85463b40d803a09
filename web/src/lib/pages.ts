/** Words of the pages round the table; loaded with the first of them, not with the table. */

import en from '../words/pages/en';
import { catalogue } from './words';

export const pages = catalogue(en, {
  cs: () => import('../words/pages/cs'),
  de: () => import('../words/pages/de'),
});
