import { expect, test } from 'vitest';
import { table } from './fixtures';
import { mayNotCount } from './resigning';
import type { View } from './view';

const lineOf = (seat: number) => ({ n: seat, line: 0, seat, told: { text: 'placed 2 on a' } });
const after = (moved: boolean, ...seats: number[]): View => table({ moved, log: seats.map(lineOf) });

test('a game counts once all people have had a turn, and one at an event always', () => {
  expect(mayNotCount(after(false))).toBe(true);
  expect(mayNotCount(after(false, 1))).toBe(true);
  expect(mayNotCount(after(true, 0))).toBe(true);
  expect(mayNotCount(after(true, 0, 1))).toBe(false);
  const [anna, ben] = table().players;
  if (!anna || !ben) throw new RangeError('nobody');
  expect(mayNotCount({ ...after(true, 0), players: [anna, { ...ben, kind: 'bot' }] })).toBe(false);
  expect(mayNotCount({ ...after(false), event: 'e' })).toBe(false);
});
