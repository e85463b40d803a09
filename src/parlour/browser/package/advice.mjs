// Advice by search, and judgements of finished games; natively `parlour.search.advice`, with the same results.
import { Search, Turn } from "./game.mjs";

const PIECE = 32; // simulations between two checks of the clock
const BY_SEARCH = 0;
const UNKNOWN = -1;
const NEVER = () => false;

/** Return a function that tells whether `milliseconds` have passed from now on. */
export function lateIn(milliseconds, now = () => performance.now()) {
  const until = now() + milliseconds;
  return () => now() >= until;
}

/** Compute a turn until it is decided, at the latest when `late` says so. */
function decided(game, view, seat, how, seed, late, avoid) {
  const turn = new Turn(game, view, seat, { how, seed, avoid });
  while (!turn.think(late() ? 0 : PIECE));
  return turn;
}

/** Estimate each seat's return after a run, by a search from what the seat may know. */
export function worth(
  game,
  view,
  seat,
  run,
  { seed = 1, simulations = 10_000, late = NEVER } = {},
) {
  const after = view.copy();
  for (const action of run)
    if (after.legal(seat).includes(action)) after.play(seat, action);
  if (after.turn() === game.manifest.over) return after.returns();
  const search = new Search(game, after, seat, { seed, most: simulations });
  for (let left = simulations; left > 0 && !late(); left -= PIECE) {
    const piece = Math.min(PIECE, left);
    if (search.run(piece) < piece) break;
  }
  return search.worth();
}

/** The effort with its defaults: `milliseconds` for the turn, and half for each run compared; without, no limit. */
function effort(
  game,
  { how = "master", simulations, milliseconds = Infinity },
) {
  const level = typeof how === "string" ? game.manifest.levels[how] : how;
  return { level, simulations: simulations ?? level.simulations, milliseconds };
}

/**
 * Search for the best turn of a seat, with its expected return, and the best turn with another first action, which is
 * empty if unknown.
 */
export function advise(game, state, seat, { seed = 1, ...asked } = {}) {
  const view = state.view(seat);
  const { level, simulations, milliseconds } = effort(game, asked);
  const turn = decided(game, view, seat, level, seed, lateIn(milliseconds));
  const { run, by, second } = turn;
  if (game.manifest.seats === 1)
    return { run, value: 0, other: [], other_value: 0 };
  let other = [];
  if (by === BY_SEARCH) other = run.length === 1 && second >= 0 ? [second] : [];
  else {
    const how = { ...level, simulations: 1 };
    const found = decided(
      game,
      view,
      seat,
      how,
      seed,
      lateIn(milliseconds),
      run[0],
    );
    if (found.by !== BY_SEARCH) other = found.run;
  }
  const [value, other_value] = [run, other].map((one) => {
    const late = lateIn(milliseconds / 2);
    return one.length
      ? worth(game, view, seat, one, { seed, simulations, late })[seat]
      : 0;
  });
  return { run, value, other, other_value };
}

/**
 * Yield the first entry, the entry after the last, and the seat of every run of a game from a position on, without
 * draws and calls. A run ends with an action that reveals something: the next are chosen with that knowledge.
 */
function* spans(state, entries, closing) {
  let first = 0;
  for (const [at, [actor, action]] of entries.entries()) {
    const ends =
      actor < 0 || closing.includes(action) || state.reveals(actor, action);
    state.play(actor, action);
    if (!ends && entries[at + 1]?.[0] === actor) continue;
    if (actor >= 0) yield [first, at + 1, actor];
    first = at + 1;
  }
}

/**
 * Judge every turn of a finished game: yields the run that a search finds best, and all seats' expected returns with
 * it and with the run played, turn by turn, so that a caller may pause or stop. `milliseconds` are for a turn.
 */
