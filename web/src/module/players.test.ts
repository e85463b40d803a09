import { expect, test } from 'vitest';
import { turnOf } from '../../../src/parlour/browser/package/players.mjs';

const REVEALING = 1;
const DUE = 1;

/** A seat that stays due for three actions; `revealing` is the number that reveals something. */
function position(revealing: number, played: number[] = []) {
  const state = {
    bytes: new Uint8Array(4),
    view: () => state,
    turn: () => (played.length < 3 ? DUE : -1),
    legal: () => [REVEALING],
    copy: () => position(revealing, [...played]),
    play: (_: number, action: number) => {
      played.push(action);
      state.bytes = Uint8Array.from([...played, 0, 0, 0].slice(0, 4));
    },
    reveals: (_: number, action: number) => action === revealing,
    returns: () => [0],
    scores: () => [0],
    insight: () => 0,
  };
  return state;
}

const game = {
  random: 0,
  exports: { reseed: () => undefined, below: () => 0 },
  manifest: { closing: [], claims: [], teams: [0], over: -1, more_is_better: true, thought: { run: ['i4', 0, [64]] } },
};

test.each(['random', 'greedy'])('a %s turn ends with an action that reveals something', (level) => {
  const turn = (revealing: number) => turnOf(game as never, position(revealing) as never, 0, { level });
  expect(turn(REVEALING)).toEqual([REVEALING]);
  expect(turn(-1)).toHaveLength(3);
});
