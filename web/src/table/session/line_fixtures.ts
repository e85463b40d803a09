// What a server tells of the made-up game of `table/model/row_game`, and what its page is equipped with.
import type { Company, LogEntry, Move, Moves } from '../../lib/wire';
import type { LocalEntry } from '../../local/local_game';
import type { Equipped } from '../model/equipped';
import { snapshot } from '../../board/model/fixtures';
import { rules, voice } from '../model/row_game';
import { checksum } from './fold';

export const SEAT = 0;
/** The made-up game's record is how many entries there were; here it is the entries themselves, three bytes each. */
const RECORD = 12;

/** The record after entries. */
export function recordOf(entries: readonly LocalEntry[]): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(RECORD);
  entries.forEach(([actor, action], k) => record.set([1, actor, action], 3 * k));
  return record;
}

const entriesOf = (record: Uint8Array): LocalEntry[] =>
  Array.from({ length: RECORD / 3 }, (_, k) => record.subarray(3 * k, 3 * k + 3))
    .filter(([there]) => there)
    .map(([, actor = 0, action = 0]): LocalEntry => [actor, action]);

const text = (bytes: Uint8Array | number[]): string => btoa(String.fromCharCode(...bytes));

/** The message that leads from some entries to more. */
export function moves(all: readonly LocalEntry[], from = 0, more: Partial<Moves> = {}): Moves {
  const told = all.slice(from).map(([actor, action], k): Move => {
    const at = 3 * (from + k);
    return [actor, action, text([at, 3, 1, actor, action])];
  });
  const start = from === 0 && { start: text(recordOf([])) };
  return {
    t: 'moves',
    cut: 0,
    n: all.length,
    checksum: checksum(recordOf(all)),
    moves: told,
    ...start,
    ...more,
  };
}

export function equipment(made = rules()): Equipped {
  const stateOf = (record: Uint8Array) => {
    const state = made.newState();
    for (const [actor, action] of entriesOf(record)) state.play(actor, action);
    return state;
  };
  return { ...voice, rules: { ...made, stateOf }, compiled: null, say: String } as unknown as Equipped;
}

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
