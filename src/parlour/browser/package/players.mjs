// Players that do not search, and the odds of the next draw; natively `parlour.search.players`.
import { Thoughts } from "./game.mjs";

const PLAIN = ["random", "greedy"];
const PAIR = 2;

/** The arrays that the compiled loops work on, beyond the memory of their game. */
class Memory {
  constructor(game, view, seat, seed) {
    const { record, longest, seats, search, teams, more_is_better } =
      game.manifest;
    game.heap = game.top;
    const begin = game.take(search.thought * search.thoughts);
    this.thoughts = new Thoughts(game, begin, search.thoughts);
    const states = game.take(record * search.records);
    const { longest: run } = this.thoughts;
    const wide = search.first + longest;
    const rivals = teams.reduce(
      (mask, team, other) => mask | ((team !== teams[seat]) << other),
      0,
    );
    this.turn = [
      ...this.thoughts.array,
      states,
      search.records,
      game.take(8),
      1,
      game.take(4 * run * wide),
      run,
      wide,
    ];
    this.rated = [
      game.take(8 * search.keys),
      search.keys,
      game.take(8 * 2 * search.values),
      2 * search.values,
      game.take(4 * seats),
      seats,
      game.take(8 * seats),
      seats,
      rivals,
      more_is_better ? 1 : -1,
    ];
    this.draws = [
      game.take(8 * search.odds * longest),
      search.odds,
      longest,
      game.take(8 * longest),
      longest,
    ];
    game.clear(begin);
    this.thoughts.ask({ seed, seat });
    game.bytes(states, record).set(view.bytes);
  }
}

function plain(game, view, seat, { level, seed }) {
  const { turn, rated, thoughts } = new Memory(game, view, seat, seed);
  if (level === "random") game.exports.random_run(...turn);
  else game.exports.greedy_run(...turn, ...rated);
  return thoughts.run;
}

/** The levels of bots, from weak to strong. */
export const levelsOf = (manifest) => [
  ...PLAIN,
  ...Object.keys(manifest.levels),
];

/** The actions of a bot's whole turn, at any level; it always takes what it may claim during others' turns. */
export function turnOf(game, state, seat, { level, seed = 1 }) {
  const { claims = [] } = game.manifest;
  const view = state.view(seat);
  const claim = claims.length
    ? view.legal(seat).find((action) => claims.includes(action))
    : undefined;
  if (claim !== undefined) return [claim];
  return PLAIN.includes(level)
    ? plain(game, view, seat, { level, seed })
    : game.turn(state, seat, { level, seed });
}

/**
 * The outcomes of the next draw with their weights in lowest terms, and the run of the seat that they depend on, if any;
 * no outcomes if another seat acts before the draw on what this one cannot know.
 */
export function odds(game, state, seat) {
  const { turn, rated, draws, thoughts } = new Memory(
    game,
    state.view(seat),
    seat,
    0,
  );
  const count = game.exports.odds(...turn, ...rated, ...draws);
  const [at, , longest] = draws;
  const [outcomes, weights] = Array.from({ length: PAIR }, (_, k) =>
    Array.from(
      new BigInt64Array(game.memory.buffer, at + 8 * k * longest, count),
      Number,
    ),
  );
  return {
    outcomes: outcomes.map((outcome, k) => [outcome, weights[k]]),
    after: thoughts.run,
  };
}
