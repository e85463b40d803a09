/**
 * The words of all pages: Fluent catalogues, a folder for each language. English is always there and gives the types of
 * the others (`words.ts`); another language is one file, loaded when it is spoken.
 *
 *     t().over                     // 'The game is over.', in the language spoken now
 *     t().turnOf({ name })         // a component that reads it follows a change
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from './en/index';
import { LANGUAGES, PSEUDO, spoken, type Language } from './language.svelte';
import { accented } from './pseudo';
import type { Words } from './words';

export { LANGUAGES, type Language, type Words };

/** The catalogues of a language, by the path of each: `./pages/home.ftl` has the words at `pages.home`. */
type Catalogues = Readonly<Record<string, string>>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Said = string | ((given: Readonly<Record<string, string | number>>) => string);
interface Tree {
  [key: string]: Said | Tree;
}

const loaders = import.meta.glob<Catalogues>(['./*/index.ts', '!./en/*'], { import: 'default' });

/** A number that stands as it is in a sentence; `NUMBER` groups its digits. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** The words of a language: a text for each message, a function where it has parameters, attributes by their names. */
export function wordsOf(catalogues: Catalogues, language: Language, transform?: (text: string) => string): Words {
  const words: Tree = {};
  for (const [file, text] of Object.entries(catalogues)) {
    const bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    const node = file
      .slice('./'.length, -'.ftl'.length)
      .split('/')
      .reduce((tree, part) => (tree[part] ??= {}) as Tree, words);
    const said = (pattern: Pattern): Said =>
      typeof pattern === 'string'
        ? bundle.formatPattern(pattern)
        : (given) => bundle.formatPattern(pattern, plain(given));
    for (const entry of resource.body)
      node[entry.id] = entry.value === null ? mapped(entry.attributes, said) : said(entry.value);
  }
  return words as unknown as Words;
}

/** Numbers among parameters, as they are to be written. */
const plain = (given: Readonly<Record<string, string | number>>): Record<string, FluentVariable> =>
  mapped(given, (value) => (typeof value === 'number' ? new Plain(value) : value));

const mapped = <V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const english = wordsOf(en, 'en');
const loaded: Record<Language, Words> = { en: english };

/** All words in the language spoken now. */
export const catalogue = (): Words => loaded[spoken.now] ?? english;

/** Speak another language, once its words are here; where they cannot be loaded, the language stays. */
export async function speak(language: Language): Promise<void> {
  if (language === PSEUDO) loaded[PSEUDO] ??= wordsOf(en, PSEUDO, accented);
  const load = loaders[`./${language}/index.ts`];
  if (load) loaded[language] ??= wordsOf(await load(), language);
  spoken.now = language;
  document.documentElement.lang = language;
}
