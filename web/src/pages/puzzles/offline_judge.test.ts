import { expect, test } from 'vitest';
import type { Moves, PuzzleAnswer, PuzzleSolution } from '../../lib/wire';
import type { Game, State } from '../../local/module';
import { changesOf, checksum } from '../../table/session/fold';
import { company } from '../../table/session/stream_fixtures';
import { OfflineJudge } from './offline_judge';

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
const record = (sum: number): Uint8Array<ArrayBuffer> => Uint8Array.of(sum, 0);
/** One entry that leads from a sum to another. */
const moves = (n: number, before: number, sum: number): Moves => {
  const after = record(sum);
  return { t: 'moves', cut: 0, n, checksum: checksum(after), moves: [[0, 0, changesOf(record(before), after)]] };
};
const start: Moves = { t: 'moves', cut: 0, n: 0, checksum: 0, start: btoa(String.fromCharCode(5, 0)) };
const answers: PuzzleAnswer[] = [
  { outcome: 'open', said: 'One more.', moves: moves(1, 5, 9) },
  { outcome: 'solved', said: 'Done.', moves: moves(2, 9, 13) },
];
const solution: PuzzleSolution = {
  turns: [
    [1, 2, 0],
    [4, 0],
  ],
  answers,
  only_way: true,
};
const judge = new OfflineJudge(game, { start, company: company() }, solution);

test('what leads to the same position as the solution is answered as it is', () => {
  expect(judge.answer(record(5), [2, 1, 0])).toEqual(answers[0]);
  expect(judge.answer(record(9), [4, 0])).toEqual(answers[1]);
  expect(judge.answer(record(9), [3, 1, 0])).toEqual(answers[1]);
});

test('another first turn fails where one alone is right', () => {
  expect(judge.answer(record(5), [7, 0])?.outcome).toBe('failed');
  const several = new OfflineJudge(game, { start, company: company() }, { ...solution, only_way: false });
  expect(several.answer(record(5), [7, 0])).toBeNull();
});

test('what the solution does not tell is left to the server: later turns, parts of turns, other positions', () => {
  expect(judge.answer(record(9), [3, 0])).toBeNull();
  expect(judge.answer(record(5), [1])).toBeNull();
  expect(judge.answer(record(8), [4, 0])).toBeNull();
});
