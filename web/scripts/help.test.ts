// The help for events names buttons and fields as they are called on the pages, in every language the same ones.
import { readdirSync } from 'node:fs';
import type { Pattern } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { messagesOf } from './fluent.mjs';
import { catalogues, I18N } from './words.mjs';

const HELP = 'pages/help';
const LANGUAGES = readdirSync(I18N).filter((name) => /^[a-z]{2}$/.test(name));

const textOf = (pattern: Pattern | null): string =>
  pattern?.elements.map((element) => (element.type === 'TextElement' ? element.value : '')).join('') ?? '';

/** The texts of a catalogue by the names of their messages. */
const texts = (language: string, path: string): [string, string][] =>
  messagesOf(catalogues(language).get(path) ?? '').flatMap(({ id, value, attributes }) => [
    [`${path}.${id.name}`, textOf(value)] as [string, string],
    ...attributes.map(
      (attribute) => [`${path}.${id.name}.${attribute.id.name}`, textOf(attribute.value)] as [string, string],
    ),
  ]);

/** What each step names, as the messages which say just that. */
function named(language: string): [string, string[][]][] {
  const all = [...catalogues(language).keys()].flatMap((path) => texts(language, path));
  return texts(language, HELP).map(([step, text]) => [
    step,
    text
      .split('*')
      .filter((_, i) => i % 2)
      .map((name) => all.filter(([, said]) => said === name).map(([message]) => message)),
  ]);
}

test.each(LANGUAGES)('%s names what stands on the pages, and the same as English', (language) => {
  const own = new Map(named(language));
  for (const [step, names] of named('en')) {
    const common = names.map((messages, i) => messages.filter((message) => own.get(step)?.[i]?.includes(message)));
    expect(own.get(step), step).toHaveLength(names.length);
    for (const messages of common) expect(messages, step).not.toEqual([]);
  }
});
