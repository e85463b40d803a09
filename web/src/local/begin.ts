/** Begins a game that this device plays by itself. */
import { localAddress } from '../lib/addresses';
import { newContribution } from '../lib/draws';
import { answerAt, levels } from '../lib/http';
import { beginLocalGame } from '../lib/local_games';
import type { SeatDraft } from '../lib/plan';
import { myName } from '../lib/storage';
import type { GameInfo, LocalTable, Player } from '../lib/wire';
import { letter } from '../lib/letter';
import { levelsOf } from '../../../src/parlour/browser/package/players.mjs';
import { speakingOf, thinkingOf } from './module';

/** Why it could not be begun: there are no rules for browsers yet, or a level that the page does not have. */
export type NotBegun = { why: 'rules' } | { why: 'level'; level: string };

/** The options of a game that is begun as a form has it: the number of seats is one of them. */
export function optionsFor(
  game: GameInfo,
  seats: readonly SeatDraft[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const chosen = Object.fromEntries(Object.entries(values).map(([option, value]) => [option, value.trim()]));
  return { ...chosen, ...(game.seats.length > 1 && { seats: String(seats.length) }) };
}

/** Begins a game as a form has it; bots of a `level` play where persons were planned. */
export function beginAs(
  game: GameInfo,
  seats: readonly SeatDraft[],
  values: Readonly<Record<string, string>>,
  level: string,
): Promise<string | NotBegun> {
  const mine = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'me'),
  );
  const name = seats[mine]?.name.trim() || myName();
  const players = seats.map((draft, seat): Player =>
    seat === mine
      ? { kind: 'person', name, here: true }
      : { kind: 'bot', level: draft.kind === 'bot' ? draft.level : level, here: true },
  );
  return beginLocal(game.slug, optionsFor(game, seats, values), players, mine);
}

/** Begin a game, and return its id; `options` are the non-default ones, `seat` is the person's. */
export async function beginLocal(
  slug: string,
  options: Record<string, string>,
  players: Player[],
  seat: number,
): Promise<string | NotBegun> {
  const [table, offered] = await Promise.all([answerAt<LocalTable>(localAddress(slug, options)), levels()]);
  const compiled = await speakingOf(table.board);
  const thinks = players.some(({ kind }) => kind === 'bot');
  if (!compiled || (thinks && !(await thinkingOf(table.board)))) return { why: 'rules' };
  const names = levelsOf(compiled.manifest);
  const lacking = players.find(({ kind, level = '' }) => kind === 'bot' && !names.includes(level));
  if (lacking) return { why: 'level', level: lacking.level ?? '' };
  const bird = (before: readonly Player[], level = ''): string => {
    const { bots = [] } = offered.find(({ name }) => name === level) ?? {};
    return bots[before.filter((player) => player.level === level).length % bots.length] ?? '';
  };
  const named = players.map((player, at): Player =>
    player.kind === 'bot' ? { ...player, name: `${bird(players.slice(0, at), player.level)} ${letter(at)}` } : player,
  );
  const { rules_version } = compiled.manifest;
  return beginLocalGame({ table, players: named, seat, rules_version, given: 0, origin: '' }, newContribution());
}
