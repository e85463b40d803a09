import { describe, expect, it } from 'vitest';
import type { Replay } from '../lib/replay';
import type { StudyLine } from './findings';
import { along, type PlayedRecord } from './played_game';
import { branchOf, remarksBetween, remarksOf, withBranches } from './remarks';

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
    const parts = [0, 1, 2].map((moment) => remarksBetween(remarks, [1, 2, 3], moment, moment + 1));
    expect(parts.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['begins'], ['good'], []]);
    expect(parts.map(({ branches }) => branches.map(({ at }) => at))).toEqual([[], [1], [3]]);
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

  it('are lines of a study, from the turn on where they leave the game', () => {
    const replay = { entries: [0, 1, 3] } as unknown as Replay;
    const line = (entries: PlayedRecord['entries'], options = {}): StudyLine =>
      ({ title: 'better', moment: 1, record: { ...record, entries, options } }) as unknown as StudyLine;
    const better = line([
      [-1, 4],
      [0, 7],
      [1, 9],
    ]);
    const branch = branchOf({ record, replay }, better);
    expect(branch).toEqual({ at: 1, title: 'better', entries: better.record.entries.slice(1) });
    expect(branchOf({ record, replay }, line(record.entries))).toBeNull();
    expect(branchOf({ record, replay }, line(better.record.entries, { other: 'rules' }))).toBeNull();
    expect(branch && withBranches(record, [branch]).branches).toEqual([...(record.branches ?? []), branch]);
    expect(branch && along(record, branch).entries).toEqual(better.record.entries);
  });
});
