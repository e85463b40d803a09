import { describe, expect, it } from 'vitest';
import { along, type PlayedRecord } from './played_game';
import { remarksBetween, remarksOf } from './remarks';

const record: PlayedRecord = {
  game: 'g',
  rules_version: 1,
  options: {},
  entries: [
    [-1, 4],
    [0, 7],
    [1, 8],
  ],
  comments: [
    { at: 0, text: 'begins' },
    { at: 2, text: 'good' },
  ],
  branches: [
    { at: 1, entries: [[0, 9]], title: 'instead' },
    { at: 3, entries: [[0, 1]] },
  ],
};

describe('remarks', () => {
  it('stand at the moment that they are about', () => {
    const remarks = remarksOf(record, () => undefined);
    expect(remarks).toBeDefined();
    if (!remarks) return;
    const found = [0, 1, 2].map((moment) => remarksBetween(remarks, [1, 2, 3], moment, moment + 1));
    expect(found.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['begins'], ['good'], []]);
    expect(found.map(({ branches }) => branches.map(({ at }) => at))).toEqual([[], [1], [3]]);
  });

  it('are none in most records', () => {
    expect(remarksOf({ ...record, comments: [], branches: [] }, () => undefined)).toBeUndefined();
  });

  it('have branches that are lines of play of their own', () => {
    const [branch] = record.branches ?? [];
    expect(branch && along(record, branch)).toMatchObject({
      entries: [
        [-1, 4],
        [0, 9],
      ],
      comments: [{ at: 0, text: 'begins' }],
      over: false,
    });
  });
});
