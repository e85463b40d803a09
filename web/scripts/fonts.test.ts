import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characters } from './fonts.mjs';

const css = readFileSync(join(import.meta.dirname, '../src/app/styles/fonts.css'), 'utf8');
const texts = characters(css);
const sentences = {
  en: 'The quick brown fox jumps over the lazy dog — 0123456789 × 3 + ½ = “7” · it’s…',
  cs: 'Příliš žluťoučký kůň úpěl ďábelské ódy. NECHŤ JIŽ HŘÍŠNÉ SAXOFONY ĎÁBLŮ ROZEZVUČÍ SÍŇ „TŘI“ – 9',
  fr: 'Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis\u202f: «\u202fÀ ÉLÈVE, ÇA, OÙ\u202f?\u202f» – 5',
  es: '¿El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia y frío, añoraba? ¡ÑANDÚ! «2»',
  de: 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. ÄÖÜ »eins« „zwei“ – 3',
};

it('sets all spaces in Atkinson’s width, since words in small headings of Fraunces run together', () => {
  const spaces = ' \u00a0\u202f';
  expect([...spaces].filter((space) => (texts.get('fraunces') ?? '').includes(space))).toEqual([]);
  expect(css).toMatch(/'Fraunces';[^}]*atkinson\.woff2[^}]*U\+20, U\+A0, U\+202F;/);
});

describe.each(['fraunces', 'atkinson'])('%s', (family) => {
  const main = (texts.get(family) ?? '') + (family === 'fraunces' ? ' \u00a0\u202f' : '');
  const rest = texts.get(`${family}-ext`) ?? '';

  it.each(Object.entries(sentences))('writes %s', (_language, sentence) => {
    expect([...sentence].filter((c) => !(main + rest).includes(c))).toEqual([]);
  });

  it('fetches its second file for Czech pages alone', () => {
    expect([...(sentences.en + sentences.fr + sentences.es + sentences.de)].filter((c) => rest.includes(c))).toEqual(
      [],
    );
  });

  it('has each character in one file only', () => {
    const all = [...main, ...rest];
    expect(new Set(all).size).toBe(all.length);
  });
});
