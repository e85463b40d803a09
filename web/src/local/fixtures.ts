/** Rules to try things with. */
import type { Game, State } from './module';

export const CHANCE = -1;
const OVER = -3;
const SEAT_DRAW = 1000;

/** A tiny game of compiled rules: seat 0 passes (0), a die falls, `turns` times; the first version of the rules had another pass (1). */
export function dice(turns: number, newest = 1): Game {
  const at = (played: number[], version: number) => ({
    turn: () => (played.length === 2 * turns ? OVER : played.length % 2 ? CHANCE : 1),
    outcomes: () => [1, 2, 3, 4, 5, 6].map((outcome) => ({ outcome, weight: 1 })),
    legal: () => (version === 1 ? [0, 1] : [0]),
    play: (_: number, action: number) => played.push(action),
    scores: () => [played.reduce((sum, score) => sum + score, 0)],
    returns: () => [0],
    copy: () => at([...played], version),
  });
  const manifest = {
    game: 'dice',
    options: {},
    seats: 1,
    rules_version: newest,
    chance: CHANCE,
    over: OVER,
    table: -2,
    seat_draw: SEAT_DRAW,
  };
  return { manifest, newState: (version = newest) => at([], version) } as unknown as Game;
}

/** What `State.arrange` finds by rules without dead ends: whatever is legal is played, the first of the rest first. */
export function arranged(view: State, seat: number, actions: readonly number[]): ReturnType<State['arrange']> {
  const due = view.turn();
  const order: number[] = [];
  const left = [...actions];
  let [before, after] = [view, view];
  for (;;) {
    const legal = after.turn() === due ? after.legal(seat) : [];
    const action = left.find((candidate) => legal.includes(candidate));
    if (action === undefined) return { order, legal, before, after };
    [before, after] = [after, after.copy()];
    after.play(seat, action);
    order.push(action);
    left.splice(left.indexOf(action), 1);
  }
}
