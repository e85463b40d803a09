/** Searches for a hint, or judges the turns of a finished game, and says what it has found. */
import {
  advise,
  judged,
  lateIn,
  inHindsight,
  type Advice,
  type HindsightResult,
} from '../../../src/parlour/browser/package/advice.mjs';
import { Game, type Level } from '../../../src/parlour/browser/package/game.mjs';
import { HINT } from './hint';
import type { Compiled } from './module';
import { inRounds, ROUNDS, type Round } from './rounds';

/** Milliseconds for a turn of a finished game. */
const MOST_A_TURN = 1500;
/** From which on somebody who wants a hint or a study to be thought about further has waited long enough. */
const MOST_PATIENCE = 32;
/** Milliseconds between two tellings of what was found in hindsight. */
const TELL = 200;

/** What to search: a position as its seat may know it, or a game. */
export type Task = Compiled &
  /** How many times as hard as usual; for a hint, at first: then twice as hard, and so on. */
  { patience: number } & (
    | { seat: number; bytes: Uint8Array }
    | { entries: readonly (readonly [number, number])[]; version: number; milliseconds: number }
  );

/** What is advised, with the patience that it took, and whether more is found out. */
export interface Advised {
  advice: Advice;
  patience: number;
  more: boolean;
}

/** What was found out about a game so far. */
type Found = (Pick<Round, 'turns'> | { found: HindsightResult }) & {
  share: number;
  /** It grows with what there is to say; 0 while there is nothing. */
  depth: number;
  done: boolean;
  /** Whether more patience could find more. */
  more: boolean;
};

export type WorkerMessage = Advised | Found;

/** Answer the page from this worker. */
export function serve(): void {
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    const say = (said: WorkerMessage): void => postMessage(said);
    const game = new Game(data.module, data.manifest);
    const { hindsight, levels } = data.manifest;
    const harder = (patience: number): Level => {
      const { master } = levels;
      if (!master) throw new Error('no master');
      const [simulations, effort] = [master.simulations, master.effort].map((work) => Math.ceil(patience * work));
      return { ...master, simulations: simulations ?? 0, effort: effort ?? 0 };
    };
    if ('bytes' in data) {
      const state = game.stateOf(data.bytes, data.seat);
      for (let { patience } = data; patience <= MOST_PATIENCE; patience *= 2) {
        const limits = { ...HINT, how: harder(patience), milliseconds: patience * HINT.milliseconds };
        say({ advice: advise(game, state, data.seat, limits), patience, more: patience < MOST_PATIENCE });
      }
      return;
    }
    const { entries, version, patience } = data;
    let last = { at: 0, depth: 0 };
    const tell = (result: Found): void => {
      const { depth, done } = result;
      if (!done && depth === last.depth && performance.now() - last.at < TELL) return;
      say(result);
      last = { at: performance.now(), depth };
    };
    if (hindsight) {
      const effort = patience * hindsight.effort;
      const late = patience > 1 ? () => false : lateIn(data.milliseconds);
      for (const { found, share, more } of inHindsight(game, entries, { version, effort, late }))
        tell({
          found,
          share,
          depth: found.best.run.length && 1 + found.turning_points.length,
          done: share === 1,
          more,
        });
      return;
    }
    const milliseconds = patience * Math.min(MOST_A_TURN, data.milliseconds / Math.max(1, entries.length));
    const judge = (part: number) =>
      judged(game, entries, { version, how: harder(part * patience), milliseconds: part * milliseconds });
    const rounds = patience > 1 ? [1] : ROUNDS;
    for (const round of inRounds(rounds, entries.length, judge))
      tell({ ...round, done: round.depth === rounds.length, more: patience < MOST_PATIENCE });
  });
}
