/** A finished game with all that this page needs to step through it: its positions are made here, from its entries. */
import { finishedGame, get, readRecord, type Source } from '../api/http';
import type { Replay } from '../api/replay';
import type { FinishedGame, LocalTable, Player, Result, Snapshot } from '../api/wire';
import { calling } from '../i18n/shell';
import type { LocalEntry, LocalRecord } from '../rules_wasm/local_game';
import { Follower } from '../rules_wasm/module';
import { OpenGame } from '../rules_wasm/open_game';
import { equipped, type Equipped } from '../table/model/equipped';
import { Atlas } from '../table/model/targets';
import { Teller } from '../table/model/telling';
import { TouchTable } from '../table/model/touch';
import { awaitRules } from './await_rules';
import { retraced } from './retraced';

/** A record as a server or a file has it. */
export interface PlayedRecord {
  game: string;
  rules_version: number;
  options: Record<string, string>;
  entries: readonly LocalEntry[];
  over?: boolean;
}

export interface PlayedGame {
  record: PlayedRecord;
  replay: Replay;
  kit: Equipped;
}

/** What a record does not say of its game. */
type Facts = Pick<LocalTable, 'game' | 'title' | 'score_name' | 'score_forms' | 'more_is_better' | 'shares_wins'> &
  Pick<LocalTable, 'options' | 'board' | 'draws_starter'>;

function factsOf(last: Snapshot): Facts {
  const { game, title, score_name, score_forms = {}, options, board, starter = -1 } = last;
  const { more_is_better = true, shares_wins = true } = last;
  const draws_starter = starter >= 0;
  return { game, title, score_name, score_forms, more_is_better, shares_wins, options, board, draws_starter };
}

/** The replay of a record with all hands open, as those who watch see it. */
function replayed(
  kit: Equipped,
  facts: Facts,
  players: Player[],
  { rules_version, entries }: PlayedRecord,
  told: { begins?: string; result?: Result | null } = {},
): Replay {
  const { board, compiled } = kit;
  const rules = new OpenGame(compiled.module, compiled.manifest);
  const { seats } = rules.manifest;
  const atlas = new Atlas(board, new TouchTable(board));
  const voice = { ...kit, atlas, follower: new Follower(rules, seats, board.faces) };
  const teller = new Teller(voice, seats, facts.more_is_better);
  const game = { table: { ...facts, aids: [] }, players, seat: seats, rules_version };
  return retraced({ id: '', game, rules, board, teller, ...told }, entries);
}

/** The finished game of a table, or that of a file, which the server reads and checks. */
export const fetchGame = (source: Source): Promise<FinishedGame> =>
  'table' in source ? finishedGame(source.table) : readRecord(source.record);

/** A finished game once its rules are here; null once stopped. */
export async function openGame(game: FinishedGame, stop: AbortSignal, waits: () => void): Promise<PlayedGame | null> {
  const { last, begins } = game;
  const record = game.record as PlayedRecord;
  const { players, commitment, contributions, origin, series, result } = last;
  const kit = await awaitRules(last, calling(players), stop, waits);
  if (!kit) return null;
  const replay = replayed(kit, factsOf(last), players, record, { begins, result: result ?? null });
  Object.assign(replay.snapshot, { commitment, contributions, origin, series });
  return { record, replay, kit };
}

/** A line of play from a game, which may have other options; null where its rules are not to be had. */
export async function openLine({ replay, kit }: PlayedGame, record: LocalRecord): Promise<PlayedGame | null> {
  const { snapshot } = replay;
  const players = record.seats.map((name): Player => ({ kind: 'person', name, here: true }));
  const { options } = kit.rules.manifest;
  if (String(Object.entries(options)) === String(Object.entries(record.options))) {
    const same = record.seats.length ? snapshot.players : players;
    return { record, kit, replay: replayed(kit, factsOf(snapshot), same, record) };
  }
  const asked = new URLSearchParams(
    Object.entries(record.options).map(([name, value]) => ['option', `${name}=${value}`]),
  );
  const table = await get<LocalTable>(`/games/${encodeURIComponent(record.game)}/local?${asked}`);
  const other = await equipped(table, calling(players));
  return other && { record, kit: other, replay: replayed(other, table, players, record) };
}
