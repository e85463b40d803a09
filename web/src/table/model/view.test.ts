import { describe, expect, it } from 'vitest';
import type { TableChange } from '../../lib/told';
import { snapshot, table } from './fixtures';
import { lastPlayed } from '../../board/model/state';
import {
  applySideMessage,
  boardIn,
  chatted,
  companyIn,
  followed,
  frames,
  goneOn,
  isMyTurn,
  peopled,
  view,
  viewOf,
} from './view';

const result = {
  scores: [1, 2],
  returns: [0, 1],
  ranking: [[1], [0]],
  verdict: 'won' as const,
  leaders: [1],
  sentence: 'Ben wins.',
  score_history: [[0], [0]],
};
const update = (more: Partial<TableChange> = {}): TableChange => ({ t: 'update', n: 4, ...more });
const byBen: TableChange = update({
  steps: [
    {
      seat: 1,
      changes: [['a', 'a', '2', 0, 0, -1, '', 'hand1.back.0']],
      told: { text: 'placed 2 on a', gain: 2, places: ['a'] },
    },
    { seat: -1, changes: [['hand1.back.0', 'hand1', 'back', 0, 0, -1, '', '']] },
    { seat: -1, changes: [['hand1.back.1', 'hand1', 'back', 1, 0, -1, '', '']] },
  ],
  seats: [{ score: 0 }, { score: 2 }],
  due: [0],
  legal: [3, 4],
});

describe('a snapshot', () => {
  it('is completed by its defaults', () => {
    const now = view({ ...snapshot(), pieces: [{ id: 'x', place: 'a', face: '1' }] });
    expect(now.pieces).toEqual([
      { id: 'x', place: 'a', face: '1', order: 0, turn: 0, owner: -1, mark: null, x: 0, y: 0 },
    ]);
    expect(now).toMatchObject({ log: [], result: null, next: '', starter: -1, marks: {} });
  });
});

describe('an update', () => {
  it('is shown step by step, draws that follow each other as one deal', () => {
    const shown = frames(table(), byBen);
    expect(shown.map((frame) => [frame.seat, frame.changes.length])).toEqual([
      [1, 1],
      [-1, 2],
    ]);
    expect(shown[0]?.board.pieces.some((piece) => piece.id === 'a')).toBe(true);
  });
  it('changes scores and turn only when the pieces have come to rest', () => {
    const [first, last] = frames(table({ due: [1], legal: [] }), byBen);
    expect(first?.board).toMatchObject({ n: 3, due: [1], seats: [{ score: 0 }, { score: 0 }] });
    expect(last?.board).toMatchObject({ n: 4, due: [0], legal: [3, 4], seats: [{ score: 0 }, { score: 2 }] });
  });
  it('leaves what it does not name', () => {
    const after = followed(table(), update());
    expect(after).toMatchObject({ sentence: 'Place one.', due: [0], legal: [0, 1, 2, 3, 4, 5] });
  });
  it('starts a table that was waiting and ends one that has a result', () => {
    expect(goneOn(table({ phase: 'waiting' }), byBen).phase).toBe('playing');
    const before = table();
    expect(viewOf(before, followed(before, update({ result })))).toMatchObject({ phase: 'over', result });
  });
  it('says when one has moved, which stays so', () => {
    expect(followed(table(), byBen).moved).toBe(false);
    const moved = followed(table(), update({ moved: true }));
    expect(followed(moved, byBen).moved).toBe(true);
  });
  it('keeps what is heard of the draws beside the result', () => {
    const contributed = applySideMessage(companyIn(snapshot()), { t: 'draws', contributions: ['a', ''] });
    const now = boardIn(snapshot());
    expect([contributed.contributions, viewOf(contributed, now).result]).toEqual([['a', ''], null]);
    const ahead = { table: 'next', commitment: 'b' };
    const revealed = applySideMessage(contributed, { t: 'draws', seed: 's', ahead });
    expect(viewOf(revealed, followed(now, update({ result })))).toMatchObject({
      contributions: ['a', ''],
      result: { ...result, seed: 's', ahead },
    });
  });
  it('writes the log', () => {
    expect(followed(table(), byBen).log).toEqual([
      { n: 4, line: 0, seat: 1, told: { text: 'placed 2 on a', gain: 2, places: ['a'] } },
    ]);
  });
});

describe('what was played last', () => {
  it("is marked until that seat's next turn, for the others", () => {
    const after = followed(table(), byBen);
    expect(lastPlayed(after)).toEqual(new Map([['a', 1]]));
    const next = followed(after, update({ n: 7, steps: [{ seat: 1, told: { text: 'passed' } }] }));
    expect(lastPlayed(next)).toEqual(new Map());
  });
  it('is not marked for the one who played it', () => {
    expect(lastPlayed({ ...followed(table(), byBen), seat: 1 })).toEqual(new Map());
  });
  it('is known from a snapshot too', () => {
    const log = [{ n: 4, seat: 1, told: { text: 'placed 2 on c', places: ['c'] } }];
    expect(lastPlayed(table({ log }))).toEqual(new Map([['c', 1]]));
  });
  it('gathers the steps of one turn', () => {
    const steps = ['a', 'b'].map((place) => ({ seat: 1, told: { text: `to ${place}`, places: [place] } }));
    expect([...lastPlayed(followed(table(), update({ steps }))).keys()]).toEqual(['a', 'b']);
  });
});

describe('people and chat', () => {
  it('come and go', () => {
    const players = [{ kind: 'person' as const, name: 'Anna' }];
    expect(peopled(table(), { t: 'players', phase: 'over', players })).toMatchObject({ phase: 'over', players });
  });
  it('a line heard twice stays single', () => {
    const line = { line: 7, seat: 1, name: 'Ben', text: 'hello', at: 1 };
    expect(chatted(chatted(table(), line), line).chat).toEqual([line]);
  });
  it('whose turn it is', () => {
    expect(isMyTurn(table())).toBe(true);
    expect(isMyTurn(table({ due: [1] }))).toBe(false);
    expect(isMyTurn(table({ phase: 'over' }))).toBe(false);
  });
});
