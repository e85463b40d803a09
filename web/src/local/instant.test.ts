import type { SeatRecord } from '../lib/socket';
import { expect, test } from 'vitest';
import { attempt, refusalOf } from './attempt';
import { Instant } from './instant';
import type { Game, State } from './module';

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

const at4 = (v: number): SeatRecord | null => (v === 4 ? { n: v, seat: SEAT, record: btoa('\x01') } : null);

test('the record of a version answers for that version and seat alone', () => {
  const manifest = { closing: [0] };
  const game = { manifest, stateOf: (bytes: Uint8Array) => laying([...bytes]) } as unknown as Game;
  const full = new Instant(game, at4);
  expect(full.about(SEAT, { v: 4, actions: [2] })).toEqual({ order: [2], wrong: [], legal: [0, 3] });
  expect(full.about(OTHER, { v: 4, actions: [2] })).toBeNull();
  expect(full.about(SEAT, { v: 5, actions: [2] })).toBeNull();
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

test('the record of a version is what the law is asked on', () => {
  const told = new Int32Array(3);
  const says =
    (count: (face: number) => number) =>
    (...asked: [number, number, number, number, number]) => {
      told.set(asked.slice(1, 4));
      return count(asked[3]);
    };
  const game = {
    exports: { why_not: says(() => 2), mismatch: says((face) => (face === 7 ? 3 : 0)) },
    memory: told,
    told: 0,
    manifest: { room: 3, closing: [0] },
    bytes: () => ({ set: () => undefined }),
    stateOf: (bytes: Uint8Array) => Object.assign(laying([...bytes]), { game, bytes }),
  };
  const full = new Instant(game as unknown as Game, at4);
  expect(full.whyNot(SEAT, 4, [], 1)).toEqual([SEAT, 1]);
  expect(full.whyNot(SEAT, 4, [], 2)).toEqual([]);
  expect(full.whyNot(SEAT, 4, [], 2, 7)).toEqual([SEAT, 2, 7]);
  expect(full.whyNot(SEAT, 4, [], 1, -1)).toEqual([SEAT, 1]);
  expect(full.whyNot(SEAT, 5, [], 1)).toEqual([]);
  expect(full.whyNot(OTHER, 4, [], 1, 7)).toEqual([]);
});
