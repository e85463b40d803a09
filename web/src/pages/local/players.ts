/** Who plays a game that the page plays by itself. */
import type { Player } from '../../lib/wire';

/** What a record calls them. */
export const namesOf = (players: readonly Player[]): string[] =>
  players.map(({ name = '', level = '' }) => name || level);
