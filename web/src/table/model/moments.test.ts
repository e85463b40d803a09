import { describe, expect, it } from 'vitest';
import { curves, momentOf, moments, story, undone } from './moments';
import type { Replay } from '../../lib/replay';
import type { WholeTable, TableChange } from '../../lib/told';

const snapshot = {
  t: 'snapshot',
  n: 0,
  table: '',
  game: 'g',
  title: 'G',
  score_name: 'points',
  phase: 'playing',
  seat: 2,
  players: [{ kind: 'person', name: 'Anna' }, { kind: 'bot' }],
  options: [],
  board: 'b',
  commitment: '',
  hidden: false,
  pieces: [{ id: 'hand', place: 'rack', face: '7' }],
  seats: [{ score: 0 }, { score: 0 }],
} satisfies WholeTable;

const first: TableChange = {
  t: 'update',
  n: 1,
  steps: [
    { seat: 0, changes: [['h8', 'h8', '7', 0, 0, -1, '', 'hand']] },
    { seat: 0, told: { text: 'placed 7', gain: 14 } },
  ],
  seats: [{ score: 14 }, { score: 0 }],
};
const second: TableChange = {
  t: 'update',
  n: 2,
  steps: [
    { seat: 1, told: { text: 'passed' } },
    { seat: -1, told: { text: 'drew' } },
  ],
};
const replay: Replay = { snapshot, updates: [first, second], entries: [0, 1, 3], scored: 0, board: 'b' };

describe('moments', () => {
  const all = moments(replay);

  it('are the table before the first turn and after each', () => {
    expect(all.map((moment) => moment.view.pieces.map((piece) => piece.place))).toEqual([['rack'], ['h8'], ['h8']]);
    expect(all.map((moment) => moment.frames.length)).toEqual([0, 2, 2]);
  });

  it('carry the scores on where a turn changes none', () => {
    expect(curves(all)).toEqual([
      [0, 14, 14],
      [0, 0, 0],
    ]);
  });

  it('belong to the lines told on the way to them', () => {
    expect(story(all).map(({ moment, line }) => [moment, line.seat, line.told.text])).toEqual([
      [1, 0, 'placed 7'],
      [2, 1, 'passed'],
      [2, -1, 'drew'],
    ]);
  });

  it('know where pieces go on the way back', () => {
    expect(undone(all[1]!)).toEqual(new Map([['hand', 'h8']]));
    expect(undone(all[2]!)).toEqual(new Map());
  });
});

describe('momentOf', () => {
  it.each([
    ['', 0],
    ['#12', 12],
    ['#0', 0],
    ['#99', 45],
    ['#-3', 0],
    ['#rule-3.1', 0],
    ['#1e3', 0],
    ['#99999999', 0],
  ])('%j is moment %i of 45', (hash, moment) => {
    expect(momentOf(hash, 45)).toBe(moment);
  });
});
