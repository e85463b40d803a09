import { expect, it } from 'vitest';
import { resultsOf } from './results';
import type { Row } from '../../lib/tables';

const anna = { kind: 'person' as const, name: 'Anna' };
const ben = { kind: 'person' as const, name: 'Ben' };
const bot = { kind: 'bot' as const, name: 'Dodo', level: 'random' };
const row = (players: object[], verdict: string, leaders: number[], mySeats = [0], title = 'Checkers'): Row =>
  ({ title, players, mySeats, phase: 'over', result: { verdict, leaders } }) as unknown as Row;

it('counts what came of finished games, by game, person and level', () => {
  expect(
    resultsOf([
      row([anna, ben], 'won', [0]),
      row([anna, ben], 'won', [1]),
      row([anna, ben, bot], 'drawn', [0, 2]),
      row([anna, bot, bot], 'won', [1], [0], 'Go'),
      row([anna], 'lost', [], [0], 'Alone'),
    ]),
  ).toEqual({
    games: [
      { name: 'Checkers', won: 1, level: 1, lost: 1 },
      { name: 'Go', won: 0, level: 0, lost: 1 },
      { name: 'Alone', won: 0, level: 0, lost: 1 },
    ],
    people: [{ name: 'Ben', won: 1, level: 1, lost: 1 }],
    bots: [{ name: 'random', won: 0, level: 1, lost: 1 }],
  });
});

it('counts no games that came to nothing, go on, or were played for several seats', () => {
  const none = { games: [], people: [], bots: [] };
  expect(resultsOf([row([anna, ben], 'unfinished', []), row([anna, ben], 'won', [0], [0, 1])])).toEqual(none);
  expect(resultsOf([{ ...row([anna, ben], '', []), result: null }])).toEqual(none);
});

it('counts team mates as one side', () => {
  const [a, b, c, d] = [0, 1, 0, 1].map((team, seat) => ({ kind: 'person', name: `P${seat}`, team }));
  const { people } = resultsOf([row([a, b, c, d] as object[], 'won', [2, 0])]);
  expect(people).toEqual(['P1', 'P3'].map((name) => ({ name, won: 1, level: 0, lost: 0 })));
});
