import { expect, test } from 'vitest';
import { logOf, opening } from './log';

const line = (n: number, text: string) => ({ n, seat: 0, told: { text } });
const texts = (...log: Parameters<typeof logOf>): string[] => logOf(...log).map(({ told }) => told.text);

test('what happened besides stands after the entries that came before it', () => {
  const turns = [line(1, 'one'), null, line(3, 'three')];
  const sideLines = [line(-1, 'taken over'), line(2, 'asked'), line(2, 'answered'), line(3, 'gone')];
  expect(texts(turns, sideLines, 'Over.')).toEqual([
    'taken over',
    'one',
    'asked',
    'answered',
    'three',
    'gone',
    'Over.',
  ]);
});

test('a game begins with all that is drawn before the first turn', () => {
  expect(opening([], -1)).toBe(0);
  expect(opening([[-1, 4]], -1)).toBe(1);
  expect(
    opening(
      [
        [-1, 1001],
        [-1, 4],
        [1, 7],
        [-1, 5],
      ],
      -1,
    ),
  ).toBe(2);
});
