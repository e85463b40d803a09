// The catalogues against each other and against what says their words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Identifier, SelectExpression, Visitor, type Message, type Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { messagesOf } from './fluent.mjs';
import { catalogues, I18N, parametersOf, types } from './words.mjs';

const SRC = join(import.meta.dirname, '../src');
const SOURCE = 'en';
const LANGUAGES = readdirSync(I18N).filter((name) => /^[a-z]{2}$/.test(name));
const PATHS = [...catalogues(SOURCE).keys()];

const messages = (language: string, path: string): Message[] => messagesOf(catalogues(language).get(path) ?? '');

/** The patterns of a catalogue by their names: `over`, `kinds.me`. */
function patterns(language: string, path: string): Map<string, Pattern> {
  return new Map(
    messages(language, path).flatMap(({ id, value, attributes }) => [
      ...(value ? [[id.name, value] as const] : []),
      ...attributes.map((attribute) => [`${id.name}.${attribute.id.name}`, attribute.value] as const),
    ]),
  );
}

/** The names of the forms that a pattern tells apart, of each of its selectors. */
class Forms extends Visitor {
  readonly all: string[][] = [];

  override visitSelectExpression(expression: SelectExpression): void {
    this.all.push(expression.variants.map(({ key }) => (key instanceof Identifier ? key.name : key.value)));
    this.genericVisit(expression);
  }
}

function forms(pattern: Pattern): string[][] {
  const forms = new Forms();
  forms.visit(pattern);
  return forms.all;
}

test('types are those of the English catalogues: `npm run words`', () => {
  expect(readFileSync(join(I18N, 'words.ts'), 'utf8')).toBe(types());
});

test.each(PATHS)('%s has nothing that nobody says', (path) => {
  const all = messages(SOURCE, path);
  expect(all.length).toBeGreaterThan(0);
  const [names, kinds] = [
    all.map(({ id }) => id.name),
    all.flatMap(({ attributes }) => attributes.map(({ id }) => id.name)),
  ];
  expect(names.filter((name) => !said.has(name))).toEqual([]);
  expect(kinds.filter((kind) => !written.has(kind))).toEqual([]);
});

/** What the client's own files say, without their tests and comments. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts') && file !== join('i18n', 'words.ts'))
  .map((file) => readFileSync(join(SRC, file), 'utf8').replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*/gm, ''));

/** Every word of them: the kinds of a message are chosen by values. */
const written = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []));

/** What is read of an object: as a member, by a string, or taken out of it by name. */
const said = new Set(
  sources.flatMap((text) => [
    ...[...text.matchAll(/(?:\.|['"`])([\w-]+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/\{([\w\s,:]+)\}\s*=/g)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  ]),
);

test.each(LANGUAGES)('%s has a catalogue for every English one', (language) => {
  expect([...catalogues(language).keys()]).toEqual(PATHS);
});

describe.each(LANGUAGES.flatMap((language) => PATHS.map((path) => [language, path] as const)))(
  '%s %s',
  (language, path) => {
    const [english, own] = [patterns(SOURCE, path), patterns(language, path)];

    test('has the messages of English in its order', () => {
      expect([...own.keys()]).toEqual([...english.keys()]);
    });

    test('says every parameter of English and no other', () => {
      const parameters = (all: Map<string, Pattern>): [string, string[]][] =>
        [...all].map(([name, pattern]) => [name, [...parametersOf(pattern).keys()].sort()]);
      expect(parameters(own)).toEqual(parameters(english));
    });

    test('tells apart the numbers that its language does', () => {
      const plural = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [name, pattern] of own)
        for (const keys of forms(pattern)) {
          const named = keys.filter((key) => !/^\d/.test(key));
          expect(plural, name).toEqual(expect.arrayContaining(named));
          if (named.length > 1) expect(named, name).toEqual(expect.arrayContaining(needed(language, plural)));
        }
    });
  },
);

/** The forms that whole numbers have which a person meets: Czech `many` is for fractions, French and Spanish for millions. */
const needed = (language: string, plural: readonly string[]): string[] =>
  plural
    .filter((form) =>
      Array.from({ length: 200 }, (_, n) => new Intl.PluralRules(language).select(n)).includes(
        form as Intl.LDMLPluralRule,
      ),
    )
    .sort();
