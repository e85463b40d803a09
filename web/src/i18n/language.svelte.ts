/** Which language the page speaks. `words.ts` loads the catalogues; this only holds the choice. */

export const LANGUAGES = { en: 'English', cs: 'Čeština', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

class Spoken {
  /** The language shown now. Set it through `words.speak`, which loads what it needs first. */
  now = $state<Language>('en');
}

export const spoken = new Spoken();

/** The language to start with: the first that the person's browser asks for and that there is. */
export function preferred(asked: readonly string[]): Language {
  const known = asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}
