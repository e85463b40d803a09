/** The company of a local game, as a server would send it, and its result. */
import { optionsIn } from '../../lib/addresses';
import type { LocalGameKept } from '../../lib/local_games';
import type { Board, LogEntry, Result } from '../../lib/wire';
import type { LocalEntry } from '../../local/local_game';
import type { Game, State } from '../../local/module';
import type { CompanyTold } from '../narrate/company_words';
import { opening } from '../narrate/log';

/** A local game, and the facts it is played with. */
export interface LocalGameFacts {
  id: string;
  game: Pick<LocalGameKept, 'players' | 'seat' | 'rules_version'> & {
    table: Pick<LocalGameKept['table'], 'game' | 'board' | 'draws_starter'>;
  };
  rules: Game;
  board: Board;
}

/** The company after some entries, which led to a state. */
export function companyOf(facts: LocalGameFacts, state: State, entries: readonly LocalEntry[]): CompanyTold {
  const { id, game, rules, board } = facts;
  const { table, players, seat } = game;
  const result = resultOf(facts, state, entries);
  const log = beginsLine(facts, entries);
  return {
    t: 'company',
    n: entries.length,
    table: id,
    game: table.game,
    board: table.board,
    options: optionsOf(table.board, board),
    more_is_better: rules.manifest.more_is_better,
    shares_wins: rules.manifest.shares_wins,
    phase: result ? 'over' : 'playing',
    seat,
    players,
    commitment: '',
    hidden: false, // nobody else plays here
    starter: result ? -1 : (log[0]?.seat ?? -1),
    log,
    chat: [],
    result,
  };
}

/** The options in the address of a board that it has words for: those that are not the usual ones. */
function optionsOf(address: string, { words }: Board): Record<string, string> {
  const named = Object.entries(optionsIn(address));
  return Object.fromEntries(named.filter(([name]) => words?.options.some((option) => option.name === name)));
}

/** The line of the seat that was drawn to begin, if one was: after the draws with which the game begins. */
function beginsLine({ game, rules }: LocalGameFacts, entries: readonly LocalEntry[]): LogEntry[] {
  const { chance, seat_draw: seatDraw } = rules.manifest;
  const [actor = 0, action = 0] = entries[0] ?? [];
  if (!game.table.draws_starter || actor !== chance || action < seatDraw) return [];
  const n = opening(entries, chance);
  return [{ line: 1, cut: 0, n, seat: action - seatDraw, said: ['parlour', 'log-begins-drawn', {}] }];
}

/** The result of a game; null while it goes on. */
export function resultOf({ game, rules }: LocalGameFacts, state: State, entries: readonly LocalEntry[]): Result | null {
  if (state.turn() !== rules.manifest.over) return null;
  return {
    scores: state.scores(),
    returns: state.returns(),
    ...state.outcome(),
    sentence: '',
    score_history: rules.scoreHistory(rules.newState(game.rules_version), entries),
    ended: 'rules',
  };
}
