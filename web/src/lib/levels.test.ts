import { expect, test } from 'vitest';
import { usualLevel } from './levels';

const level = (name: string) => ({ name, label: name, about: '', bots: [] });

test('a level that nobody chose is that in the middle, or the last one chosen', () => {
  expect(usualLevel(['1', '2', '3', '4', '5'].map(level))).toBe('3');
  expect(usualLevel(['1', '2'].map(level))).toBe('2');
  expect(usualLevel([])).toBe('');
  expect(usualLevel(['1', '2', '3'].map(level), '1')).toBe('1');
  expect(usualLevel(['1', '2', '3'].map(level), 'gone')).toBe('2');
});
