/** A game to be stepped through: the table before anything is drawn, after the first draws, and after each turn. */
import type { Replay } from '../lib/replay';
import type { WholeTable } from '../lib/told';
import type { Board, NumberedLine, Result } from '../lib/wire';
import { calling } from '../lib/seats';
import type { LocalEntry } from '../local/local_game';
import { Follower, type Game } from '../local/module';
import type { ReadingKit } from '../table/model/game_kit';
import { headline } from '../table/model/headline';
import { companyOf, type LocalGameFacts } from '../table/model/local_company';
import { CompanyWords } from '../table/narrate/company_words';
import type { Narrator } from '../table/narrate/narrator';
import type { UpdateDecoder } from '../table/narrate/update_decoder';
import { knows, SpeakingNarrator } from '../table/narrate/speaking';

/** Who draws: no seat. */
const CHANCE = -1;

/** How many entries were played at each moment: none, after the first draws, after each turn and what was drawn then. */
export function momentsOf(entries: readonly LocalEntry[], chance: number): number[] {
  const moments = [0];
  let previous = chance;
  for (const [at, [actor]] of entries.entries()) {
    if (actor !== chance && actor !== previous) moments.push(at);
    previous = actor;
  }
  return [...moments, entries.length];
}

/** A game, and who tells it. */
interface NarratedGame {
  narrator: Narrator;
  read: UpdateDecoder;
  /** The table; whatever position is in it does not count. */
  table: WholeTable;
  /** Who began, where that is told: after the first draws. */
  begins: readonly NumberedLine[];
  /** How it ended, if it has. */
  result: Result | null;
}

/** The replay of some entries, as whoever they are told to sees them. */
export async function replayOf(
  { narrator, read, table, begins, result }: NarratedGame,
  entries: readonly LocalEntry[],
): Promise<Replay> {
  const all = momentsOf(entries, CHANCE);
  const [scenes, due, changes] = await Promise.all([
    Promise.all(all.map((at) => narrator.scene(at))),
    Promise.all(all.map(async (at) => (await narrator.legal(at)).due)),
    Promise.all(all.slice(1).map((end, k) => narrator.changes(all[k] ?? 0, end))),
  ]);
  const updates = changes.map((numbers, k) => read.update(numbers, { n: k + 1, due: due[k + 1] ?? [] }));
  for (const { seat, told } of begins) updates[0]?.steps?.push({ seat, changes: [], told });
  const last = updates.at(-1);
  if (last && result) {
    last.result = result;
    last.steps?.push({ seat: -1, changes: [], told: { text: result.sentence } });
  }
  const [{ told, pieces } = { told: [], pieces: [] }] = scenes;
  const start = { pieces: read.pieces(pieces), ...read.scene(told), due: due[0] ?? [], legal: [] };
  const before = { phase: 'playing' as const, n: 0, log: [], chat: [], starter: -1, result: null };
  return {
    snapshot: { ...table, ...start, ...before },
    updates,
    entries: all,
    scored: scenes.filter(({ scores }) => !scores.length).length,
    board: table.board,
  };
}

/** Says to a seat what some entries tell, by rules that are here. */
export function narratorOf(
  rules: Game,
  board: Board,
  seat: number,
  { rules_version, entries }: { rules_version: number; entries: readonly LocalEntry[] },
): Narrator {
  const follower = new Follower(rules, seat, board.faces);
  const seen = follower.known(rules.newState(rules_version), entries);
  return new SpeakingNarrator(follower, knows(seen), seat, new Set(rules.manifest.closing));
}

/** The replay of entries of a game that the page plays by itself; how that ended is told to the person. */
export async function localReplay(
  facts: LocalGameFacts,
  { say, read }: Pick<ReadingKit, 'say' | 'read'>,
  entries: readonly LocalEntry[],
): Promise<Replay> {
  const { rules, board, game } = facts;
  const { players, seat, rules_version } = game;
  const narrator = narratorOf(rules, board, seat, { rules_version, entries });
  const state = rules.newState(rules_version);
  for (const [actor, action] of entries) state.play(actor, action);
  const inWords = new CompanyWords(board, say, read, calling(players));
  const { result = null, ...company } = companyOf(facts, state, entries);
  const begins = company.log.map((entry) => inWords.line(entry));
  const why = result ? read.sentence((await narrator.scene(entries.length)).ending) : '';
  const end = result && `${headline(seat < players.length ? [seat] : [], players, result)}. ${why}`.trim();
  const table = inWords.snapshot(company, '');
  return replayOf({ narrator, read, table, begins, result: result && { ...result, sentence: end ?? '' } }, entries);
}
