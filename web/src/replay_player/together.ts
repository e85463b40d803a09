import { suggested, type Suggested } from '../board/model/suggested';
import type { Atlas } from '../board/model/targets';
import type { View } from '../table/model/view';

/**
 * The steps of several runs, ranked in their order, all whole: those of the run `ahead` first, the others faint. Where two
 * would lay something on the same spot, the first alone is drawn, since both could not be told apart.
 */
export function together(
  atlas: Atlas,
  view: View,
  seat: number,
  runs: readonly (readonly number[])[],
  ahead: number,
): Suggested[] {
  const ranked = runs.map((run, at) => ({ run, rank: at + 1, faint: at !== ahead }));
  const taken = new Set<string>();
  return ranked
    .sort((a, b) => Number(a.faint) - Number(b.faint))
    .flatMap(({ run, rank, faint }) => {
      const spots = suggested(atlas, view, seat, run, rank).map((step) => ({
        step: { ...step, faint },
        spot: step.symbol < 0 ? '' : `${step.area} ${step.x} ${step.y}`,
      }));
      const free = spots.filter(({ spot }) => !taken.has(spot));
      for (const { spot } of free) if (spot) taken.add(spot);
      return free.map(({ step }) => step);
    });
}
