import { expect, test } from 'vitest';
import type { PuzzleAnswer, PuzzleSolution, SeatRecord } from '../../lib/wire';
import type { Game, State } from '../../module/module';
import { Foreseen } from './foreseen';

const OTHERS = 2;

/** A record is the sum of what was played and whether 0 has ended the turn. */
function summing(bytes: Uint8Array): State {
  const now = Uint8Array.from(bytes);
  return {
    bytes: now,
    turn: () => (now[1] ? OTHERS : 1),
    play: (_: number, action: number) => {
      now[0] = (now[0] ?? 0) + action;
      if (!action) now[1] = 1;
    },
  } as unknown as State;
}

const game = { stateOf: summing } as unknown as Game;
const record = (n: number, sum: number): SeatRecord => ({ n, seat: 0, record: btoa(String.fromCharCode(sum, 0)) });
const answers: PuzzleAnswer[] = [
  { outcome: 'open', sentence: 'One more.', update: { t: 'update', n: 2 }, record: record(2, 9) },
  { outcome: 'solved', sentence: 'Done.', update: { t: 'update', n: 3 } },
];
const solution: PuzzleSolution = {
  turns: [
    [1, 2, 0],
    [4, 0],
  ],
  answers,
  only_way: true,
};

test('what leads to the same position as the solution is answered as it is, under the version that it has here', () => {
  const foreseen = new Foreseen(game, record(1, 5), solution);
  expect(foreseen.answer(record(1, 5), [2, 1, 0])).toEqual(answers[0]);
  expect(foreseen.answer(record(2, 9), [4, 0])).toMatchObject({ outcome: 'solved', update: { n: 3 } });
  expect(foreseen.answer(record(6, 9), [3, 1, 0])).toMatchObject({ outcome: 'solved', update: { n: 7 } });
});

test('another first turn fails where one alone is right', () => {
  expect(new Foreseen(game, record(1, 5), solution).answer(record(1, 5), [7, 0])?.outcome).toBe('failed');
  const several = new Foreseen(game, record(1, 5), { ...solution, only_way: false });
  expect(several.answer(record(1, 5), [7, 0])).toBeNull();
});

test('what the solution does not tell is left to the server: later turns, parts of turns, other positions', () => {
  const foreseen = new Foreseen(game, record(1, 5), solution);
  expect(foreseen.answer(record(2, 9), [3, 0])).toBeNull();
  expect(foreseen.answer(record(1, 5), [1])).toBeNull();
  expect(foreseen.answer(record(2, 8), [4, 0])).toBeNull();
});
