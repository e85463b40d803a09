/** Begins a game that this device plays by itself. */
import { newContribution } from '../lib/draws';
import { get, levels } from '../lib/http';
import { beginLocalGame } from '../lib/local_games';
import type { LocalTable, Player } from '../lib/wire';
import { letter } from '../i18n/shell';
import { levelsOf } from '../../../src/parlour/browser/package/players.mjs';
import { speakingOf, thinkingOf } from './module';

/** Why it could not be begun: there are no rules for browsers yet, or a level that the page does not have. */
export type NotBegun = { why: 'rules' } | { why: 'level'; level: string };

/** The id of the new game; `options` are those that differ, `seat` is the person's. */
export async function beginAlone(
  slug: string,
  options: Record<string, string>,
  players: Player[],
  seat: number,
): Promise<string | NotBegun> {
  const asked = new URLSearchParams(Object.entries(options).map(([name, value]) => ['option', `${name}=${value}`]));
  const [table, offered] = await Promise.all([
    get<LocalTable>(`/games/${encodeURIComponent(slug)}/local?${asked}`),
    levels(),
  ]);
  const compiled = await speakingOf(table.board);
  const thinks = players.some(({ kind }) => kind === 'bot');
  if (!compiled || (thinks && !(await thinkingOf(table.board)))) return { why: 'rules' };
  const known = levelsOf(compiled.manifest);
  const lacking = players.find(({ kind, level = '' }) => kind === 'bot' && !known.includes(level));
  if (lacking) return { why: 'level', level: lacking.level ?? '' };
  const bird = (before: readonly Player[], level = ''): string => {
    const { bots = [] } = offered.find(({ name }) => name === level) ?? {};
    return bots[before.filter((one) => one.level === level).length % bots.length] ?? '';
  };
  const named = players.map((player, at): Player =>
    player.kind === 'bot' ? { ...player, name: `${bird(players.slice(0, at), player.level)} ${letter(at)}` } : player,
  );
  const { rules_version } = compiled.manifest;
  return beginLocalGame({ table, players: named, seat, rules_version, given: 0, origin: '' }, newContribution());
}