export function* judged(game, entries, { seed = 0, version, ...asked } = {}) {
  const { level, simulations, milliseconds } = effort(game, asked);
  const state = game.newState(version);
  let at = 0;
  const { closing } = game.manifest;
  for (const [first, end, seat] of spans(state.copy(), entries, closing)) {
    while (at < first) state.play(...entries[at++]);
    const view = state.view(seat);
    const run = entries.slice(first, end).map(([, action]) => action);
    const some = view.legal(seat).length > 1;
    let best = some
      ? decided(game, view, seat, level, seed + first, lateIn(milliseconds / 2))
          .run
      : run;
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
    if (before[seat] < after[seat]) [best, before] = [run, after]; // the player's run is better
    yield { seat, first, end, best, before, after };
  }
}

/** A game's own search for the best line of a seat from a position, knowing the draws to come. */
class HindsightSearch {
  constructor(game, state, seat, draws, effort) {
    const { work } = game.manifest.hindsight;
    game.heap = game.top;
    this.game = game;
    this.work = game.take(work);
    const known = game.take(4 * draws.length);
    game.used = Math.max(game.used, game.heap);
    new Int32Array(game.memory.buffer, known, draws.length).set(draws);
    game.bytes(game.state, state.bytes.length).set(state.bytes);
    game.exports.look_begin(
      this.work,
      game.state,
      seat,
      known,
      draws.length,
      effort,
    );
  }

  #whole(name) {
    const [, at] = this.game.manifest.hindsight.fields[name];
    return Number(
      new DataView(this.game.memory.buffer, this.work + at, 8).getBigInt64(
        0,
        true,
      ),
    );
  }

  /** Continue the search for some milliseconds; returns whether it is over. */
  search() {
    return this.game.exports.look_search(this.work) !== 0;
  }

  get found() {
    return this.#whole("found") !== 0;
  }

  /** The cost of the best line, and its actions. */
  best() {
    this.game.exports.look_spell(this.work);
    const [, at] = this.game.manifest.hindsight.fields.way;
    const run = Array.from(
      new Int32Array(
        this.game.memory.buffer,
        this.work + at,
        this.#whole("length"),
      ),
    );
    return {
      cost: this.#whole("cost"),
      way: { run, bound: this.#whole("bound") },
    };
  }
}

/**
 * Find the best line of a finished game, and where each seat fell behind it, by the game's own search. Yields every
 * few milliseconds, so that a caller may pause or stop; `late` says when time is up. The last result's `more` says
 * whether a greater effort could still improve it.
 */
export function* inHindsight(
  game,
  entries,
  { version, effort, late = NEVER } = {},
) {
  const hard = effort ?? game.manifest.hindsight.effort;
  const { chance, seat_draw, seats } = game.manifest;
  const state = game.newState(version);
  const moments = [];
  const draws = [];
  for (const [actor, action] of entries) {
    if (actor === chance && action < seat_draw) {
      moments.push(state.copy());
      draws.push(action);
    }
    state.play(actor, action);
  }
  moments.push(state);

  const found = { best: { run: [], bound: UNKNOWN }, turning_points: [] };
  const each = 2 + Math.ceil(Math.log2(Math.max(2, draws.length))); // the most searches for a seat
  let [share, proved] = [0, true];
  function* reach(seat, at) {
    const search = new HindsightSearch(
      game,
      moments[at],
      seat,
      draws.slice(at),
      hard,
    );
    while (!search.search() && !(search.found && late()))
      yield { found, share, more: true };
    const best = search.best();
    proved &&= best.cost <= best.way.bound;
    return best;
  }
  const start = yield* reach(0, 0);
  found.best = start.way;
  for (let seat = 0; seat < seats && !late(); seat++) {
    share = (1 + seat * each) / (1 + seats * each);
    let [low, high] = [0, draws.length];
    let [before, after] = [start, yield* reach(seat, high)];
    while (after.cost > start.cost && high - low > 1 && !late()) {
      share += 1 / (1 + seats * each);
      const middle = (low + high) >> 1;
      const end = yield* reach(seat, middle);
      if (end.cost <= start.cost) [low, before] = [middle, end];
      else [high, after] = [middle, end];
    }
    if (after.cost > start.cost && !late())
      found.turning_points.push({
        seat,
        draw: high,
        before: before.way,
        after: after.way,
      });
  }
  yield {
    found,
    share: 1,
    more: !proved && hard < game.manifest.hindsight.most,
  };
}
