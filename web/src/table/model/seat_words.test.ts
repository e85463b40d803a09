import { afterEach, expect, it } from 'vitest';
import { spoken } from '../../i18n/language.svelte';
import { table } from '../../board/model/fixtures';
import { unitOf } from './seat_words';

afterEach(() => void (spoken.now = 'en'));

it('calls each number of scores as its language does', () => {
  spoken.now = 'cs';
  const view = table({ score_name: 'čtveřic', score_forms: { one: 'čtveřice', few: 'čtveřice', other: 'čtveřic' } });
  expect([1, 3, 5].map((count) => unitOf(view, count))).toEqual(['čtveřice', 'čtveřice', 'čtveřic']);
  expect(unitOf(table({ score_name: 'wins' }), 1)).toBe('wins');
});

it('says 0 as the words’ own language does', () => {
  spoken.now = 'fr';
  const view = table({ score_name: 'wins', score_forms: { zero: 'wins', one: 'win', few: 'wins', other: 'wins' } });
  expect([0, 1, 2].map((count) => unitOf(view, count))).toEqual(['wins', 'win', 'wins']);
});
