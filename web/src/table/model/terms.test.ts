// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/language.svelte';
import { speak, termWords } from '../../i18n/catalogue';
import { about, clockWords, face, seriesValue, seriesWords, span, stock, warning } from './terms';

describe('times without a clock', () => {
  it('are told in their largest whole unit, and about', () => {
    expect([span(86_400), span(28_800), span(5_400), span(45)]).toEqual([
      '1 day',
      '8 hours',
      '90 minutes',
      '45 seconds',
    ]);
    expect([about(21_599_000), about(59_000)]).toEqual(['5 hours', '59 seconds']);
  });
});

describe('a clock', () => {
  it('shows what matters of the time that is left', () => {
    expect([0, 9_540, 10_000, 59_001, 245_000, 3_723_000].map(face)).toEqual([
      '0.0',
      '9.5',
      '0:10',
      '1:00',
      '4:05',
      '1:02:03',
    ]);
    expect(face((2 * 24 + 4) * 3_600_000)).toBe('2 d 4 h');
  });

  it('warns once at each threshold, and not at all where there never was more', () => {
    expect(warning(60_100, 59_900, 300_000)).toBe(60_000);
    expect(warning(59_900, 59_800, 300_000)).toBeNull();
    expect(warning(90_000, 9_000, 300_000)).toBe(10_000);
    expect(warning(31_000, 29_000, 30_000)).toBeNull();
    expect(warning(Infinity, 5_000, 10_000)).toBeNull();
  });

  it('is told in words', () => {
    expect(clockWords({ kind: 'turn', main: 60 })).toBe('60 s for each turn');
    expect(clockWords({ kind: 'fischer', main: 300, plus: 5 })).toBe('5 min for the game, 5 s more after each turn');
    expect(clockWords({ kind: 'fischer', main: 300 })).toBe('5 min for the game');
    expect(clockWords({ kind: 'window', main: 259_200 })).toBe('3 days, everybody when they like');
    expect(clockWords({ kind: 'window', main: 83_731 })).toBe('23 hours, everybody when they like');
    expect(clockWords({ kind: 'days', main: 1 })).toBe('1 day for each turn');
    expect(stock({ kind: 'days', main: 2 })).toBe(2 * 86_400_000);
  });
});

describe('a series', () => {
  it('is told in words and numbers', () => {
    expect(seriesWords('best', 3)).toBe('Best of 3');
    expect(seriesWords('round', 3)).toBe('A round of 3: each player starts once');
    expect([2, 0.5].map(seriesValue)).toEqual(['2', '0.5']);
  });

  it('of some games adds up scores, not wins, in every language', async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(seriesWords('games', 4)).toContain('4');
      expect(seriesWords('games', 4)).not.toContain(termWords().wins);
    }
    await speak('en');
  });
});
