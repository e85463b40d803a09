// What a search advises, and how it judges a finished game: natively
// `parlour.search.advice`, which finds the same.
import { Search, Turn } from "./game.mjs";

const PIECE = 32; // simulations between two looks at the clock
const BY_SEARCH = 0;
const UNKNOWN = -1;
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

/** `milliseconds` for the turn, and half of it for each of two runs compared; without it only the work counts. */
function effort(
  game,
  { how = "master", simulations, milliseconds = Infinity },
) {
  const level = typeof how === "string" ? game.manifest.levels[how] : how;
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
 * First entry, entry after the last, and seat of every run of a game from a position on, without draws and calls. A run
 * ends with an action that reveals something: what follows is chosen by who knows that.
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
 * Every turn of a finished game with the run that a search finds best, and what all seats could expect before and after
 * it, one at a time: between two, a caller may rest or give up. `milliseconds` are for a turn.
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
    if (before[seat] < after[seat]) [best, before] = [run, after]; // the player did better
    yield { seat, first, end, best, before, after };
  }
}

/** A game's own search for the best that a seat can reach from a position, with the draws to come. */
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

  /** Search on for some milliseconds; whether the search is over. */
  search() {
    return this.game.exports.look_search(this.work) !== 0;
  }

  get found() {
    return this.#whole("found") !== 0;
  }

  /** What the best way costs, and its actions. */
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
 * What a finished game allowed, and where each seat fell behind it, by the game's own search: told whenever it has
 * searched for some milliseconds, so that a caller may rest or give up. `late`: there is no more time. At last `more`
 * says whether a greater effort could still find something.
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
  const each = 2 + Math.ceil(Math.log2(Math.max(2, draws.length))); // searches, at most
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
