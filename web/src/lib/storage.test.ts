// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as storage from './storage';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('seats held', () => {
  it('keeps several seats of one table, each with its token', () => {
    storage.remember('k3fz', 0, 'first');
    storage.remember('k3fz', 2, 'third');
    expect(storage.tokensOf('k3fz')).toEqual({ 0: 'first', 2: 'third' });
    expect(storage.tokensOf('other')).toEqual({});
  });

  it('takes a new token for a seat instead of the old', () => {
    storage.remember('k3fz', 1, 'old');
    storage.remember('k3fz', 1, 'new');
    expect(storage.tokensOf('k3fz')).toEqual({ 1: 'new' });
  });

  it('forgets one table and leaves the others', () => {
    storage.remember('a', 0, 'x');
    storage.remember('b', 0, 'y');
    storage.forget('a');
    expect(storage.myTables().map((held) => held.table)).toEqual(['b']);
  });

  it('lists the latest table first', () => {
    vi.useFakeTimers();
    vi.setSystemTime(1_000_000);
    storage.remember('early', 0, 'x');
    vi.setSystemTime(2_000_000);
    storage.remember('late', 0, 'y');
    vi.useRealTimers();
    expect(storage.myTables()).toEqual([
      { table: 'late', seats: { 0: 'y' }, at: 2000 },
      { table: 'early', seats: { 0: 'x' }, at: 1000 },
    ]);
  });

  it.each(['{', 'null', '[]', '3', '"x"', '{"seats":[1]}', '{"seats":{"0":7,"x":"t","-1":"t"}}', '{"seats":{}}'])(
    'counts %s as no seat at all',
    (garbage) => {
      localStorage.setItem('parlour.1.table.k3fz', garbage);
      expect(storage.tokensOf('k3fz')).toEqual({});
      expect(storage.myTables()).toEqual([]);
    },
  );

  it('keeps what is sound beside what is not', () => {
    localStorage.setItem('parlour.1.table.k3fz', '{"seats":{"0":"good","1":5},"at":"yesterday"}');
    localStorage.setItem('parlour.0.table.old', '{"seats":{"0":"of another version"}}');
    localStorage.setItem('somebody-else', 'x');
    expect(storage.myTables()).toEqual([{ table: 'k3fz', seats: { 0: 'good' }, at: 0 }]);
  });

  it('is told when another window changes them, and only then', () => {
    const changed = vi.fn();
    const stop = storage.onTables(changed);
    dispatchEvent(new StorageEvent('storage', { key: 'parlour.1.table.k3fz' }));
    dispatchEvent(new StorageEvent('storage', { key: 'parlour.1.settings' }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'parlour.1.table.k3fz' }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('a browser that keeps nothing', () => {
  it('remembers until the page is closed', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.remember('tight', 0, 'token');
    storage.setMyName('Anna');
    expect(storage.tokensOf('tight')).toEqual({ 0: 'token' });
    expect(storage.myTables().map((held) => held.table)).toEqual(['tight']);
    expect(storage.myName()).toBe('Anna');
    storage.forget('tight');
    expect(storage.tokensOf('tight')).toEqual({});
  });

  it('does not fail where even reading is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(storage.tokensOf('k3fz')).toEqual({});
  });
});

describe('a name', () => {
  it('trims the name', () => {
    storage.setMyName('  Ben ');
    expect(storage.myName()).toBe('Ben');
  });
});

describe('best results', () => {
  it('puts the better first, the earlier of equals before the later, and says the place', () => {
    expect(storage.addBest('solo', 30, 'a')).toBe(1);
    expect(storage.addBest('solo', 40, 'b')).toBe(1);
    expect(storage.addBest('solo', 30, 'c')).toBe(3);
    expect(storage.bestOf('solo').map((best) => best.table)).toEqual(['b', 'a', 'c']);
  });

  it('knows games where less is better, and keeps options apart', () => {
    storage.addBest('solo', 5, 'a', { options: 'short', moreIsBetter: false });
    expect(storage.addBest('solo', 2, 'b', { options: 'short', moreIsBetter: false })).toBe(1);
    expect(storage.bestOf('solo')).toEqual([]);
  });

  it('keeps what was planned for a table, and gives it once', () => {
    storage.keepPlan('game', { seats: [1] });
    expect(storage.takePlan('other')).toBeNull();
    expect(storage.takePlan('game')).toEqual({ seats: [1] });
    expect(storage.takePlan('game')).toBeNull();
    sessionStorage.setItem('parlour.1.plan.game', '{');
    expect(storage.takePlan('game')).toBeNull();
  });

  it('lists all results of a game by their options, the usual rules first', () => {
    storage.addBest('solo', 5, 'a', { options: 'short' });
    storage.addBest('solo', 7, 'b');
    storage.addBest('solo2', 7, 'c');
    expect(storage.allBestOf('solo').map(({ options, results }) => [options, results[0]?.score])).toEqual([
      ['', 7],
      ['short', 5],
    ]);
    expect(storage.allBestOf('other')).toEqual([]);
  });

  it('counts a table once', () => {
    storage.addBest('solo', 5, 'a');
    expect(storage.addBest('solo', 5, 'a')).toBe(1);
    expect(storage.bestOf('solo')).toHaveLength(1);
  });

  it('keeps ten and has no place for an eleventh', () => {
    for (let score = 20; score > 10; score--) storage.addBest('solo', score, `t${score}`);
    expect(storage.addBest('solo', 3, 'weak')).toBe(0);
    expect(storage.bestOf('solo').map((best) => best.score)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
  });

  it('passes over what is no result', () => {
    localStorage.setItem('parlour.1.best.solo.', '[{"score":"7","table":"a"},4,{"score":7,"table":"b"}]');
    expect(storage.bestOf('solo')).toEqual([{ score: 7, table: 'b', at: 0 }]);
  });
});

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept for its table, seat and version', () => {
    storage.keepDraft('a', 0, 7, [4, 0]);
    expect(storage.draftOf('a', 0, 7)).toEqual([4, 0]);
    expect([storage.draftOf('a', 0, 8), storage.draftOf('a', 1, 7), storage.draftOf('b', 0, 7)]).toEqual([[], [], []]);
    storage.keepDraft('a', 0, 7, []);
    expect(storage.draftOf('a', 0, 7)).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    '{',
    '7',
    '{"v":7}',
    '{"v":7,"actions":"4"}',
    '{"v":7,"actions":[4,"0"]}',
    '{"v":7,"actions":[-1]}',
    '{"v":7,"actions":[0.5]}',
    `{"v":7,"actions":[${Array(101).fill(1).join()}]}`,
  ])('is none where %s was kept', (text) => {
    sessionStorage.setItem('parlour.1.draft.a.0', text);
    expect(storage.draftOf('a', 0, 7)).toEqual([]);
  });
});

describe('what is known of a table', () => {
  it('has been seen when it was seen here, of the latest fifty tables', () => {
    expect(storage.starterDrawSeen('a')).toBe(false);
    storage.seeStarterDraw('a');
    storage.seeStarterDraw('a');
    expect([storage.starterDrawSeen('a'), storage.starterDrawSeen('b')]).toEqual([true, false]);
    for (let i = 0; i < 49; i++) storage.seeStarterDraw(`t${i}`);
    expect(storage.starterDrawSeen('a')).toBe(true);
    storage.seeStarterDraw('last');
    expect([storage.starterDrawSeen('a'), storage.starterDrawSeen('t0'), storage.starterDrawSeen('last')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('has not been seen where what was kept is no list', () => {
    localStorage.setItem('parlour.1.starter_draws', '{"a":1}');
    expect(storage.starterDrawSeen('a')).toBe(false);
    localStorage.setItem('parlour.1.starter_draws', '[1,"b"]');
    expect(storage.starterDrawSeen('b')).toBe(true);
  });
});
