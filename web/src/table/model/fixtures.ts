// The made-up game of `board/model/fixtures` at a table for tests.
import type { WholeTable } from '../../lib/told';
import { tiles } from '../../board/model/fixtures';
import { view, type View } from './view';

export function snapshot(more: Partial<WholeTable> = {}): WholeTable {
  return {
    t: 'snapshot',
    n: 3,
    table: 'table',
    game: 'row',
    title: 'Row',
    score_name: 'points',
    phase: 'playing',
    seat: 0,
    players: [
      { kind: 'person', name: 'Anna', here: true },
      { kind: 'person', name: 'Ben', here: true },
    ],
    options: [],
    board: 'hash',
    commitment: '',
    hidden: true,
    pieces: [...tiles],
    seats: [{ score: 0 }, { score: 0 }],
    sentence: 'Place one.',
    due: [0],
    legal: [0, 1, 2, 3, 4, 5],
    ...more,
  };
}

export const table = (more: Partial<WholeTable> = {}): View => view(snapshot(more));
