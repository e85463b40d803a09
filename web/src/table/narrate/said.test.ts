import { expect, test } from 'vitest';
import { speaker, type Pattern } from '../../i18n/patterns';
import { said } from './said';

const patterns: Record<string, Pattern> = {
  'list-and': [['some'], ' and ', ['last']],
  'list-or': [['some'], ' or ', ['last']],
  points: [['count', 'grouped'], ' ', ['count', { one: 'point' }, 'points']],
  wins: [['who'], ' ', ['count', { one: 'wins' }, 'win'], ' with ', ['score']],
};

const words = (message: Parameters<typeof said>[0]): string =>
  said(message, speaker(patterns, 'en'), (seat) => ['Anna', 'Ben'][seat] ?? '');

test.each([
  ['b2', 'b2'],
  [['parlour', 'points', { count: 1 }], '1 point'],
  [['parlour', 'points', { count: 1234 }], '1,234 points'],
  [
    [
      'parlour',
      'wins',
      { who: ['and', [['player', 0], 'Cleo', ['player', 1]]], count: 3, score: ['parlour', 'points', { count: 9 }] },
    ],
    'Anna, Cleo and Ben win with 9 points',
  ],
  [['or', ['a']], 'a'],
  [['or', ['a', 'b']], 'a or b'],
  [['join', '; ', ['a', ['begin', 'b']]], 'a; B'],
  [['sentence', 'so it is'], 'So it is.'],
  [['sentence', ['begin', 'is it?']], 'Is it?'],
])('%j is %s', (message, text) => {
  expect(words(message)).toBe(text);
});
