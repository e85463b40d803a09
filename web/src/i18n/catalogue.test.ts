// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { LANGUAGES, ownNameOf, preferred, spoken } from './language.svelte';
import { shellWords, speak, WordFile, wordsOf } from './catalogue';
import { pageWords } from './page_words';
import { ago, comes, day, listed, plurals, range, when } from './format';
import { compiled } from '../../scripts/fluent.mjs';

afterEach(() => speak('en'));

describe('plurals', () => {
  const players = { one: 'hráč', few: 'hráči', other: 'hráčů' };

  it.each([
    [1, 'hráč'],
    [2, 'hráči'],
    [4, 'hráči'],
    [5, 'hráčů'],
    [0, 'hráčů'],
  ])('%i in Czech', (count, form) => {
    expect(plurals('cs')(count, players)).toBe(form);
  });

  it('uses the general form where a language has more than are given', () => {
    expect(plurals('cs')(3, { one: 'a', other: 'b' })).toBe('b');
    expect(plurals('en')(1, { one: 'a', other: 'b' })).toBe('a');
  });
});

describe('catalogue', () => {
  it('speaks English until another language is loaded, then that', async () => {
    expect(shellWords().close).toBe('Close');
    await speak('cs');
    expect(shellWords().close).toBe('Zavřít');
    expect(document.documentElement.lang).toBe('cs');
  });

  it.each([
    ['he', 'rtl'],
    ['cs', 'ltr'],
  ])('has the page begin where lines of %s do', async (language, direction) => {
    await speak(language);
    expect(document.documentElement.dir).toBe(direction);
  });

  it('has the words of pages in the same language', async () => {
    expect(pageWords().home.rules).toBe('Rules');
    await speak('cs');
    expect(pageWords().home.rules).toBe('Pravidla');
  });

  it('speaks English in what came later until it is told again', async () => {
    await speak('cs');
    const says = (close: string) => ({ './shell.ftl': compiled(`close = ${close}`) });
    const later = new WordFile(says('Close'), { './cs/later.ts': () => Promise.resolve(says('Zavřít')) });
    expect(later.words.shell.close).toBe('Close');
    await speak('cs');
    expect(later.words.shell.close).toBe('Zavřít');
  });

  it('stays in its language when another cannot be loaded', async () => {
    vi.doMock('./fr/index.ts', () => {
      throw new Error('offline');
    });
    await expect(speak('fr')).rejects.toThrow();
    expect(spoken.now).toBe('en');
    expect(shellWords().close).toBe('Close');
    vi.doUnmock('./fr/index.ts');
  });
});

describe('words', () => {
  const files = {
    './a/b.ftl': compiled(
      'over = The game is over.\nturn = { $name } moves\nkinds =\n    .me = Me\n    .other = { $letter }',
    ),
    './c.ftl': compiled(
      'players =\n    { $count } { $count ->\n        [one] hráč\n        [few] hráči\n       *[other] hráčů\n    }\nall = { NUMBER($count) }',
    ),
  };
  const words = wordsOf(files, 'cs') as unknown as {
    a: {
      b: { over: string; turn: (args: object) => string; kinds: { me: string; other: (args: object) => string } };
    };
    c: { players: (args: object) => string; all: (args: object) => string };
  };

  it('are where their files are, texts and functions, attributes by their names', () => {
    expect(words.a.b.over).toBe('The game is over.');
    expect(words.a.b.turn({ name: 'Anna' })).toBe('Anna moves');
    expect(words.a.b.kinds.me).toBe('Me');
    expect(words.a.b.kinds.other({ letter: 'A' })).toBe('A');
  });

  it.each([
    [1, '1 hráč'],
    [2, '2 hráči'],
    [5, '5 hráčů'],
    [1000, '1000 hráčů'],
  ])('have the form of %i in their language, its digits ungrouped', (count, said) => {
    expect(words.c.players({ count })).toBe(said);
  });

  it('group digits where a message asks for it', () => {
    expect(words.c.all({ count: 12345 })).toBe(new Intl.NumberFormat('cs').format(12345));
  });
});

describe('in words', () => {
  it('says how long ago', async () => {
    expect(ago(1000, 1005)).toBe('now');
    expect(ago(1000, 1000 + 3 * 60)).toBe('3 minutes ago');
    expect(ago(1000, 1000 + 5 * 3600)).toBe('5 hours ago');
    expect(ago(0, 86400)).toBe('yesterday');
    expect(ago(2000, 1000)).toBe('now');
    await speak('de');
    expect(ago(0, 2 * 3600)).toBe('vor 2 Stunden');
  });

  it('says when something comes, that of the next hour in minutes', async () => {
    expect(comes(1000 + 121, 1000)).toBe('in 2 minutes');
    expect(comes(1000 + 29, 1000)).toBe('in 1 minute');
    expect(comes(1000, 1000)).toBe('now');
    expect(comes(1000, 2000)).toBe('now');
    expect(comes(1000 + 3600, 1000)).toBe(when(1000 + 3600));
    await speak('cs');
    expect(comes(1000 + 120, 1000)).toBe('za 2 minuty');
  });

  it('says which day, wherever the reader is', async () => {
    expect(day('2026-11-22')).toBe('22 November 2026');
    await speak('cs');
    expect(day('2026-03-01')).toBe('1. března 2026');
  });

  it('lists names', () => {
    expect(listed(['Anna', 'Ben', 'Cid'])).toBe('Anna, Ben and Cid');
    expect(listed(['Anna'])).toBe('Anna');
  });

  it.each([
    [[2, 3, 4], '2–4'],
    [[2, 3], '2 or 3'],
    [[2, 3, 4, 6], '2, 3, 4 or 6'],
    [[1], '1'],
  ])('shortens %j', (numbers, text) => {
    expect(range(numbers)).toBe(text);
  });
});

test('languages are those with a folder, each by its own name', () => {
  const names = Object.fromEntries(LANGUAGES.map((tag) => [tag, ownNameOf(tag)]));
  expect(names).toMatchObject({ en: 'English', cs: 'Čeština', de: 'Deutsch', fr: 'Français', es: 'Español' });
});

describe('preferred', () => {
  it('is the first language asked for that there is, else English', () => {
    expect(preferred(['tlh', 'cs-CZ', 'de'])).toBe('cs');
    expect(preferred(['tlh'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
