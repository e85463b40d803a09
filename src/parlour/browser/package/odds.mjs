// The exact odds of the next draw, from what a seat may know: natively `parlour.search.advice.odds`, which finds the same.
import { turnOf } from "./players.mjs";

const WAYS = 6;
const WORLDS = 4;
const MOST_RUNS = 16;

const common = (a, b) => (b ? common(b, a % b) : a);

/** The outcomes of a draw with their weights in lowest terms. */
function drawn(view) {
  const outcomes = view.outcomes();
  const divisor = outcomes.reduce(
    (found, { weight }) => common(found, weight),
    0,
  );
  return outcomes.map(({ outcome, weight }) => [outcome, weight / divisor]);
}

/** The odds in one deal of what the seat does not know, once it has played a run and the others due now are done. */
function inAWorld(game, view, seat, run, seed) {
  const { chance } = game.manifest;
  const full = view.guess(seed);
  const now = full.turn();
  for (const action of run) full.play(seat, action);
  for (let left = MOST_RUNS; left > 0; left--) {
    const due = full.turn();
    if (due === chance) return drawn(full.view(seat));
    if (due <= 0 || due & ~now) return [];
    const next = 31 - Math.clz32(due & -due);
    for (const action of turnOf(game, full, next, { level: "random", seed }))
      full.play(next, action);
  }
  return [];
}

/** The odds after a run of the seat; none where deals that are possible for it differ. */
function after(game, view, seat, run) {
  const found = inAWorld(game, view, seat, run, 0);
  for (let seed = 1; seed < WORLDS; seed++)
    if (String(inAWorld(game, view, seat, run, seed)) !== String(found))
      return [];
  return found;
}

/**
 * The outcomes of the next draw with their weights in lowest terms, and the run that they apply to, if another would
 * change them; no outcomes where another seat acts before it on what this one cannot know.
 */
export function odds(game, state, seat) {
  const view = state.view(seat);
  if (view.turn() === game.manifest.chance)
    return { outcomes: drawn(view), after: [] };
  const best = turnOf(game, view, seat, { level: "greedy", seed: 0 });
  const outcomes = after(game, view, seat, best);
  for (let seed = 0; outcomes.length && seed < WAYS; seed++) {
    const other = after(
      game,
      view,
      seat,
      turnOf(game, view, seat, { level: "random", seed }),
    );
    if (other.length && String(other) !== String(outcomes))
      return { outcomes, after: best };
  }
  return { outcomes, after: [] };
}
