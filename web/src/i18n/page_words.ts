/** The words of the pages round the table, which come with those pages. */

import { WordFile, type Catalogues, type Words } from './catalogue';
import en from './en/pages';

const file = new WordFile(en, import.meta.glob<Catalogues>(['./*/pages.ts', '!./en/*'], { import: 'default' }));

/** By the page, in the language spoken now. */
export const pageWords = (): Words['pages'] => file.words.pages;
