/** A finished game with all that this page needs to step through it. */
import { localAddress } from '../lib/addresses';
import { answerAt, ApiProblem, finishedGame, readRecord, toldOf, type RecordSource } from '../lib/http';
import type { Replay } from '../lib/replay';
import type { Board, FinishedGame, LocalTable, NumberedLine, Player } from '../lib/wire';
import { calling } from '../lib/seats';
import type { LocalEntry, LocalRecord } from '../local/local_game';
import { Game, startingFrom, type Compiled } from '../local/module';
import { OpenGame } from '../local/open_game';
import { loadGameKit, loadReadingKit, type GameKit } from '../table/model/game_kit';
import type { LocalGameFacts } from '../table/model/local_company';
import { AskingNarrator } from '../table/narrate/asking';
import type { Narrator } from '../table/narrate/narrator';
import type { UpdateDecoder } from '../table/narrate/update_decoder';
import { awaitRules } from './await_rules';
import { narratorOf, replayOf, localReplay } from './local_replay';

/** A record as a server or a file has it. */
export interface PlayedRecord {
  game: string;
  rules_version: number;
  options: Record<string, string>;
  entries: readonly LocalEntry[];
  over?: boolean;
  /** What it begins from, in the game's notation; '' for the usual beginning. */
  position?: string;
  comments?: readonly Remark[];
  branches?: readonly Branch[];
}

/** What somebody wrote on the moment after so many entries. */
export interface Remark {
  at: number;
  text: string;
}

/** Another way in which a line could have gone on after so many entries. */
export interface Branch {
  at: number;
  entries: readonly LocalEntry[];
  title?: string;
  comments?: readonly Remark[];
  branches?: readonly Branch[];
}

/** The line of play that a branch leads to, as a record of its own. */
export function along(record: PlayedRecord, { at, entries, comments = [], branches = [] }: Branch): LocalRecord {
  const whole = [...record.entries.slice(0, at), ...entries];
  const before = (record.comments ?? []).filter((remark) => remark.at <= at);
  const line = { ...record, entries: whole, comments: [...before, ...comments], branches, over: false, seed: '' };
  return line as unknown as LocalRecord; // a server's record has all that those of this page have
}

export interface PlayedGame {
  record: PlayedRecord;
  replay: Replay;
  kit: GameKit;
}

/** The finished game of a table, or that of a file, which the server reads and checks. */
export const fetchGame = (source: RecordSource): Promise<FinishedGame> =>
  'table' in source ? finishedGame(source.table) : readRecord(source.record);

/** Rules of a game with all hands open. */
const openRules = ({ compiled }: GameKit): Game => new OpenGame(compiled.module, compiled.manifest);

/** Says what a game told to those who watch with all hands open. */
function openNarrator(kit: GameKit, record: PlayedRecord): Narrator {
  const rules = openRules(kit);
  return narratorOf(rules, kit.board, rules.manifest.seats, record);
}

/** The replay of a finished game as somebody tells it. */
function retold({ record, last, begins }: FinishedGame, narrator: Narrator, read: UpdateDecoder): Promise<Replay> {
  const { starter = -1, result = null } = last;
  const line: NumberedLine = { n: 1, seat: starter, told: { text: begins } };
  const table = { ...last, hidden: false, clock: null };
  return replayOf(
    { narrator, read, table, begins: starter < 0 ? [] : [line], result },
    (record as PlayedRecord).entries,
  );
}

/** The kit for a game that begins from another position than usual. */
function startsAt(kit: GameKit, start: string): GameKit {
  const compiled = startingFrom(kit.compiled, start);
  const thinking = (): Promise<Compiled | null> =>
    kit.thinking().then((compiled) => compiled && startingFrom(compiled, start));
  return start ? { ...kit, compiled, thinking, rules: new Game(compiled.module, compiled.manifest) } : kit;
}

/** A finished game to be watched. */
export interface WatchedGame {
  replay: Replay;
  board: Board;
  /** What it is studied with, where its rules are here. */
  played: PlayedGame | null;
}

/** A finished game, told by its rules, or by the server where this page has none. */
export async function watchGame(game: FinishedGame, source: RecordSource): Promise<WatchedGame> {
  const record = game.record as PlayedRecord;
  const playerOf = calling(game.last.players);
  const usual = await loadGameKit(game.last, playerOf);
  const kit = usual && startsAt(usual, game.start);
  const reading = kit ?? (await loadReadingKit(game.last, playerOf));
  if (!reading) throw new ApiProblem('unexpected');
  const { board, read } = reading;
  const narrator = kit ? openNarrator(kit, record) : new AskingNarrator((calls) => toldOf(source, calls));
  const replay = { ...(await retold(game, narrator, read)), start: game.start };
  return { board, replay, played: kit && { record, kit, replay } };
}

/** A finished game once its rules are here; null once stopped. */
export async function openGame(game: FinishedGame, stop: AbortSignal, waits: () => void): Promise<PlayedGame | null> {
  const usual = await awaitRules(game.last, calling(game.last.players), stop, waits);
  if (!usual) return null;
  const kit = startsAt(usual, game.start);
  const record = game.record as PlayedRecord;
  const narrator = openNarrator(kit, record);
  return { record, kit, replay: await retold(game, narrator, kit.read) };
}

/** The replay of a line of play, whose end the page tells itself. */
function lineOf(
  kit: GameKit,
  table: LocalGameFacts['game']['table'],
  players: Player[],
  { entries, rules_version }: PlayedRecord,
): Promise<Replay> {
  const rules = openRules(kit);
  const game = { table, players, seat: rules.manifest.seats, rules_version };
  return localReplay({ id: '', game, rules, board: kit.board }, kit, entries);
}

/** A line of play from a game, which may have other options; null where its rules are not to be had. */
export async function openLine({ replay, kit }: PlayedGame, record: LocalRecord): Promise<PlayedGame | null> {
  const { snapshot } = replay;
  const players = record.seats.map((name): Player => ({ kind: 'person', name, here: true }));
  const { options } = kit.rules.manifest;
  if (String(Object.entries(options)) === String(Object.entries(record.options))) {
    const same = record.seats.length ? snapshot.players : players;
    return { record, kit, replay: await lineOf(kit, { ...snapshot, draws_starter: false }, same, record) };
  }
  const table = await answerAt<LocalTable>(localAddress(record.game, record.options));
  const other = await loadGameKit(table, calling(players));
  return other && { record, kit: other, replay: await lineOf(other, table, players, record) };
}
