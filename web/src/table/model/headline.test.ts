import { describe, expect, it } from 'vitest';
import type { Result } from '../../lib/wire';
import { headline, places, seriesEnd, sidesOf } from './headline';

const PLAYER: { team?: number } = {};
const TEAMS = [0, 1, 2, 0, 1, 2].map((team) => ({ ...PLAYER, team }));

interface Case extends Partial<Result> {
  players?: readonly { team?: number }[];
  drawn?: boolean;
}

/** Seats from first to last, tied ones together. */
function ranking(scores: number[], returns: number[]): number[][] {
  const worth = (seat: number): number => 1000 * (returns[seat] ?? 0) + Math.abs(scores[seat] ?? 0) / 1000;
  const values = [...new Set(scores.map((_, seat) => worth(seat)))].sort((a, b) => b - a);
  return values.map((value) => [...scores.keys()].filter((seat) => worth(seat) === value));
}

/** What that came to: `shared` among those who are level at the top, else `drawn`. */
function verdict(returns: number[], players: readonly { team?: number }[], level: 'shared' | 'drawn') {
  const leaders = [...returns.keys()].filter((seat) => returns[seat] === Math.max(...returns));
  const oneSide = new Set(leaders.map((seat) => sidesOf(players)[seat])).size === 1;
  return { verdict: oneSide ? ('won' as const) : level, leaders };
}

function said(own: number | number[], scores: number[], returns: number[], setting: Case = {}): string {
  const { players = scores.map(() => PLAYER), drawn = false, ...more } = setting;
  const came = verdict(returns, players, drawn ? 'drawn' : 'shared');
  const result = { scores, returns, ranking: ranking(scores, returns), sentence: '', score_history: [] };
  return headline([own].flat(), players, { ...result, ...came, ...more });
}

describe('the end in one sentence', () => {
  it('speaks to whoever reads it, with the scores', () => {
    expect(said(0, [901, 1042], [-1, 1])).toBe('You lost 901 to 1,042');
    expect(said(1, [901, 1042], [-1, 1])).toBe('You won 1,042 to 901');
  });
  it('leaves out figures that did not decide it, and those of which fewer are better', () => {
    expect(said(0, [43, 126], [-1, 1], { ended: 'resigned' })).toBe('You lost');
    expect(said(0, [0, 0], [1, -1])).toBe('You won');
    expect(said(0, [6, 0], [-1, 1])).toBe('You lost');
    expect(said(1, [6, 0], [-1, 1])).toBe('You won');
  });
  it('leaves out figures below zero', () => {
    expect(said(0, [-14, 10], [-1, 1])).toBe('You lost');
    expect(said(1, [-14, -3], [-1, 1])).toBe('You won');
  });
  it('tells a shared win from a draw', () => {
    expect(said(0, [5, 5], [0, 0])).toBe('You share the win');
    expect(said(0, [5, 5], [0, 0], { drawn: true })).toBe('A draw');
    expect(said(1, [5, 5, 2], [0.25, 0.25, -0.5])).toBe('You share the win');
    expect(said(1, [5, 5, 2], [0.25, 0.25, -0.5], { drawn: true })).toBe('A draw');
    expect(said(2, [5, 5, 2], [0.25, 0.25, -0.5], { drawn: true })).toBe('You lost');
  });
  it('says that nobody wins where the time of all has run out, and no more of an unfinished game', () => {
    expect(said(0, [4, 7], [-1, -1], { ended: 'time', verdict: 'lost', leaders: [] })).toBe('Nobody wins');
    expect(said(0, [4, 7], [0, 0], { ended: 'agreed', verdict: 'unfinished', leaders: [] })).toBe('The game is over');
  });
  it('says the place where there are more, and ranks nobody who plays alone or only watches', () => {
    const returns = [1, -0.3, -0.35, -0.35];
    expect(said(1, [9, 7, 5, 3], returns)).toBe('You came 2nd of 4');
    expect(said(3, [9, 7, 5, 3], returns)).toBe('You lost');
    expect(said(0, [12], [1])).toBe('The game is over');
    expect(said([], [901, 1042], [-1, 1])).toBe('The game is over');
  });
  it('gives nobody a place where it is not known who leads', () => {
    const unknown: Case = { verdict: 'won', leaders: [] };
    for (const seat of [0, 1, 2]) expect(said(seat, [9, 7, 5], [1, -0.5, -0.5], unknown)).toBe('The game is over');
    expect(said(0, [9, 7, 5, 3], [1, -0.3, -0.35, -0.35], { leaders: [1] })).toBe('You lost');
  });
  it('speaks to several at one screen only where they are on one side', () => {
    expect(said([0, 1], [3, 1], [1, -1])).toBe('The game is over');
    expect(said([0, 3], [2, 1, 0, 2, 1, 0], [1, -0.5, -0.5, 1, -0.5, -0.5], { players: TEAMS })).toBe('You won');
  });
  it('ranks teams, not their players', () => {
    const scores = [2, 1, 0, 2, 1, 0];
    const returns = [0.2, -0.2, -0.2, 0.2, -0.2, -0.2];
    expect(said(4, scores, returns, { players: TEAMS })).toBe('You came 2nd of 3');
    expect(said(5, scores, returns, { players: TEAMS })).toBe('You lost');
    const two = [0, 1, 0, 1].map((team) => ({ team }));
    expect(said(3, [2, 1, 2, 1], [1 / 3, -1 / 3, 1 / 3, -1 / 3], { players: two })).toBe('You lost');
  });
});

describe('places', () => {
  const alone = [PLAYER];
  const two = [PLAYER, PLAYER];
  it('are shared by those who are level, and there are none where nobody has won', () => {
    const four = [...two, ...two];
    expect(places({ ranking: [[2], [0, 3], [1]], verdict: 'won', leaders: [2] }, four)).toEqual([1, 2, 4]);
    expect(places({ ranking: [[0, 1]], verdict: 'lost', leaders: [] }, two)).toEqual([0]);
    expect(places({ ranking: [[0, 1]], verdict: 'shared', leaders: [0, 1] }, two)).toEqual([1]);
    expect(places({ ranking: [[0, 1]], verdict: 'drawn', leaders: [0, 1] }, two)).toEqual([0]);
    expect(places({ ranking: [[1], [0]], verdict: 'unfinished', leaders: [] }, two)).toEqual([0, 0]);
    expect(places({ ranking: [[0]], verdict: 'won', leaders: [0] }, alone)).toEqual([0]);
  });
  it('are those of teams', () => {
    const ranking = [[0, 3], [1, 4], [2], [5]];
    expect(places({ ranking, verdict: 'won', leaders: [0, 3] }, TEAMS)).toEqual([1, 2, 3, 3]);
  });
});

describe('the end of a series', () => {
  const ending = (ranking: number[][], over: boolean, teams: number[]) =>
    seriesEnd({
      series: { form: 'best', games: 3, number: 3, rows: [], tables: [], totals: [], ranking, over },
      players: teams.map((team, seat) => ({ kind: 'person', name: `P${seat}`, team })),
    });

  it('names who has won it, or who share that', () => {
    expect(ending([[0], [1]], false, [-1, -1])).toBeNull();
    expect(ending([[1], [0]], true, [-1, -1])).toBe('The series is over: P1 wins.');
    expect(ending([[0, 1]], true, [-1, -1])).toBe('The series is over: P0 and P1 share the win.');
    expect(
      ending(
        [
          [0, 2],
          [1, 3],
        ],
        true,
        [0, 1, 0, 1],
      ),
    ).toBe('The series is over: P0 and P2 win.');
  });
});
