/** Words of the pages round the table; loaded with the first of them, not with the table. */

import { NAME_LENGTH, type NameFault } from '../api/names';
import en from './en/pages';
import { catalogue } from './catalogue';

export const pages = catalogue(en, {
  cs: () => import('./cs/pages'),
  de: () => import('./de/pages'),
});

/** What is wrong with a name, in words. */
export function nameWords(fault: NameFault): string {
  const words = pages().join.nameFaults;
  return fault === 'long' ? words.long(NAME_LENGTH) : words[fault];
}
