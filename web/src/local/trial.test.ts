import { expect, test } from 'vitest';
import { arranged } from './fixtures';
import type { State } from './module';
import { refusalOf, Trial } from './trial';

const SEAT = 0;
const OTHER = 1;

/** One seat lays 1, 2, 3, each after its predecessor, and ends its turn with 0; bytes are what was laid. */
function laying(bytes: readonly number[] = []): State {
  const laid = [...bytes];
  return {
    bytes: laid,
    turn: () => 1 << (laid.includes(0) ? OTHER : SEAT),
    legal: () => (laid.length < 3 ? [0, laid.length + 1] : [0]),
    play: (_: number, action: number) => laid.push(action),
    copy: () => laying(laid),
    arrange(this: State, seat: number, actions: readonly number[]) {
      return arranged(this, seat, actions);
    },
  } as unknown as State;
}

const trial = (view: State, actions: number[], closing = [0]) => new Trial(view, SEAT, actions, new Set(closing));

test('a draft in any order has what is wrong in it, and what may be added', () => {
  expect(trial(laying(), [])).toMatchObject({ order: [], wrong: [], legal: [0, 1] });
  expect(trial(laying(), [3, 1, 2])).toMatchObject({ order: [1, 2, 3], wrong: [], legal: [0] });
  expect(trial(laying(), [2, 3])).toMatchObject({ order: [], wrong: [2, 3], legal: [0, 1] });
  expect(trial(laying(), [1, 1])).toMatchObject({ order: [1], wrong: [1], legal: [0, 2] });
  expect(trial(laying(), [1, 0])).toMatchObject({ order: [1, 0], wrong: [], legal: [] });
});

test('what closes the turn is played to tell what it comes to, where there is such a thing', () => {
  expect(trial(laying(), [1]).after.bytes).toEqual([1]);
  expect(trial(laying(), [1]).closed().bytes).toEqual([1, 0]);
  expect(trial(laying(), [1], []).closed().bytes).toEqual([1]);
  expect(trial(laying(), [1, 0]).closed().bytes).toEqual([1, 0]);
});

test('the law is asked about what may not be added, after all that is drafted but what has ended the turn', () => {
  const reasons = {
    whyNot: (view: State, action: number) =>
      view.turn() === 1 << SEAT && view.legal(SEAT).includes(action) ? [] : [view.turn(), action],
    mismatch: (_: State, action: number, face: number) => (face === 7 ? [action, face] : []),
  };
  const why = (actions: number[], closing = [0], face?: number) =>
    refusalOf(reasons, laying([1]), SEAT, actions, new Set(closing), face);
  expect(why([])).toEqual([]);
  expect(why([2, 3])).toEqual([]);
  expect(why([2, 1])).toEqual([1 << SEAT, 1]);
  expect(why([2, 0, 1])).toEqual([1 << OTHER, 1]);
  expect(why([2, 0, 1], [])).toEqual([1 << SEAT, 1]);
  expect(why([0, 0], [])).toEqual([1 << OTHER, 0]);
  expect(why([2], [0], 7)).toEqual([2, 7]);
  expect(why([2], [0], -1)).toEqual([]);
  expect(why([1], [0], -1)).toEqual([1 << SEAT, 1]);
});
