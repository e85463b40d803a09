import { expect, test } from 'vitest';
import { attempt, refusalOf } from './attempt';
import type { State } from './module';

const SEAT = 0;
const OTHER = 1;

/** One seat lays 1, 2, 3, each after its predecessor, and ends its turn with 0; bytes are what was laid. */
function laying(bytes: readonly number[] = [], looked = { at: 0 }): State {
  const laid = [...bytes];
  const legal = () => {
    looked.at += 1;
    return laid.length < 3 ? [0, laid.length + 1] : [0];
  };
  return {
    turn: () => 1 << (laid.includes(0) ? OTHER : SEAT),
    legal,
    reveals: () => false,
    play: (_: number, action: number) => laid.push(action),
    copy: () => laying(laid, looked),
  } as unknown as State;
}

test('actions are put into an order in which each is legal', () => {
  expect(attempt(laying(), SEAT, [3, 1, 2])).toEqual({ order: [1, 2, 3], wrong: [], legal: [0] });
  expect(attempt(laying([1]), SEAT, [2])).toEqual({ order: [2], wrong: [], legal: [0, 3] });
});

test('a draft that is empty allows what the seat may do', () => {
  expect(attempt(laying(), SEAT, [])).toEqual({ order: [], wrong: [], legal: [0, 1] });
});

test('a whole turn allows no more, and nothing follows its end', () => {
  expect(attempt(laying(), SEAT, [0, 1])).toEqual({ order: [1, 0], wrong: [], legal: [] });
  expect(attempt(laying([0]), SEAT, [1]).wrong).toEqual([1]);
});

test('what no order takes is refused, and two of a kind are two', () => {
  expect(attempt(laying(), SEAT, [2, 3])).toEqual({ order: [], wrong: [2, 3], legal: [0, 1] });
  expect(attempt(laying(), SEAT, [1, 1])).toEqual({ order: [1], wrong: [1], legal: [0, 2] });
});

test('an action that reveals something ends a draft, and is not played', () => {
  const start = laying();
  const revealing = Object.assign(start, { reveals: (_: number, action: number) => action === 1 });
  expect(attempt(revealing, SEAT, [1])).toEqual({ order: [1], wrong: [], legal: [] });
  expect(attempt(revealing, SEAT, [1, 2])).toEqual({ order: [1], wrong: [2], legal: [] });
});

test('a draft of which every order fails is given up after as many positions as on the server', () => {
  const looked = { at: 0 };
  const any = (laid: readonly number[]): State =>
    ({
      turn: () => 1,
      reveals: () => false,
      legal: () => ((looked.at += 1), laid.length < 8 ? Array.from({ length: 9 }, (_, k) => k) : []),
      play: (_: number, action: number) => (laid = [...laid, action]),
      copy: () => any(laid),
    }) as unknown as State;
  expect(attempt(any([]), SEAT, [0, 1, 2, 3, 4, 5, 6, 7, 8]).wrong).toHaveLength(1);
  expect(looked.at).toBeLessThanOrEqual(161);
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
