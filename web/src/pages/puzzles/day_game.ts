/** The game of a day, which its page goes on with where it cannot reach the server. */
import { puzzleAhead } from '../../lib/http';
import type { PuzzleAhead, PuzzleAnswer, PuzzleTask, Said } from '../../lib/wire';
import { LocalGame } from '../../local/local_game';
import { rulesOf, type Game } from '../../local/module';
import { movesOf } from '../../table/session/own_moves';
import type { Judge } from './puzzle_source';

/** The compiled rules with the draws of the day, which nothing here shows before they are drawn. */
export class DayGame implements Judge {
  constructor(
    private readonly rules: Game,
    private readonly seat: number,
    readonly ahead: PuzzleAhead,
  ) {}

  answer(_: Uint8Array, actions: readonly number[], played: readonly (readonly number[])[]): PuzzleAnswer | null {
    const { rules, ahead, seat } = this;
    const game = new LocalGame(rules, [''], '', { tape: ahead.draws });
    for (const turn of played) game.play(seat, turn);
    const { state, entries } = game;
    const [now, count] = [state.copy(), entries.length];
    try {
      game.play(seat, actions);
    } catch {
      return null;
    }
    const news = movesOf(now, entries.slice(count), seat);
    const moves = { t: 'moves', cut: 0, n: news.moves.length, ...news } as const;
    const said = (name: string, number: number): Said => ['', name, { count: number }];
    if (game.over) {
      const [made = 0] = state.scores();
      return { outcome: 'solved', said: said(ahead.ended, made), made, best: ahead.best, moves };
    }
    const drawn = entries.filter(([actor]) => actor !== seat).length;
    return {
      outcome: 'open',
      ask: said(ahead.ask, ahead.draws.length - drawn),
      part: entries.at(-1)?.[0] === seat,
      moves,
    };
  }
}

/** What the page needs of a day's game; null where something is missing. */
export async function dayGame({ game, name, company }: PuzzleTask): Promise<DayGame | null> {
  const [rules, ahead] = await Promise.all([rulesOf(company.board), puzzleAhead(game, name)]);
  return rules && new DayGame(rules, company.seat, ahead);
}
