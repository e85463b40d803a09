import { expect, test } from 'vitest';
import type { State } from '../../local/module';
import { hinted, type Adviser } from './hints';
import type { PhraseReader } from '../narrate/phrase_reader';

const [SEATS, END] = [2, 9];
/** Says the name of a message and what it is given. */
const say: Adviser['say'] = (name, args = {}) => [name, ...Object.values(args)].join(' ');
const silent = { sentence: () => '', several: () => [] } as unknown as PhraseReader;
const adviser: Adviser = { say, own: silent, named: (run) => run.join(' + ') };

/** Its game tells an action as the number of the action. */
function view(seats = SEATS): State {
  const memory = new Int32Array(3);
  const instruction = (_state: number, _seat: number, action: number): number =>
    memory.fill(action).subarray(0, 1).length;
  const game = {
    manifest: { seats, closing: [END] },
    exports: { instruction },
    memory,
    told: 0,
    bytes: () => ({ set: () => undefined }),
  };
  const state = { game, viewer: 0, bytes: [], copy: () => state, play: () => undefined };
  return state as unknown as State;
}

test('a hint names the turn, its worth and the next best', () => {
  const advice = { run: [4, END], value: 0.2, other: [3, END], other_value: 0 };
  expect(hinted(adviser, view(), advice, [])).toEqual({
    sentence: 'hint-turn 4 + 9 hint-wins 60 hint-next-best 3 + 9 10',
    actions: [],
    rows: [],
    run: [4, END],
    reasons: [],
  });
});

test('a small difference counts as equal, and what is better is not called next best', () => {
  const said = (other_value: number): string =>
    hinted(adviser, view(), { run: [4, END], value: 0, other: [3, END], other_value }, []).sentence;
  expect(said(0.02)).toContain('hint-as-good 3 + 9');
  expect(said(0.2)).not.toContain('3 + 9');
});

test('alone nobody is to be won against', () => {
  const advice = { run: [4, END], value: 0, other: [], other_value: 0 };
  expect(hinted(adviser, view(1), advice, []).sentence).toBe('hint-turn 4 + 9');
});

test('a turn is told in the words of its game with what speaks for it, and that it ends goes without saying', () => {
  const own = {
    sentence: ([action]: number[]) => `do ${action}`,
    several: (numbers: number[]) => numbers.map((number) => `why ${number}`),
  } as unknown as PhraseReader;
  const advice = { run: [4, 3, END], value: 0, other: [], other_value: 0 };
  expect(hinted({ ...adviser, own }, view(1), advice, [4, 9])).toMatchObject({
    sentence: 'hint-do Hint-then do 4 do 3',
    reasons: ['why 4', 'why 9'],
  });
});
