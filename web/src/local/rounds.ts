/** A finished game judged in rounds of growing patience: each judges every turn, and replaces what the one before found. */
import type { JudgedTurn } from '../../../src/parlour/browser/package/advice.mjs';

/** Shares of the work of the last round, which is what one alone would find: a quick look, a closer one, all of it. */
export const ROUNDS = [1 / 16, 1 / 4, 1];

/** The results of finished rounds, and the progress of all of them. */
export interface Round {
  turns: JudgedTurn[];
  /** How many rounds are over. */
  depth: number;
  share: number;
}

/** Told after every turn, and after every round. `judge` judges the turns of so many entries with a share of the work. */
export function* inRounds(
  rounds: readonly number[],
  entries: number,
  judge: (part: number) => Iterable<JudgedTurn>,
): Generator<Round, void> {
  const whole = rounds.reduce((sum, part) => sum + part, 0);
  let turns: JudgedTurn[] = [];
  let before = 0;
  for (const [depth, part] of rounds.entries()) {
    const judged: JudgedTurn[] = [];
    for (const turn of judge(part)) {
      judged.push(turn);
      yield { turns, depth, share: (before + (part * turn.end) / entries) / whole };
    }
    turns = judged;
    before += part;
    yield { turns, depth: depth + 1, share: before / whole };
  }
}
