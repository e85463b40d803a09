/** What was written into a record: comments on its moments, and branches that leave it. */
import type { StudyLine } from './findings';
import type { Branch, PlayedGame, PlayedRecord, Remark } from './played_game';

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

/** A line of a study as a branch of the record studied, from the turn on where it leaves it; null for other rules. */
export function branchOf({ record, replay }: Pick<PlayedGame, 'record' | 'replay'>, line: StudyLine): Branch | null {
  const { entries, options } = line.record;
  if (String(Object.entries(options)) !== String(Object.entries(record.options))) return null;
  const differs = entries.findIndex((entry, at) => String(entry) !== String(record.entries[at]));
  const at = replay.entries.findLast((played) => played <= differs);
  return differs < 0 || at === undefined ? null : { at, entries: entries.slice(at), title: line.title };
}

/** A record with more branches. */
export const withBranches = (record: PlayedRecord, more: readonly Branch[]): PlayedRecord => ({
  ...record,
  branches: [...(record.branches ?? []), ...more],
});

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
