/**
 * The words of all pages, a folder for each language. English is always there and gives the type of the others, so that a
 * missing or misspelt key does not compile; another language is one file, loaded when it is spoken.
 *
 *     t().greeting           // in the language spoken now; a component that reads it follows a change
 */

import * as en from './en/index';
import { LANGUAGES, PSEUDO, spoken, type Language } from './language.svelte';
import { pseudo } from './pseudo';

export { LANGUAGES, type Language };

export type Words = typeof en;

const loaders = import.meta.glob<Words>(['./*/index.ts', '!./en/*']);
const loaded: Record<Language, Words> = { en };

/** All words in the language spoken now. */
export const catalogue = (): Words => loaded[spoken.now] ?? en;

/** Speak another language, once its words are here; where they cannot be loaded, the language stays. */
export async function speak(language: Language): Promise<void> {
  if (language === PSEUDO) loaded[PSEUDO] ??= pseudo(en);
  const load = loaders[`./${language}/index.ts`];
  if (load) loaded[language] ??= await load();
  spoken.now = language;
  document.documentElement.lang = language;
}
