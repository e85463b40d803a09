/** What a page knows of a puzzle beforehand, so that its solution is recognised without a server. */
import { puzzle, puzzleSolution } from '../api/http';
import type { PuzzleAnswer, PuzzleSolution, PuzzleTask, SeatRecord } from '../api/wire';
import { words } from '../i18n/puzzles';
import { rulesOf, type Game, type State } from '../rules_wasm/module';
import type { Atlas } from '../table/model/targets';
import type { Judge } from './puzzle_line';

/** The compiled rules with a puzzle's solution. */
export class Foreseen implements Judge {
  /** The records before each turn of the solution. */
  private readonly starts: readonly (string | undefined)[];

  constructor(
    private readonly game: Game,
    record: SeatRecord,
    readonly solution: PuzzleSolution,
  ) {
    this.starts = [record.record, ...solution.answers.map((answer) => answer.record?.record)];
  }

  answer(now: SeatRecord, actions: readonly number[]): PuzzleAnswer | null {
    const at = this.starts.indexOf(now.record);
    const known = this.solution.answers[at];
    const right = this.solution.turns[at];
    if (!known || !right) return null;
    const [before, mine, theirs] = [this.after(now, []), this.after(now, actions), this.after(now, right)];
    if (mine.bytes.every((byte, k) => byte === theirs.bytes[k])) {
      const v = now.v + 1;
      return {
        ...known,
        ...(known.update && { update: { ...known.update, n: v, v } }),
        ...(known.record && { record: { ...known.record, v } }),
      };
    }
    const wrong = this.solution.only_way && at === 0 && mine.turn() !== before.turn();
    return wrong ? { outcome: 'failed', sentence: words().notIt } : null;
  }

  private after({ seat, record }: SeatRecord, actions: readonly number[]): State {
    const state = this.game.stateOf(Uint8Array.from(atob(record), (c) => c.charCodeAt(0)));
    for (const action of actions) state.play(seat, action);
    return state;
  }
}

const tasks = new Map<string, PuzzleTask>();
const found = new Map<string, Judge>();
const keyOf = (slug: string, name: string): string => `${document.documentElement.lang} ${slug} ${name}`;

/** A puzzle, from the page if it was fetched beforehand. */
export async function puzzleOf(slug: string, name: string): Promise<PuzzleTask> {
  return tasks.get(keyOf(slug, name)) ?? (await puzzle(slug, name));
}

/**
 * What may be known of a puzzle beforehand, or of a day's game with the `atlas` of its table; null without rules for
 * browsers, or without a server.
 */
export async function foresee(task: PuzzleTask, atlas: Atlas | false = false): Promise<Judge | null> {
  const key = keyOf(task.game, task.name);
  const known = found.get(key);
  if (known) return known;
  try {
    const made = atlas ? await (await import('./day_game')).dayGame(task, atlas) : await solved(task);
    if (made) found.set(key, made);
    return made;
  } catch {
    return null;
  }
}

async function solved(task: PuzzleTask): Promise<Foreseen | null> {
  const game = await rulesOf(task.snapshot.board);
  return game && new Foreseen(game, task.record, await puzzleSolution(task.game, task.name));
}

/** Fetch puzzles to come, one after the other, where the page can go on with them by itself. */
export async function foreseeAll(slug: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const task = await puzzleOf(slug, name).catch(() => null);
    if (!task || !(await foresee(task))) return;
    tasks.set(keyOf(slug, name), task);
  }
}
