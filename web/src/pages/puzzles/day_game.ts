/** The game of a day, which its page goes on with where it cannot reach the server. */
import { puzzleAhead } from '../../lib/http';
import type { PuzzleAhead, PuzzleAnswer, PuzzleTask, SeatRecord } from '../../lib/wire';
import { encoded, LocalGame } from '../../module/local_game';
import { Follower, type Game } from '../../module/module';
import { speaker, type Pattern, type Say } from '../../module/patterns';
import { equipped } from '../../table/model/equipped';
import type { Atlas } from '../../board/model/targets';
import { Teller } from '../../table/narrate/teller';
import type { Judge } from './puzzle_line';

/** The compiled rules with the draws of the day, which nothing here shows before they are drawn. */
export class DayGame implements Judge {
  private readonly say: Say;

  constructor(
    private readonly rules: Game,
    private readonly teller: Teller,
    readonly ahead: PuzzleAhead,
  ) {
    this.say = speaker(ahead.patterns as Record<string, Pattern>, ahead.language);
  }

  answer(now: SeatRecord, actions: readonly number[], played: readonly (readonly number[])[]): PuzzleAnswer | null {
    const { rules, teller, ahead, say } = this;
    const { seat } = now;
    const game = new LocalGame(rules, [''], '', [], undefined, ahead.draws);
    for (const turn of played) game.play(seat, turn);
    const { state, entries } = game;
    const [before, count] = [state.copy(), entries.length];
    try {
      game.play(seat, actions);
    } catch {
      return null;
    }
    const n = now.n + 1;
    const view = state.view(seat);
    const update = teller.update(before, entries.slice(count), {
      n,
      legal: game.over ? [] : encoded(view.legal(seat)),
    });
    if (game.over) {
      const [made = 0] = state.scores();
      const still = { sentence: '', status: '', due: [] };
      const sentence = say('ended', { count: made });
      return { outcome: 'solved', sentence, made, best: ahead.best, update: { ...update, ...still } };
    }
    const drawn = entries.filter(([actor]) => actor !== seat).length;
    return {
      outcome: 'open',
      ask: say('ask', { count: ahead.draws.length - drawn }),
      part: entries.at(-1)?.[0] === seat,
      update,
      record: { ...now, n, record: btoa(String.fromCharCode(...view.bytes)) },
    };
  }
}

/** What the page needs of a day's game; null where something is missing. */
export async function dayGame({ game, name, snapshot }: PuzzleTask, atlas: Atlas): Promise<DayGame | null> {
  const [found, ahead] = await Promise.all([equipped(snapshot), puzzleAhead(game, name)]);
  if (!found) return null;
  const { board, rules } = found;
  const follower = new Follower(rules, snapshot.seat, board.faces);
  const teller = new Teller({ ...found, atlas, follower }, snapshot.seat);
  return new DayGame(rules, teller, ahead);
}
