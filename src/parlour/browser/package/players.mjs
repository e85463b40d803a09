// Players that do not search: natively `parlour.search.players`, which play the same with the same seed.
const MOST_POSITIONS = 4000;

/** One seat's legal actions and what they lead to, with a generator of chances. */
class Sandbox {
  constructor(game, view, seat, seed) {
    this.game = game;
    this.seat = seat;
    this.due = view.turn();
    this.longest = game.manifest.thought.run[2][0];
    game.exports.reseed(game.random, BigInt(seed));
  }

  below(count) {
    return this.game.exports.below(this.game.random, count);
  }

  after(state, action) {
    const played = state.copy();
    played.play(this.seat, action);
    return played;
  }

  /** Whether a run ends with its last action, which led from `before` to `after`. */
  over(before, run, after) {
    const ends =
      this.game.manifest.closing.includes(run.at(-1)) ||
      after.turn() !== this.due ||
      before.reveals(this.seat, run.at(-1));
    return ends || run.length === this.longest;
  }
}

/** A random legal action at each step, with equal odds, until the turn ends. */
function random(game, view, seat, seed) {
  const sandbox = new Sandbox(game, view, seat, seed);
  const run = [];
  for (let state = view; ;) {
    const before = state;
    const actions = before.legal(seat);
    run.push(actions[sandbox.below(actions.length)]);
    state = sandbox.after(before, run.at(-1));
    if (sandbox.over(before, run, state)) return run;
  }
}

/** The run with the best value at its end: all of them in random order, each position once, until there are too many. */
function greedy(game, view, seat, seed) {
  const sandbox = new Sandbox(game, view, seat, seed);
  const met = new Set();
  const letters = new TextDecoder("latin1");
  let best = null;
  const go = (state, run) => {
    const actions = state.legal(seat);
    for (let last = actions.length - 1; last > 0; last--) {
      const other = sandbox.below(last + 1);
      [actions[last], actions[other]] = [actions[other], actions[last]];
    }
    for (const action of actions) {
      if (met.size >= MOST_POSITIONS) return;
      const after = sandbox.after(state, action);
      const key = letters.decode(after.bytes);
      if (met.has(key)) continue;
      met.add(key);
      const further = [...run, action];
      if (!sandbox.over(state, further, after)) go(after, further);
      else {
        const value = valueOf(game, after, seat);
        if (!best || higher(value, best.value)) best = { value, run: further };
      }
    }
  };
  go(view, []);
  return best ? best.run : random(game, view, seat, seed);
}

/** How good a position is for a seat: the result, the lead over other teams, what the game's bots think of it. */
function valueOf(game, state, seat) {
  const { over, teams, more_is_better } = game.manifest;
  const result = state.turn() === over ? state.returns()[seat] : 0;
  const scores = state
    .scores()
    .map((score) => (more_is_better ? score : -score));
  const others = scores.filter((_, other) => teams[other] !== teams[seat]);
  return [
    result,
    scores[seat] - (others.length ? Math.max(...others) : 0),
    state.insight(seat),
  ];
}

function higher(one, other) {
  const differs = one.findIndex((value, k) => value !== other[k]);
  return differs >= 0 && one[differs] > other[differs];
}

const PLAYERS = { random, greedy };

/** The levels of bots, from weak to strong. */
export const levelsOf = (manifest) => [
  ...Object.keys(PLAYERS),
  ...Object.keys(manifest.levels),
];

/** The actions of a bot's whole turn, at any level; what it would lose when others go on it always takes. */
export function turnOf(game, state, seat, { level, seed = 1 }) {
  const [player, { claims = [] }, view] = [
    PLAYERS[level],
    game.manifest,
    state.view(seat),
  ];
  const claim = claims.length
    ? view.legal(seat).find((action) => claims.includes(action))
    : undefined;
  if (claim !== undefined) return [claim];
  return player
    ? player(game, view, seat, seed)
    : game.turn(state, seat, { level, seed });
}
