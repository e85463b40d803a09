/** What a page knows of a puzzle beforehand, so that its solution is recognised without a server. */
import { puzzle, puzzleAddress, puzzleSolution } from '../../lib/http';
import type { PuzzleAnswer, PuzzleList, PuzzleSolution, PuzzleTask } from '../../lib/wire';
import { puzzleWords } from '../../i18n/catalogue';
import { keep } from '../../local/keep';
import { offered, rulesOf, type Game, type State } from '../../local/module';
import { addressesOf, answerOf } from '../../table/model/game_kit';
import { Fold } from '../../table/session/fold';
import { dayGame } from './day_game';
import type { Judge } from './puzzle_source';

const text = (record: Uint8Array): string => record.join();

/** The compiled rules with a puzzle's solution. */
export class OfflineJudge implements Judge {
  /** The records before each turn of the solution. */
  private readonly starts: readonly string[];

  constructor(
    private readonly game: Game,
    { start, company: { seat } }: Pick<PuzzleTask, 'start' | 'company'>,
    readonly solution: PuzzleSolution,
  ) {
    this.seat = seat;
    const fold = new Fold(start.start ?? '');
    this.starts = solution.answers.map(({ moves }) => {
      const before = text(fold.record);
      if (moves) fold.take(moves);
      return before;
    });
  }

  private readonly seat: number;

  answer(now: Uint8Array<ArrayBuffer>, actions: readonly number[]): PuzzleAnswer | null {
    const at = this.starts.indexOf(text(now));
    const answer = this.solution.answers[at];
    const right = this.solution.turns[at];
    if (!answer || !right) return null;
    const [before, mine, theirs] = [this.after(now, []), this.after(now, actions), this.after(now, right)];
    if (text(mine.bytes) === text(theirs.bytes)) return answer;
    const wrong = this.solution.only_way && at === 0 && mine.turn() !== before.turn();
    return wrong ? { outcome: 'failed', said: puzzleWords().notIt } : null;
  }

  private after(record: Uint8Array<ArrayBuffer>, actions: readonly number[]): State {
    const state = this.game.stateOf(record.slice(), this.seat);
    for (const action of actions) state.play(this.seat, action);
    return state;
  }
}

const tasks = new Map<string, PuzzleTask>();
const judges = new Map<string, Judge>();
/** The tasks that are kept for each page, as one text. */
const keptTasks = new Map<string, string>();
const keyOf = (slug: string, name: string): string => `${document.documentElement.lang} ${slug} ${name}`;

/** A puzzle, from the page if it was fetched beforehand. */
export async function puzzleOf(slug: string, name: string): Promise<PuzzleTask> {
  return tasks.get(keyOf(slug, name)) ?? (await puzzle(slug, name));
}

/** What may be known of a puzzle beforehand, or of a day's `whole` game; null without rules for browsers, or a server. */
export async function loadJudge(task: PuzzleTask, whole = false): Promise<Judge | null> {
  const key = keyOf(task.game, task.name);
  const cached = judges.get(key);
  if (cached) return cached;
  try {
    const judge = await (whole ? dayGame(task) : loadOfflineJudge(task));
    if (judge) judges.set(key, judge);
    return judge;
  } catch {
    return null;
  }
}

async function loadOfflineJudge(task: PuzzleTask): Promise<OfflineJudge | null> {
  const game = await rulesOf(task.company.board);
  return game && new OfflineJudge(game, task, await puzzleSolution(task.game, task.name));
}

/** The puzzle to go on with, as it is chosen from a list; without a server, from those fetched beforehand. */
export async function nextTask(
  slug: string,
  list: PuzzleList['puzzles'],
  choose: (some: PuzzleList['puzzles']) => string,
): Promise<PuzzleTask> {
  try {
    return await puzzleOf(slug, choose(list));
  } catch (error) {
    const name = choose(list.filter((entry) => tasks.has(keyOf(slug, entry.name))));
    if (!name) throw error;
    return puzzleOf(slug, name);
  }
}

/** A page of puzzles: its path, and the addresses of the lists that it chooses from. */
interface PuzzlePage {
  path: string;
  lists: readonly string[];
}

/** Keep a page with a puzzle that it can go on with by itself, and with those of `names` that may come next. */
export async function keepPuzzles(page: PuzzlePage, task: PuzzleTask, names: readonly string[]): Promise<void> {
  const some = [task];
  for (const name of names) {
    const next = await puzzleOf(task.game, name).catch(() => null);
    if (!next || !(await loadJudge(next))) break;
    tasks.set(keyOf(task.game, name), next);
    some.push(next);
  }
  await keepTasks(page, some);
}

async function keepTasks({ path, lists }: PuzzlePage, some: readonly PuzzleTask[]): Promise<void> {
  const wanted = some.map(({ game, name }) => keyOf(game, name)).join();
  if (keptTasks.get(path) === wanted) return;
  const addresses = new Set(lists);
  const came: Record<string, object> = {};
  for (const task of some) {
    const { game, name, company } = task;
    const { solution, ahead } = judges.get(keyOf(game, name)) ?? {};
    came[puzzleAddress(game, name)] = task;
    if (solution) came[puzzleAddress(game, name, '/solution')] = solution;
    if (ahead) came[puzzleAddress(game, name, '/ahead')] = ahead;
    const manifest = await offered(company.board, 'speaks');
    if (!manifest) continue;
    Object.assign(came, answerOf(company.board, manifest));
    for (const address of addressesOf(game, company.board, manifest)) addresses.add(address);
  }
  if (await keep(path, [...addresses], came)) keptTasks.set(path, wanted);
}
