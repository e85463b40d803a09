/** Searches for a hint, or judges the turns of a finished game, and says what it has found. */
import {
  advise,
  judged,
  lateIn,
  lookedBack,
  type Advice,
  type JudgedTurn,
  type LookedBack,
} from '../../../src/parlour/lab/wasm_package/advice.mjs';
import { Game } from '../../../src/parlour/lab/wasm_package/game.mjs';
import { HINT } from './hint';
import type { Compiled } from './module';

/** Milliseconds for a turn of a finished game. */
const MOST_A_TURN = 1500;
/** Milliseconds between two tellings of what was found in hindsight. */
const TELL = 200;

/** What to search: a position as its seat may know it, or a game. */
export type Task = Compiled &
  (
    | { seat: number; bytes: Uint8Array }
    | { entries: readonly (readonly [number, number])[]; version: number; milliseconds: number }
  );

export type Said =
  { advice: Advice } | (({ turns: JudgedTurn[] } | { found: LookedBack }) & { share: number; done: boolean });

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const say = (said: Said): void => postMessage(said);
  const game = new Game(data.module, data.manifest);
  if ('bytes' in data) {
    say({ advice: advise(game, game.stateOf(data.bytes, data.seat), data.seat, HINT) });
    return;
  }
  const { entries, version } = data;
  if (data.manifest.look_back) {
    let told = 0;
    for (const { found, share } of lookedBack(game, entries, { version, late: lateIn(data.milliseconds) })) {
      const done = share === 1;
      if (!done && performance.now() - told < TELL) continue;
      say({ found, share, done });
      told = performance.now();
    }
    return;
  }
  const turns: JudgedTurn[] = [];
  const milliseconds = Math.min(MOST_A_TURN, data.milliseconds / Math.max(1, entries.length));
  for (const turn of judged(game, entries, { version, milliseconds })) {
    turns.push(turn);
    say({ turns: [], share: turn.end / entries.length, done: false });
  }
  say({ turns, share: 1, done: true });
});
