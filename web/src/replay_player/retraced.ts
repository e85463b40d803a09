/** A game to be stepped through: the table before anything is drawn, after the first draws, and after each turn. */
import type { Replay } from '../lib/replay';
import type { NumberedLine, Result, Snapshot } from '../lib/wire';
import type { LocalEntry } from '../local/local_game';
import type { Narrator } from '../table/narrate/narrator';
import type { PhraseReader } from '../table/narrate/phrase_reader';

/** Who draws: no seat. */
const CHANCE = -1;

/** How many entries were played after the first draws, and after each turn with the draws that followed it. */
export function momentsOf(entries: readonly LocalEntry[], chance: number): number[] {
  const ends: number[] = [];
  let previous = chance;
  for (const [at, [actor]] of entries.entries()) {
    if (actor !== chance && actor !== previous) ends.push(at);
    previous = actor;
  }
  return [...ends, entries.length];
}

/** A game, and who tells it. */
interface Told {
  narrator: Narrator;
  read: PhraseReader;
  /** The table; whatever position is in it does not count. */
  table: Snapshot;
  /** Who began, where that is told: after the first draws. */
  begins: readonly NumberedLine[];
  /** How it ended, if it has. */
  result: Result | null;
}

/** The replay of some entries, as whoever they are told to sees them. */
export async function retraced(
  { narrator, read, table, begins, result }: Told,
  entries: readonly LocalEntry[],
): Promise<Replay> {
  const ends = momentsOf(entries, CHANCE);
  const all = [0, ...ends];
  const [scenes, due, changes] = await Promise.all([
    Promise.all(all.map((at) => narrator.scene(at))),
    Promise.all(all.map(async (at) => (await narrator.legal(at)).due)),
    Promise.all(ends.map((end, k) => narrator.changes(all[k] ?? 0, end))),
  ]);
  const updates = changes.map((told, k) => read.update(told, { n: k + 1, due: due[k + 1] ?? [] }));
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
