// A turn being composed, before it is committed: what was touched, the actions drafted so far, and what the server
// answered about them. Pure: every function gives the next record; asking and drawing happen elsewhere.
import type { DraftAnswer } from '../../lib/told';
import type { Change, Ref } from '../../lib/wire';
import type { Path } from './touch';
import type { BoardState, PieceState } from './state';

/** A thing touched on the way to an action. */
interface Touched {
  key: string;
  refs: readonly Ref[];
}

/** Why something was not done, and where. */
export interface Refusal {
  sentence: string;
  rule: string;
  /** The place it is about; "" for none. */
  place: string;
}

/** A commit on its way: it is sent again, unchanged, until the server has said what became of it. */
interface Sent {
  id: number;
  v: number;
  actions: readonly number[];
}

export interface TurnDraft {
  /** The version of the view that the draft is made on. */
  v: number;
  path: readonly Touched[];
  actions: readonly number[];
  /** Answers of the server on this version, by `keyOf` of the actions asked about. */
  answers: ReadonlyMap<string, DraftAnswer>;
  /** The answer on the version before, while it still says how the draft looks. */
  kept: DraftAnswer | null;
  /** Actions to choose from, where one touch means several. */
  choice: readonly number[];
  refusal: Refusal | null;
  sent: Sent | null;
}

/** An empty draft on a version. */
export function fresh(v: number): TurnDraft {
  return { v, path: [], actions: [], answers: new Map(), kept: null, choice: [], refusal: null, sent: null };
}

/** Names a draft whatever the order of its actions. */
export function keyOf(actions: readonly number[]): string {
  return [...actions].sort((a, b) => a - b).join(',');
}

/** What was touched, as a path for the touch table. */
export function pathOf(draft: Pick<TurnDraft, 'path'>): Path {
  return draft.path.map((touched) => touched.refs);
}

/** The draft with one action more, or another draft where the old one was a whole turn. */
export function added(draft: TurnDraft, action: number, whole = false): TurnDraft {
  return { ...dropped(draft), actions: whole ? [action] : [...draft.actions, action] };
}

/** What was added before the server had said that the draft was a whole turn already takes its place. */
export function overtaken(draft: TurnDraft, answer: DraftAnswer): TurnDraft {
  const count = answer.actions.length;
  const begun = draft.actions.length > count && keyOf(draft.actions.slice(0, count)) === keyOf(answer.actions);
  return begun && !answer.legal.length && !answer.wrong?.length
    ? { ...draft, actions: draft.actions.slice(-1) }
    : draft;
}

/** Nothing picked up. */
export function dropped(draft: TurnDraft): TurnDraft {
  return { ...draft, path: [], choice: [], refusal: null };
}

/** The last step taken back: what is picked up, else the last action. What was refused is no step. */
export function back(draft: TurnDraft): TurnDraft {
  if (!draft.refusal && (draft.path.length || draft.choice.length)) return dropped(draft);
  return { ...dropped(draft), actions: draft.actions.slice(0, -1) };
}

/** The draft on a new version of the view. Its answers have to be asked for again; it is shown until then if nothing that it changes has changed. */
export function renewed(draft: TurnDraft, before: readonly PieceState[], after: BoardState): TurnDraft {
  const answer = draft.answers.get(keyOf(draft.actions)) ?? draft.kept;
  const kept = answer && undisturbed(answer.changes, before, after.pieces) ? answer : null;
  return { ...draft, v: after.v, answers: new Map(), kept };
}

/** Whether the pieces that some changes move, and whatever lies where they go, are the same as before. */
function undisturbed(changes: readonly Change[], before: readonly PieceState[], after: readonly PieceState[]): boolean {
  const moved = new Set(changes.map(([id, , , , , , , was]) => was || id));
  const ends = new Set(changes.map(([, place]) => place));
  const textOf = (pieces: readonly PieceState[]): string =>
    JSON.stringify(
      pieces.filter((piece) => moved.has(piece.id) || ends.has(piece.place)).sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  return textOf(before) === textOf(after);
}
