// What a server tells of the made-up game of `table/model/row_game`, and the kit of its page.
import type { Company, LogEntry, Move, Moves } from '../../lib/wire';
import type { LocalEntry } from '../../local/local_game';
import type { GameKit } from '../model/game_kit';
import { snapshot } from '../model/fixtures';
import { recordOf, rules, voice } from '../model/row_game';
import { changesOf, checksum } from './fold';

export const SEAT = 0;
const text = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The message that leads from some entries to more. */
export function moves(all: readonly LocalEntry[], from = 0, more: Partial<Moves> = {}): Moves {
  const moves = all.slice(from).map(([actor, action], k): Move => {
    const [before, after] = [all.slice(0, from + k), all.slice(0, from + k + 1)];
    return [actor, action, changesOf(recordOf(before), recordOf(after))];
  });
  const start = from === 0 && { start: text(recordOf([])) };
  return {
    t: 'moves',
    cut: 0,
    n: all.length,
    checksum: checksum(recordOf(all)),
    moves,
    ...start,
    ...more,
  };
}

export const gameKit = (game = rules()): GameKit =>
  ({ ...voice, rules: game, compiled: null, say: String }) as unknown as GameKit;

export const company = (more: Partial<Company> = {}): Company & { t: 'company' } => {
  const { players, commitment, hidden, table, game } = snapshot({});
  const there = { table, game, players, commitment, hidden, board: '/b' };
  return { t: 'company', n: 1, ...there, seat: SEAT, phase: 'playing', log: [], chat: [], ...more };
};

/** A line of the log, by the name of its message. */
export const entry = (n: number, line: number, name: string): LogEntry => ({
  line,
  cut: 0,
  n,
  seat: 1,
  said: ['parlour', name, {}],
});
