/** A game to be stepped through, its positions made by the page: the table before the first turn, and after each. */
import type { Replay } from '../api/replay';
import type { Result, Update } from '../api/wire';
import { seatsIn, type LocalEntry } from '../rules_wasm/local_game';
import type { State } from '../rules_wasm/module';
import { headline } from '../table/model/headline';
import { beginsLine, snapshotAt, resultOf, type Told } from '../table/model/messages';
import { scoredFrom } from '../table/model/outcome';

/** How many entries were played after the first draws, and after each turn with the draws that followed it. */
export function momentsOf(entries: readonly LocalEntry[], chance: number): number[] {
  const ends: number[] = [];
  let previous = chance;
  for (const [at, [actor]] of entries.entries()) {
    if (actor !== chance && actor !== previous) ends.push(at);
    previous = actor;
  }
  return [...ends, entries.length];
}

/** How a game ended, in words of the page. */
function ownResult(told: Told, state: State, entries: readonly LocalEntry[]): Result {
  const result = resultOf(told, state, entries);
  const { seat, players } = told.game;
  const mine = seat < players.length ? [seat] : [];
  return { ...result, sentence: [`${headline(mine, players, result)}.`, result.sentence].filter(Boolean).join(' ') };
}

/** The replay of some entries, as whoever tells them sees them. */
export function retraced(told: Told, entries: readonly LocalEntry[]): Replay {
  const { game, rules, teller } = told;
  const { chance, over } = rules.manifest;
  const { board, more_is_better: moreIsBetter } = game.table;
  const start = rules.newState(game.rules_version);
  const ends = momentsOf(entries, chance);
  const scores = [start.scores()];
  let state = start;
  const updates = ends.map((end, k): Update => {
    const [before, played] = [state, entries.slice(ends[k - 1] ?? 0, end)];
    state = before.copy();
    for (const [actor, action] of played) state.play(actor, action);
    scores.push(state.scores());
    const due = seatsIn(state.turn(), game.players.length);
    return teller.update(before, played, state, { n: k + 1, v: k + 1, due });
  });
  for (const { seat, told: line } of beginsLine(told, entries))
    updates[0]?.steps?.unshift({ seat, changes: [], told: line });
  const last = updates.at(-1);
  const result = told.result ?? (state.turn() === over ? ownResult(told, state, entries) : null);
  if (last && result) {
    last.result = result;
    last.steps?.push({ seat: -1, changes: [], told: { text: result.sentence } });
  }
  return {
    snapshot: snapshotAt(told, start, []),
    updates,
    entries: [0, ...ends],
    scored: scoredFrom(scores, moreIsBetter),
    board,
  };
}
