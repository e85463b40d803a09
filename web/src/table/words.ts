/** Words of the table page. */

import { catalogue } from '../lib/words';
import en from './words/en';

export const t = catalogue(en, {
  cs: () => import('./words/cs'),
  de: () => import('./words/de'),
});
