// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preferred, spoken } from './language.svelte';
import { catalogue, LANGUAGES, speak } from './catalogue';
import { ago, day, listed, plurals, range } from './format';
import { shell } from './shell';

const CATALOGUES = import.meta.glob<{ default: object }>(['./*/*.ts', '!./*/index.ts'], { eager: true });

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
    expect(shell().close).toBe('Close');
    await speak('cs');
    expect(shell().close).toBe('Zavřít');
    expect(document.documentElement.lang).toBe('cs');
  });

  it('stays in its language when another cannot be loaded', async () => {
    vi.doMock('./fr/index.ts', () => {
      throw new Error('offline');
    });
    await expect(speak('fr')).rejects.toThrow();
    expect(spoken.now).toBe('en');
    expect(shell().close).toBe('Close');
    vi.doUnmock('./fr/index.ts');
  });

  it('has every file of a language in it', () => {
    const files = Object.keys(CATALOGUES).filter((file) => file.startsWith('./en/'));
    expect(files.map((file) => file.slice('./en/'.length, -'.ts'.length))).toEqual(Object.keys(catalogue()).sort());
  });
});

/** Every text of a catalogue by its path; functions are called with their names for arguments. */
function texts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, (value as (...all: unknown[]) => string)(2, 3)]];
    return texts(value as object, here);
  });
}

const translated = Object.entries(CATALOGUES)
  .filter(([file]) => !file.startsWith('./en/'))
  .map(([file, words]) => ({
    file,
    english: CATALOGUES[file.replace(/^..../, './en')]?.default,
    other: words.default,
  }));

describe.each(translated)('the words in $file', ({ english = {}, other }) => {
  it('are as many as in English, none empty, functions with as many arguments', () => {
    const all = texts(other);
    expect(all.map(([path]) => path)).toEqual(texts(english).map(([path]) => path));
    expect(all.filter(([, text]) => !text.trim())).toEqual([]);
  });

  it('put in every number and name that English puts in', () => {
    const numbers = (text: string): string[] => (text.match(/[23]/g) ?? []).sort();
    const by = new Map(texts(other));
    for (const [path, text] of texts(english))
      expect([path, numbers(by.get(path) ?? '')]).toEqual([path, numbers(text)]);
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

describe('the languages', () => {
  it('are those with a folder, each by its own name, with a file for every English one', () => {
    const files = Object.keys(CATALOGUES);
    const english = files.filter((file) => file.startsWith('./en/'));
    const tags = Object.keys(LANGUAGES);
    expect(LANGUAGES).toMatchObject({ en: 'English', cs: 'Čeština', de: 'Deutsch', fr: 'Français', es: 'Español' });
    expect(files.sort()).toEqual(tags.flatMap((tag) => english.map((file) => file.replace('en', tag))).sort());
  });
});

describe('preferred', () => {
  it('is the first language asked for that there is, else English', () => {
    expect(preferred(['tlh', 'cs-CZ', 'de'])).toBe('cs');
    expect(preferred(['tlh'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});
