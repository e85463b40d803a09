/** A game that the page plays by itself, as messages of a table: the whole table, and how it ended. */
import type { LocalGameKept } from '../../lib/local_games';
import type { Board, NumberedLine, Result, Snapshot } from '../../lib/wire';
import { words } from '../../i18n/alone';
import { seatsIn, type LocalEntry } from '../../local/local_game';
import type { Game, State } from '../../local/module';
import { headline, judge, ranking, sidesOf } from './headline';
import type { Teller } from '../narrate/teller';
import { logOf, opening } from '../narrate/log';

/** A game, and who tells it. */
export interface Told {
  id: string;
  game: Pick<LocalGameKept, 'table' | 'players' | 'seat' | 'rules_version'>;
  rules: Game;
  board: Board;
  teller: Teller;
}

/** The table at a position that some entries led to; what is legal there is not in it. */
export function snapshotAt(told: Told, state: State, entries: readonly LocalEntry[]): Snapshot {
  const { id, game, rules, board, teller } = told;
  const { table, players, seat } = game;
  const ended = state.turn() === rules.manifest.over;
  const begins = beginsLine(told, entries);
  return {
    t: 'snapshot',
    n: entries.length,
    table: id,
    game: table.game,
    title: table.title || board.title,
    score_name: table.score_name,
    score_forms: table.score_forms,
    more_is_better: table.more_is_better,
    shares_wins: table.shares_wins,
    phase: ended ? 'over' : 'playing',
    seat,
    players,
    options: table.options,
    board: table.board,
    commitment: '',
    hidden: false,
    pieces: teller.pieces(state),
    ...teller.scene(state),
    due: seatsIn(state.turn(), players.length),
    legal: [],
    log: logOf(teller.lines(rules.newState(game.rules_version), entries), begins, ended ? teller.ending(state) : ''),
    starter: ended ? -1 : (begins[0]?.seat ?? -1),
    result: ended ? resultOf(told, state, entries) : null,
  };
}

/** The line of the seat that was drawn to begin, if one was: after the draws with which the game begins. */
export function beginsLine({ game, rules }: Told, entries: readonly LocalEntry[]): NumberedLine[] {
  const { chance, seat_draw: seatDraw } = rules.manifest;
  const [actor = 0, action = 0] = entries[0] ?? [];
  if (!game.table.draws_starter || actor !== chance || action < seatDraw) return [];
  return [{ n: opening(entries, chance), seat: action - seatDraw, told: { text: words().begins } }];
}

/** How a game ended, in words of the page; null while it goes on. */
export function endOf(told: Told, state: State, entries: readonly LocalEntry[]): Result | null {
  if (state.turn() !== told.rules.manifest.over) return null;
  const result = resultOf(told, state, entries);
  const { seat, players } = told.game;
  const mine = seat < players.length ? [seat] : [];
  return { ...result, sentence: [`${headline(mine, players, result)}.`, result.sentence].filter(Boolean).join(' ') };
}

/** How a game ended. */
export function resultOf({ game, rules, teller }: Told, state: State, entries: readonly LocalEntry[]): Result {
  const { table } = game;
  const [scores, returns] = [state.scores(), state.returns()];
  return {
    scores,
    returns,
    ranking: ranking(scores, returns, table.more_is_better),
    ...judge(returns, sidesOf(game.players), table.shares_wins),
    sentence: teller.ending(state),
    score_history: rules.scoreHistory(rules.newState(game.rules_version), entries),
  };
}
