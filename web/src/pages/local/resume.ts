/** A game of this device gone on with, by the rules that it was begun with, or begun anew by those of now. */
import { newContribution } from '../../lib/draws';
import { beginLocalGame, type LocalGameKept } from '../../lib/local_games';
import { LocalGame, type LocalEntry } from '../../local/local_game';
import type { Game } from '../../local/module';
import type { Player } from '../../lib/wire';

/** What of a game it is played from. */
type ResumableGame = Pick<LocalGameKept, 'players' | 'seed' | 'rules_version' | 'entries' | 'given'>;

/** What a record calls those who play. */
const calledInRecord = (players: readonly Player[]): string[] =>
  players.map(({ name = '', level = '' }) => name || level);

/** The game after some entries of it; throws where its rules are not here, or do not allow them. */
export const resumeAt = (rules: Game, game: ResumableGame, entries: readonly LocalEntry[] = game.entries): LocalGame =>
  new LocalGame(rules, calledInRecord(game.players), game.seed, { ...game, entries });

/** The game as it was kept; null where these rules cannot play it. */
export function resume(rules: Game, game: ResumableGame): LocalGame | null {
  try {
    return resumeAt(rules, game);
  } catch {
    return null;
  }
}

/** Another game of the same players at the same table, by the rules of now; its id. */
export const restart = ({ manifest }: Game, game: LocalGameKept): string =>
  beginLocalGame({ ...game, origin: '', rules_version: manifest.rules_version }, newContribution());
