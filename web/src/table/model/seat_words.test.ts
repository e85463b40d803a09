import { afterEach, expect, it } from 'vitest';
import { spoken } from '../../i18n/language.svelte';
import { table } from './fixtures';
import { headed, unitOf } from './seat_words';

afterEach(() => void (spoken.now = 'en'));

it('calls each number of scores as its language does', () => {
  spoken.now = 'cs';
  const view = table({ score_name: 'čtveřic', score_forms: { one: 'čtveřice', few: 'čtveřice', other: 'čtveřic' } });
  expect([1, 3, 5].map((count) => unitOf(view, count))).toEqual(['čtveřice', 'čtveřice', 'čtveřic']);
  expect(unitOf(table({ score_name: 'wins' }), 1)).toBe('wins');
});

it('calls a bot that the house brought by its level, which says more than its name', () => {
  const bot = (level: string, name: string) => ({ kind: 'bot', level, name }) as Parameters<typeof headed>[0];
  expect(headed(bot('mine', 'Bot C'), 2)).toEqual(['mine', 'Bot C']);
  expect(headed(bot('casual', 'Lori C'), 2)).toEqual(['Lori C', 'casual']);
  expect(headed({ ...bot('', 'Anna'), kind: 'person' }, 2)).toEqual(['Anna', '']);
});

it('says 0 as the words’ own language does', () => {
  spoken.now = 'fr';
  const view = table({ score_name: 'wins', score_forms: { zero: 'wins', one: 'win', few: 'wins', other: 'wins' } });
  expect([0, 1, 2].map((count) => unitOf(view, count))).toEqual(['wins', 'win', 'wins']);
});
