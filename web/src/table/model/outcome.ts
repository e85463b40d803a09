/** How a game ended: the ranking, and the scores after each turn (`play.results`). */
import type { LocalEntry } from '../../module/local_game';
import type { Manifest, State } from '../../module/module';

/** Seats from first to last, by returns, then by scores; tied ones together. */
export function ranking(scores: readonly number[], returns: readonly number[], moreIsBetter: boolean): number[][] {
  const sign = moreIsBetter ? 1 : -1;
  const order = (a: number, b: number): number =>
    (returns[b] ?? 0) - (returns[a] ?? 0) || sign * ((scores[b] ?? 0) - (scores[a] ?? 0));
  const groups: number[][] = [];
  for (const seat of [...scores.keys()].sort(order)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && order(last[0], seat) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** From which of some rows of scores on they mean something: where the least is best, once everybody has some. */
export function scoredFrom(rows: readonly (readonly number[])[], moreIsBetter: boolean): number {
  const first = rows.slice(0, -1).findIndex((row) => !row.includes(0));
  return moreIsBetter ? 0 : Math.max(0, first);
}

/** Scores at the start and after each turn, one list a seat; where several are due at once, a turn ends with the draw. */
export function scoreHistory(
  start: State,
  entries: readonly LocalEntry[],
  manifest: Manifest,
  moreIsBetter: boolean,
): number[][] {
  const state = start.copy();
  const { chance, over, seats } = manifest;
  const rows = state.turn() === chance ? [] : [state.scores()];
  for (const [actor, action] of entries) {
    const due = state.turn();
    state.play(actor, action);
    const next = state.turn();
    const passed = (due & (due - 1)) === 0 && next !== due;
    if (next !== chance && (actor === chance || next === over || passed)) rows.push(state.scores());
  }
  const scored = scoredFrom(rows, moreIsBetter);
  return Array.from({ length: seats }, (_, seat) => rows.slice(scored).map((row) => row[seat] ?? 0));
}
