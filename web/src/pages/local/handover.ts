/** A table at the server that the page can go on with by itself: of open information, against bots that think here too. */
import { newContribution } from '../../lib/draws';
import { fetchExtras, get } from '../../lib/http';
import type { LocalGameKept } from '../../lib/local_games';
import type { LocalTable, TableEntries } from '../../lib/wire';
import { rulesOf, type Game } from '../../local/module';
import { levelsOf } from '../../../../src/parlour/browser/package/players.mjs';
import type { View } from '../../table/model/view';
import { keepOffline } from './keep_offline';
import { resume } from './resume';

/** The name under which what tables at the server may need is kept. */
const NAME = '/t';

/** What a table can be gone on with. */
export interface Handover {
  table: LocalTable;
  rules: Game;
}

/** A game that would begin where a table is now. */
export type GameFromTable = Omit<LocalGameKept, 'at' | 'over'>;

/** Whether a person plays there whom only bots play against. */
export const againstBots = ({ phase, players, seat, event }: View): boolean =>
  phase === 'playing' &&
  !event &&
  players.every(({ kind }, at) => (kind === 'bot') !== (at === seat)) &&
  seat < players.length;

/** What is needed to go on with a table, once the browser has it all; null where the page cannot. */
export async function prepareHandover(view: View): Promise<Handover | null> {
  const { game, title, board, starter, players, seat } = view;
  const rules = await rulesOf(board);
  if (!rules || rules.manifest.hidden) return null;
  const levels = levelsOf(rules.manifest);
  if (!players.every(({ level = '' }, at) => at === seat || levels.includes(level))) return null;
  const { aids } = await fetchExtras(view.table);
  if (!(await keepOffline({ game, board }, NAME))) return null;
  return { table: { game, title, board, draws_starter: starter >= 0, aids }, rules };
}

/** The game as it stands there, with a seed of its own for what is drawn from now on; null where these rules cannot play it. */
export async function gameFromTable({ table, rules }: Handover, view: View): Promise<GameFromTable | null> {
  const { table: origin, players, seat } = view;
  const there = await get<TableEntries>(`/tables/${encodeURIComponent(origin)}/entries`);
  const { rules_version } = there;
  const entries = there.entries.map(([actor = 0, action = 0]): [number, number] => [actor, action]);
  const seed = newContribution();
  const game = { table, players, seat, seed, rules_version, entries, given: entries.length, origin };
  return resume(rules, game) && game;
}
