/**
 * The words of all pages: Fluent catalogues, a folder for each language, compiled by the build. English is always
 * there and gives the types of the others (`words.ts`); another language is a file, loaded when it is spoken. The pages
 * round the table bring theirs along (`page_words.ts`).
 *
 *     tableWords().over              // 'The game is over.', in the language spoken now
 *     tableWords().turnOf({ name })  // a component that reads it follows a change
 */

import en from './en/index';
import { directionOf, PSEUDO, spoken, type Language } from './language.svelte';
import { changed, sayer, type Catalogue, type Parameters, type Pattern } from './patterns';
import { accented } from './pseudo';
import type { Words } from './words';

export { type Language, type Words };

/** The catalogues of a language, by the path of each: `./pages/home.ftl` has the words at `pages.home`. */
export type Catalogues = Readonly<Record<string, Catalogue>>;
type Said = string | ((args: Parameters) => string);
interface Tree {
  [key: string]: Said | Tree;
}

/** The words of a language: a text for each message, a function where it has parameters, attributes by their names. */
export function wordsOf(catalogues: Catalogues, language: Language, change?: (text: string) => string): Words {
  const words: Tree = {};
  const into = sayer(language);
  const said = (source: Pattern): Said => {
    const pattern = change ? changed(source, change) : source;
    return typeof pattern === 'string' ? pattern : (args) => into(pattern, args);
  };
  for (const [file, messages] of Object.entries(catalogues)) {
    const node = file
      .slice('./'.length, -'.ftl'.length)
      .split('/')
      .reduce((tree, part) => (tree[part] ??= {}) as Tree, words);
    for (const [name, message] of Object.entries(messages))
      node[name] = isPattern(message)
        ? said(message)
        : Object.fromEntries(Object.entries(message).map(([key, pattern]) => [key, said(pattern)]));
  }
  return words as unknown as Words;
}

const isPattern = (message: Catalogue[string]): message is Pattern =>
  typeof message === 'string' || Array.isArray(message);

/** Words that come together: the English ones with the scripts that say them, those of another language in a file. */
export class WordFile {
  private readonly english: Words;
  private readonly loaded: Record<Language, Words> = {};

  constructor(
    private readonly catalogues: Catalogues,
    private readonly loaders: Readonly<Record<string, () => Promise<Catalogues>>>,
  ) {
    this.english = wordsOf(catalogues, 'en');
    files.push(this);
  }

  /** In the language spoken now. */
  get words(): Words {
    return this.loaded[spoken.now] ?? this.english;
  }

  async load(language: Language): Promise<void> {
    if (language === PSEUDO) this.loaded[PSEUDO] ??= wordsOf(this.catalogues, PSEUDO, accented);
    const load = Object.entries(this.loaders).find(([path]) => path.startsWith(`./${language}/`))?.[1];
    if (load) this.loaded[language] ??= wordsOf(await load(), language);
  }
}

/** Those that are here. */
const files: WordFile[] = [];

const file = new WordFile(en, import.meta.glob<Catalogues>(['./*/index.ts', '!./en/*'], { import: 'default' }));

/** All words but those of the pages round the table, in the language spoken now. */
export const catalogue = (): Omit<Words, 'pages'> => file.words;

/** Speak a language, once its words are here; where they cannot be loaded, the language stays. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(files.map((file) => file.load(language)));
  spoken.now = language;
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
}

/** Words of the frame, which every page needs: people at seats, failures. */
export const shellWords = (): Words['shell'] => catalogue().shell;

/** Words of the table's page. */
export const tableWords = (): Words['table'] => catalogue().table;

/** Words of what is to be had with a game: rooms, facts, aids, studies. */
export const menuWords = (): Words['menu'] => catalogue().menu;

/** Words of the terms that people play on: clocks, series, requests. */
export const termWords = (): Words['terms'] => catalogue().terms;

/** Words of games that this device plays by itself. */
export const localWords = (): Words['local'] => catalogue().local;

/** What a page says of a game's draws after it has verified them. */
export const verdictWords = (): Words['verdict'] => catalogue().verdict;

/** Words of a lesson's page; what is taught comes from the game. */
export const lessonWords = (): Words['lesson'] => catalogue().lesson;

/** Words of the pages of puzzles and of the day's task; what is asked comes from the game. */
export const puzzleWords = (): Words['puzzles'] => catalogue().puzzles;

/** Words of games stepped through, and of what is computed in the page. */
export const replayWords = (): Words['replaying'] => catalogue().replaying;
