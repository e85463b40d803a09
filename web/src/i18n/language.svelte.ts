/** Which language the page speaks. `catalogue.ts` loads the words; this only holds the choice. */

/** A language by its tag: `cs`. */
export type Language = string;

/** What tests speak, to see that nothing is hard-wired (`pseudo.ts`). */
export const PSEUDO: Language = 'en-XA';

/** The languages that have a folder here, English first. */
export const LANGUAGES: readonly Language[] = [
  'en',
  ...Object.keys(import.meta.glob(['./*/index.ts', '!./en/*'])).map((file) => file.slice(2, 4)),
];

/** A language by its own name: `Čeština`. A browser takes long to find it: it is asked for where names are shown. */
export function ownNameOf(tag: Language): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The languages that are written from the right, whether or not they have a folder yet. */
const FROM_THE_RIGHT = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Where the lines of a language begin, as `dir` says it: no browser but Safari and Chrome can be asked. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  FROM_THE_RIGHT.includes(language.slice(0, 2)) ? 'rtl' : 'ltr';

class Spoken {
  /** The language shown now. Set it through `speak`, which loads the words first. */
  now = $state<Language>('en');
}

export const spoken = new Spoken();

/** The language to start with: the first that the person's browser asks for and that there is. */
export function preferred(tags: readonly string[]): Language {
  const languages = tags.map((tag) => (tag === PSEUDO ? tag : tag.slice(0, 2).toLowerCase()));
  return languages.find((tag) => tag === PSEUDO || LANGUAGES.includes(tag)) ?? 'en';
}
