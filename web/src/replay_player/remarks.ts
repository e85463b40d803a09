/** What was written into a record: comments on its moments, and branches that leave it. */
import type { Branch, PlayedRecord, Remark } from './played_game';

export interface Remarks {
  comments: readonly Remark[];
  branches: readonly Branch[];
  /** Steps through a branch. */
  open: (branch: Branch) => void;
}

/** The remarks of a record; undefined where it has none. */
export function remarksOf({ comments = [], branches = [] }: PlayedRecord, open: (branch: Branch) => void) {
  return comments.length || branches.length ? { comments, branches, open } : undefined;
}

/** The comments on the moments from one to before another, and the branches that go instead of turns that lead there. */
export function remarksBetween(
  { comments, branches }: Pick<Remarks, 'comments' | 'branches'>,
  played: readonly number[],
  from: number,
  to: number,
): Pick<Remarks, 'comments' | 'branches'> {
  const [above, below] = [from ? (played[from - 1] ?? 0) : -1, to > from ? (played[to - 1] ?? 0) : -1];
  const last = to === played.length; // after the end, it goes on from the last turn
  return {
    comments: comments.filter(({ at }) => at > above && at <= below),
    branches: branches.filter(({ at }) => at >= above && (at < below || (last && at === below))),
  };
}
