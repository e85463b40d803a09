import { describe, expect, it } from 'vitest';
import type { Board } from '../../lib/wire';
import { TouchTable } from './touch';

const board: Pick<Board, 'touches' | 'closing'> = {
  touches: [
    {
      first: 0,
      axes: [
        ['=1', '=2'],
        ['a', 'b', 'c'],
      ],
    },
    { first: 6, buttons: ['End', 'Pass'] },
    { first: 8, each: [['a', 'b'], ['c']] },
    {
      first: 10,
      axes: [
        ['=x.1', '=x.2'],
        ['a', 'b'],
      ],
    },
    {
      first: 20,
      each: [
        ['=7', 'd'],
        ['=8', 'e'],
      ],
      quick: true,
      any_order: true,
      quiet: true,
    },
  ],
  closing: [6],
};
const table = new TouchTable(board);

describe('refs of an action', () => {
  it('are the product of the axes in row-major order', () => {
    expect([0, 2, 3, 5].map((action) => table.refs(action))).toEqual([
      ['=1', 'a'],
      ['=1', 'c'],
      ['=2', 'a'],
      ['=2', 'c'],
    ]);
  });
  it('are those written for each', () => {
    expect(table.refs(8)).toEqual(['a', 'b']);
    expect(table.refs(9)).toEqual(['c']);
  });
  it('are none for a button, which has a label', () => {
    expect(table.refs(7)).toEqual([]);
    expect(table.label(7)).toBe('Pass');
    expect(table.label(0)).toBe('');
  });
  it('are none for a number that the table does not name', () => {
    expect(table.refs(99)).toEqual([]);
    expect(table.label(-1)).toBe('');
  });
});

describe('find', () => {
  it('goes back from refs to every action', () => {
    for (let action = 0; action < 14; action++) {
      const refs = table.refs(action);
      if (refs.length) expect(table.find(refs.map((ref) => [ref]))).toBe(action);
    }
  });
  it('takes a thing in any of its meanings', () => {
    expect(table.find([['nothing', '=2'], ['b']])).toBe(4);
  });
  it('knows what means nothing', () => {
    expect(table.find([['b']])).toBeNull();
    expect(table.find([])).toBeNull();
  });
});

describe('places that people are to find by themselves', () => {
  it('are not to be shown, though the things to begin with are', () => {
    const reach = table.reach([20, 21]);
    expect([...reach].map(([ref, { quiet }]) => [ref, quiet])).toEqual([
      ['=7', false],
      ['d', true],
      ['=8', false],
      ['e', true],
    ]);
    expect(table.reach([20], [['=7']]).get('d')).toEqual({ actions: [20], more: false, quiet: true });
  });
  it('are asked about when another is touched', () => {
    expect(table.find([['=8'], ['d']])).toBe(20);
    expect(table.find([['d']])).toBe(20);
    expect(table.find([['=1'], ['=2']])).toBeNull();
  });
});

describe('reach', () => {
  it('says what may be touched first, and which touches are whole actions', () => {
    const reach = table.reach([0, 3, 7, 8, 9]);
    expect([...reach.keys()]).toEqual(['=1', '=2', 'a', 'c']);
    expect(reach.get('=1')).toEqual({ actions: [], more: true, quiet: false });
    expect(reach.get('c')).toEqual({ actions: [9], more: false, quiet: false });
  });
  it('says what may follow', () => {
    expect(table.reach([0, 2, 3], [['=1']])).toEqual(
      new Map([
        ['a', { actions: [0], more: false, quiet: false }],
        ['c', { actions: [2], more: false, quiet: false }],
      ]),
    );
  });
  it('gathers the forms of a piece for the person to choose from', () => {
    expect(table.reach([10, 12], [['=x', '=x.1', '=x.2']]).get('a')?.actions).toEqual([10, 12]);
  });
  it('lists legal buttons apart', () => {
    expect(table.buttons([0, 6, 7])).toEqual([6, 7]);
  });
});

describe('an obvious action', () => {
  const table = new TouchTable({
    touches: [
      { first: 0, each: [['bag']], buttons: ['Draw'], obvious: true },
      { first: 1, buttons: ['Leave it'], final: true },
    ],
  });

  it('has a button, and a thing to touch', () => {
    expect([table.label(0), table.label(1)]).toEqual(['Draw', 'Leave it']);
    expect(table.buttons([0, 1])).toEqual([0, 1]);
    expect(table.find([['bag']])).toBe(0);
    expect(table.reach([0, 1]).get('bag')?.actions).toEqual([0]);
    expect([table.obvious(0), table.obvious(1)]).toEqual([true, false]);
    expect([table.final(0), table.final(1)]).toEqual([false, true]);
  });
});
