import { describe, expect, it } from 'vitest';
import type { Result } from '../../api/wire';
import { headline, places } from './headline';
import type { View } from './view';

function said(seat: number, scores: number[], returns: number[], more: Partial<Result> = {}): string {
  const ranking = scores.map((_, one) => [one]).sort(([a = 0], [b = 0]) => (returns[b] ?? 0) - (returns[a] ?? 0));
  const view = { seat, players: scores.map(() => ({ kind: 'person' })) } as Pick<View, 'seat' | 'players'>;
  return headline(view, { scores, returns, ranking, sentence: '', score_history: [], ...more });
}

describe('the end in one sentence', () => {
  it('speaks to whoever reads it, with the scores', () => {
    expect(said(0, [901, 1042], [-1, 1])).toBe('You lost 901 to 1,042');
    expect(said(1, [901, 1042], [-1, 1])).toBe('You won 1,042 to 901');
    expect(said(0, [5, 5], [0, 0])).toBe('Nobody wins');
  });
  it('leaves out figures that did not decide it', () => {
    expect(said(0, [43, 126], [-1, 1], { ended: 'resigned' })).toBe('You lost');
    expect(said(0, [0, 0], [1, -1])).toBe('You won');
  });
  it('says that nobody wins where the time of all has run out, and no more of an unfinished game', () => {
    expect(said(0, [4, 7], [-1, -1], { ended: 'time' })).toBe('Nobody wins');
    expect(said(0, [4, 7], [0, 0], { ended: 'agreed' })).toBe('The game is over');
  });
  it('says the place where there are more, and ranks nobody who plays alone or only watches', () => {
    const returns = [1, -0.3, -0.35, -0.35];
    expect(said(1, [9, 7, 5, 3], returns)).toBe('You came 2nd of 4');
    expect(said(3, [9, 7, 5, 3], returns)).toBe('You lost');
    expect(said(0, [12], [1])).toBe('The game is over');
    expect(said(2, [901, 1042], [-1, 1])).toBe('The game is over');
  });
});

describe('places', () => {
  it('are shared by those who are level, and there are none where nobody has won', () => {
    expect(places({ ranking: [[2], [0, 3], [1]], returns: [0, -1, 1, 0] })).toEqual([1, 2, 4]);
    expect(places({ ranking: [[0, 1]], returns: [-1, -1] })).toEqual([0]);
    expect(places({ ranking: [[1], [0]], returns: [0, 0] })).toEqual([0, 0]);
    expect(places({ ranking: [[0]], returns: [1] })).toEqual([0]);
  });
});
