// What a search advises, and how it judges a finished game: natively `parlour.search.advice`, which finds the same.
import { Search, Turn } from './game.mjs';

const PIECE = 256; // simulations between two looks at the clock
const BY_SEARCH = 0;
const NEVER = () => false;

/** A clock that is late so many milliseconds from now. */
export function lateIn(milliseconds, now = () => performance.now()) {
  const until = now() + milliseconds;
  return () => now() >= until;
}

/** A turn thought about until it is decided, at once when it is late. */
function decided(game, view, seat, how, seed, late, avoid) {
  const turn = new Turn(game, view, seat, { how, seed, avoid });
  while (!turn.think(late() ? 0 : PIECE));
  return turn;
}

/** Each seat's expected return after a run, by a search from what the seat may know. */
export function worth(game, view, seat, run, { seed = 1, simulations = 10_000, late = NEVER } = {}) {
  const after = view.copy();
  for (const action of run) if (after.legal(seat).includes(action)) after.play(seat, action);
  if (after.turn() === game.manifest.over) return after.returns();
  const search = new Search(game, after, seat, { seed, most: simulations });
  for (let left = simulations; left > 0 && !late(); left -= PIECE) {
    const piece = Math.min(PIECE, left);
    if (search.run(piece) < piece) break;
  }
  return search.worth();
}

/** `milliseconds` for the turn, and half of it for each of two runs compared; without it only the work counts. */
function effort(game, { how = 'master', simulations, milliseconds = Infinity }) {
  const level = typeof how === 'string' ? game.manifest.levels[how] : how;
  return { level, simulations: simulations ?? level.simulations, milliseconds };
}

/**
 * The turn that is advised to a seat, with its expected return, beside the best one that begins otherwise, which is
 * empty where it is not known.
 */
export function advise(game, state, seat, { seed = 1, ...asked } = {}) {
  const view = state.view(seat);
  const { level, simulations, milliseconds } = effort(game, asked);
  const turn = decided(game, view, seat, level, seed, lateIn(milliseconds));
  const { run, by, second } = turn;
  if (game.manifest.seats === 1) return { run, value: 0, other: [], other_value: 0 };
  let other = [];
  if (by === BY_SEARCH) other = run.length === 1 && second >= 0 ? [second] : [];
  else {
    const how = { ...level, simulations: 1 };
    const found = decided(game, view, seat, how, seed, lateIn(milliseconds), run[0]);
    if (found.by !== BY_SEARCH) other = found.run;
  }
  const [value, other_value] = [run, other].map((one) => {
    const late = lateIn(milliseconds / 2);
    return one.length ? worth(game, view, seat, one, { seed, simulations, late })[seat] : 0;
  });
  return { run, value, other, other_value };
}

/** First entry, entry after the last, and seat of every run of a game, without draws and calls. */
function* spans(entries, closing) {
  let first = 0;
  for (const [at, [actor, action]] of entries.entries()) {
    if (actor < 0) first = at + 1;
    else if (closing.includes(action) || entries[at + 1]?.[0] !== actor) {
      yield [first, at + 1, actor];
      first = at + 1;
    }
  }
}

/**
 * Every turn of a finished game with the run that a search finds best, and what all seats could expect before and after
 * it, one at a time: between two, a caller may rest or give up. `milliseconds` are for a turn.
 */
export function* judged(game, entries, { seed = 0, version, ...asked } = {}) {
  const { level, simulations, milliseconds } = effort(game, asked);
  const state = game.newState(version);
  let at = 0;
  for (const [first, end, seat] of spans(entries, game.manifest.closing)) {
    while (at < first) state.play(...entries[at++]);
    const view = state.view(seat);
    const run = entries.slice(first, end).map(([, action]) => action);
    const some = view.legal(seat).length > 1;
    let best = some ? decided(game, view, seat, level, seed + first, lateIn(milliseconds / 2)).run : run;
    const valued = (one) => {
      const late = lateIn(milliseconds / 4);
      return worth(game, view, seat, one, {
        seed: seed + first,
        simulations,
        late,
      });
    };
    const after = valued(run);
    let before = best.join() === run.join() ? after : valued(best);
    if (before[seat] < after[seat]) [best, before] = [run, after]; // the player did better
    yield { seat, first, end, best, before, after };
  }
}
