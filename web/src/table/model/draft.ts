// A turn being composed, before it is committed: what was touched, the actions drafted so far, and what the server
// answered about them. Pure: every function gives the next record; asking and drawing happen elsewhere.
import type { Change, Draft, Preview, Ref, Wrong } from '../../api/wire';
import { changed, decode, type Thing, type View } from './view';
import type { Atlas, Target } from './targets';
import type { Path, Reach } from './touch';

/** A thing touched on the way to an action. */
export interface Touched {
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
export interface Sent {
  id: number;
  v: number;
  actions: readonly number[];
}

export interface Compose {
  /** The version of the view that the draft is made on. */
  v: number;
  path: readonly Touched[];
  actions: readonly number[];
  /** Answers of the server on this version, by `keyOf` of the actions asked about. */
  answers: ReadonlyMap<string, Draft>;
  /** The answer on the version before, while it still says how the draft looks. */
  kept: Draft | null;
  /** Actions to choose from, where one touch means several. */
  choice: readonly number[];
  refusal: Refusal | null;
  sent: Sent | null;
}

/** An empty draft on a version. */
export function fresh(v: number): Compose {
  return { v, path: [], actions: [], answers: new Map(), kept: null, choice: [], refusal: null, sent: null };
}

/** Names a draft whatever the order of its actions. */
export function keyOf(actions: readonly number[]): string {
  return [...actions].sort((one, two) => one - two).join(',');
}

/** What was touched, as a path for the touch table. */
export function pathOf(draft: Pick<Compose, 'path'>): Path {
  return draft.path.map((touched) => touched.refs);
}

/** A table with a draft on it. */
export interface Shown {
  pieces: readonly Thing[];
  /** Pieces of the own hand that the draft uses: drawn faint where they lay. */
  used: ReadonlySet<string>;
  legal: readonly number[];
  preview: Preview | null;
  /** Refused actions of the draft, by the place they ended at. */
  wrong: ReadonlyMap<string, Wrong>;
  /** Places that actions of the draft ended at. */
  drafted: ReadonlySet<string>;
  /** What the one button would commit; null while it cannot. */
  commit: readonly number[] | null;
  /** Whether the server has yet to answer about this very draft. */
  asking: boolean;
  /** Whether the draft is a whole turn, so that the next action begins another one instead. */
  whole: boolean;
}

/** The place an action of a seat ends at; "" if that is none, or one of several. */
function endOf(atlas: Atlas, seat: number, action: number): string {
  const places = atlas.placesOf(atlas.table.refs(action).at(-1) ?? '', seat);
  return places.length === 1 ? (places[0]?.id ?? '') : '';
}

/** The piece that the first ref of an action moves: one of that face in the own hand, or the uppermost of a place. */
function moved(atlas: Atlas, pieces: readonly Thing[], seat: number, ref: Ref): Thing | null {
  const places = new Set(atlas.placesOf(ref, seat).map((place) => place.id));
  const here = (piece: Thing): boolean =>
    ref.startsWith('@') ? piece.id === ref.slice(1)
    : ref.startsWith('=')
      ? atlas.areas.get(piece.place)?.seat === seat && atlas.faceRefs(piece.face).includes(ref)
      : places.has(piece.place);
  return pieces.filter(here).reduce<Thing | null>((top, piece) => (!top || piece.order >= top.order ? piece : top), null);
}

/** Pieces as an action will probably leave them, to be shown until the server has answered. */
export function imagine(atlas: Atlas, pieces: readonly Thing[], seat: number, action: number, mark: 'draft' | 'refused'): readonly Thing[] {
  const refs = atlas.table.refs(action);
  const first = refs[0];
  const end = endOf(atlas, seat, action);
  if (!first || !end || refs.length < 2) return pieces;
  const piece = moved(atlas, pieces, seat, first);
  if (!piece) return pieces;
  const face = first.startsWith('=') && atlas.faces.has(first.slice(1)) ? first.slice(1) : piece.face;
  const order = pieces.filter((other) => other.place === end).length;
  return pieces.map((other) => (other === piece ? { ...piece, place: end, face, order, mark } : other));
}

/** Pieces with the changes of a draft, those that moved marked as drafted. */
function withDraft(pieces: readonly Thing[], answer: Draft): readonly Thing[] {
  const before = new Map(pieces.map((piece) => [piece.id, piece]));
  return changed(pieces, answer.changes).map((piece) => {
    const old = before.get(piece.id);
    const stays = old?.place === piece.place && old.face === piece.face;
    return stays || piece.mark ? piece : { ...piece, mark: 'draft' as const };
  });
}

/** The longest run of the draft's actions, from the first on, that the server has answered about. */
function answered(draft: Compose): [Draft | null, readonly number[]] {
  for (let count = draft.actions.length; count > 0; count--) {
    const answer = draft.answers.get(keyOf(draft.actions.slice(0, count)));
    if (answer) return [answer, draft.actions.slice(count)];
  }
  return [null, draft.actions];
}

/** The answer of the version before to this very draft, if it may still be shown. */
function keptFor(draft: Compose): Draft | null {
  return draft.kept && keyOf(draft.kept.actions) === keyOf(draft.actions) ? draft.kept : null;
}

/** The draft on a new version of the view. What was answered is to be asked anew; it is shown until then if nothing that it changes has changed. */
export function renewed(draft: Compose, before: readonly Thing[], after: View): Compose {
  const answer = draft.answers.get(keyOf(draft.actions)) ?? draft.kept;
  const kept = answer && undisturbed(answer.changes, before, after.pieces) ? answer : null;
  return { ...draft, v: after.v, answers: new Map(), kept };
}

/** Whether the pieces that some changes move, and whatever lies where they go, are the same as before. */
function undisturbed(changes: readonly Change[], before: readonly Thing[], after: readonly Thing[]): boolean {
  const moved = new Set(changes.map(([id, , , , , , , was]) => was || id));
  const ends = new Set(changes.map(([, place]) => place));
  const told = (pieces: readonly Thing[]): string =>
    JSON.stringify(pieces.filter((piece) => moved.has(piece.id) || ends.has(piece.place)).sort((one, two) => (one.id < two.id ? -1 : 1)));
  return told(before) === told(after);
}

/** Pieces of the own hand before and after: those used stay where they lay, to be drawn faint. */
function hands(atlas: Atlas, view: View, pieces: readonly Thing[]): [readonly Thing[], ReadonlySet<string>] {
  const inHand = (piece: Thing): boolean => {
    const area = atlas.areas.get(piece.place);
    return area?.role === 'hand' && area.seat === view.seat;
  };
  const after = pieces.filter(inHand);
  const held = view.pieces.filter(inHand);
  const left = new Map<string, number>();
  for (const piece of after) left.set(piece.face, (left.get(piece.face) ?? 0) + 1);
  if (after.length > held.length || after.some((piece) => !held.some((old) => old.face === piece.face))) {
    return [pieces, new Set()];
  }
  const used = new Set<string>();
  const shown = held.map((piece) => {
    const still = left.get(piece.face) ?? 0;
    if (still > 0) {
      left.set(piece.face, still - 1);
      return piece;
    }
    const ghost = { ...piece, id: `used ${piece.id}`, mark: null };
    used.add(ghost.id);
    return ghost;
  });
  const taken = new Set(shown.map((piece) => piece.id));
  return [[...pieces.filter((piece) => !inHand(piece)), ...shown.filter((piece) => taken.has(piece.id))], used];
}

/** The table with the draft on it, as far as the server has answered, and beyond that as it probably will be. */
export function shown(atlas: Atlas, view: View, draft: Compose): Shown {
  const [answer, rest] = answered(draft);
  const wrong = new Map((answer?.wrong ?? []).map((one) => [endOf(atlas, view.seat, one.action), one]));
  const kept = answer ? null : keptFor(draft);
  const told = answer ?? kept;
  let pieces = told ? withDraft(view.pieces, told) : view.pieces;
  for (const one of answer?.wrong ?? []) pieces = imagine(atlas, pieces, view.seat, one.action, 'refused');
  for (const action of kept ? [] : rest) pieces = imagine(atlas, pieces, view.seat, action, 'draft');
  const [drawn, used] = draft.actions.length ? hands(atlas, view, pieces) : [pieces, new Set<string>()];
  const asking = rest.length > 0;
  const ends = new Set(draft.actions.map((action) => endOf(atlas, view.seat, action)).filter(Boolean));
  const more = answer ? decode(answer.legal) : view.legal;
  const whole = answer !== null && !asking && !wrong.size && !more.length;
  return {
    pieces: drawn,
    used,
    legal: whole ? view.legal : more,
    preview: asking ? null : (answer?.preview ?? null),
    wrong,
    drafted: ends,
    commit: asking || wrong.size ? null : commitOf(atlas, view, draft, answer, more),
    asking,
    whole,
  };
}

function commitOf(atlas: Atlas, view: View, draft: Compose, answer: Draft | null, legal: readonly number[]): readonly number[] | null {
  const closing = legal.find((action) => atlas.table.closing.has(action));
  if (!draft.actions.length) {
    if (closing !== undefined) return [closing];
    const only = view.legal.length === 1 ? view.legal[0] : undefined;
    return only !== undefined && atlas.table.label(only) ? [only] : null;
  }
  if (!answer) return null;
  if (closing !== undefined) return [...answer.actions, closing];
  return answer.preview || !legal.length ? answer.actions : null;
}

/** Reach of the next touch, without what only closes the turn. */
export function reachOf(atlas: Atlas, legal: readonly number[], draft: Compose): Map<Ref, Reach> {
  return atlas.table.reach(legal, pathOf(draft));
}

/** What touching a target would do: its meanings that lead somewhere, the actions they complete. */
export interface Offer {
  refs: Ref[];
  actions: number[];
  more: boolean;
  /** Whether it is not to be shown. */
  quiet: boolean;
}

/** What a target would do now, if anything. */
export function offer(reach: ReadonlyMap<Ref, Reach>, target: Pick<Target, 'refs'>): Offer | null {
  const refs = target.refs.filter((ref) => reach.has(ref));
  if (!refs.length) return null;
  const actions = refs.flatMap((ref) => reach.get(ref)?.actions ?? []);
  return { refs, actions, more: refs.some((ref) => reach.get(ref)?.more), quiet: refs.every((ref) => reach.get(ref)?.quiet) };
}

/**
 * The draft with the only thing in hand that could be picked up now: it need not be. Null where there are several, or
 * none, or something is picked up.
 *
 * Things that are quickly done with one touch do not count.
 */
export function ready(atlas: Atlas, legal: readonly number[], draft: Compose): Compose | null {
  if (draft.path.length) return null;
  const firsts = new Set<Ref>();
  for (const action of legal) {
    const refs = atlas.table.refs(action);
    if (refs.length > 1 && refs[0] && !atlas.table.quick(action)) firsts.add(refs[0]);
    if (firsts.size > 1) return null;
  }
  const [only] = firsts;
  return only === undefined ? null : { ...dropped(draft), path: [{ key: '', refs: [only] }] };
}

/** What to do about a touch. */
export type Move =
  | { do: 'nothing' }
  | { do: 'path'; draft: Compose }
  | { do: 'draft'; draft: Compose }
  | { do: 'ask'; action: number; draft: Compose };

/** The last drafted action that ended at a place. */
function draftedAt(atlas: Atlas, seat: number, draft: Compose, place: string): number | null {
  return draft.actions.findLast((action) => endOf(atlas, seat, action) === place) ?? null;
}

/** Without one action, and with what it had begun with in the hand again. */
export function takenUp(atlas: Atlas, draft: Compose, action: number, key: string): Compose {
  const at = draft.actions.lastIndexOf(action);
  const refs = atlas.table.refs(action);
  const path = refs.length > 1 && refs[0] ? [{ key, refs: [refs[0]] }] : [];
  return { ...draft, path, choice: [], refusal: null, actions: draft.actions.filter((_, i) => i !== at) };
}

/** The draft with one action more, or another draft where the old one was a whole turn. */
export function added(draft: Compose, action: number, whole = false): Compose {
  return { ...dropped(draft), actions: whole ? [action] : [...draft.actions, action] };
}

/** What was added before the server had said that the draft was a whole turn already takes its place. */
export function overtaken(draft: Compose, answer: Draft): Compose {
  const count = answer.actions.length;
  const begun = draft.actions.length > count && keyOf(draft.actions.slice(0, count)) === keyOf(answer.actions);
  return begun && !answer.legal.length && !answer.wrong?.length ? { ...draft, actions: draft.actions.slice(-1) } : draft;
}

/** Nothing picked up. */
export function dropped(draft: Compose): Compose {
  return { ...draft, path: [], choice: [], refusal: null };
}

/** The last step taken back: what is picked up, else the last action. */
export function back(draft: Compose): Compose {
  if (draft.path.length || draft.choice.length || draft.refusal) return dropped(draft);
  return { ...dropped(draft), actions: draft.actions.slice(0, -1) };
}

/**
 * A target is touched: by a click, a drop, Enter.
 *
 * It goes on with what is picked up, begins anew, takes up a drafted piece, or is nothing the rules list: then the
 * server is asked why not, if the touch means an action at all.
 */
export function touch(atlas: Atlas, view: View, now: Shown, draft: Compose, target: Target): Move {
  const carrying = draft.path.length > 0;
  const used = target.piece && now.used.has(target.piece.id) ? usedBy(atlas, draft, target.piece) : null;
  if (used !== null) return { do: 'draft', draft: dropped(takenUp(atlas, draft, used, target.key)) };
  if (!carrying && waits(view, target) && !offer(reachOf(atlas, now.legal, draft), target)) return { do: 'nothing' };
  if (carrying && draft.path.at(-1)?.key === target.key) return again(atlas, now, draft);
  const next = offer(reachOf(atlas, now.legal, draft), target);
  const held = ready(atlas, now.legal, draft);
  const through = held && offer(reachOf(atlas, now.legal, held), target);
  if (held && through && !next) return go(atlas, now, held, target, through);
  if (through && next) return { do: 'path', draft: { ...dropped(draft), choice: [...through.actions, ...meant(atlas, now, draft, next)] } };
  if (next) return go(atlas, now, draft, target, next);
  if (carrying) {
    const action = atlas.table.find([...pathOf(draft), target.refs]);
    if (action !== null) return { do: 'ask', action, draft };
  }
  const loose = dropped(draft);
  const anew = carrying ? offer(reachOf(atlas, now.legal, loose), target) : null;
  if (anew) return go(atlas, now, loose, target, anew);
  const action = draftedAt(atlas, view.seat, loose, target.place.id);
  if (action !== null) return { do: 'draft', draft: takenUp(atlas, loose, action, target.key) };
  if (!carrying && opens(atlas, target)) return { do: 'path', draft: begun(draft, target) };
  if (!carrying) {
    const wish = atlas.table.find([target.refs]);
    return wish === null ? { do: 'nothing' } : { do: 'ask', action: wish, draft };
  }
  return { do: 'path', draft: loose };
}

/** Whether something can begin with a target by the touch table, be it legal now or not. */
function opens(atlas: Atlas, target: Target): boolean {
  return target.piece !== null && target.refs.some((ref) => atlas.table.opening.has(ref));
}

function begun(draft: Compose, target: Target): Compose {
  return { ...dropped(draft), path: [{ key: target.key, refs: target.refs }] };
}

/** Whether the piece on a target is the one that waits to be moved: touching a place is enough to send it there. */
export function waits(view: View, target: Target): boolean {
  return target.piece !== null && (target.piece.mark === 'due' || view.marks[target.place.id] === 'due');
}

/** A target is dragged away: the draft with it picked up; null if there is nothing to drag. */
export function lift(atlas: Atlas, view: View, now: Shown, draft: Compose, target: Target): Compose | null {
  if (draft.path.at(-1)?.key === target.key) return draft;
  const loose = dropped(draft);
  const next = offer(reachOf(atlas, now.legal, loose), target);
  if (next?.more) return { ...loose, path: [{ key: target.key, refs: next.refs }] };
  if (waits(view, target)) return loose;
  if (target.piece && now.used.has(target.piece.id)) return null;
  const action = draftedAt(atlas, view.seat, loose, target.place.id);
  if (action !== null) {
    const up = takenUp(atlas, loose, action, target.key);
    return up.path.length ? up : null;
  }
  return opens(atlas, target) ? begun(draft, target) : null;
}

/** The thing picked up is touched again: that is its action, if it has one by itself, else it is put down. */
function again(atlas: Atlas, now: Shown, draft: Compose): Move {
  const path = draft.path.slice(0, -1);
  const last = draft.path.at(-1);
  const alone = last ? offer(reachOf(atlas, now.legal, { ...draft, path }), last) : null;
  const action = alone?.actions[0];
  return action === undefined ? { do: 'path', draft: dropped(draft) } : { do: 'draft', draft: added(draft, action, now.whole) };
}

/** The last drafted action that used a piece of the hand. */
function usedBy(atlas: Atlas, draft: Compose, piece: Thing): number | null {
  const refs = atlas.faceRefs(piece.face);
  return draft.actions.findLast((action) => refs.includes(atlas.table.refs(action)[0] ?? '')) ?? null;
}

/** So many things touched, with one action left, need no more touching; fewer only where the table says so. */
const SURE = 2;

/** The actions that begin with a target, or are that. */
function meant(atlas: Atlas, now: Shown, draft: Compose, next: Offer): number[] {
  const path = [...pathOf(draft), next.refs];
  return now.legal.filter((action) => atlas.table.rest(action, path) !== null);
}

function go(atlas: Atlas, now: Shown, draft: Compose, target: Target, next: Offer): Move {
  const [first, ...others] = next.actions;
  if (first !== undefined && !next.more && !others.length) return { do: 'draft', draft: added(draft, first, now.whole) };
  if (first !== undefined && !next.more) return { do: 'path', draft: { ...draft, choice: next.actions, refusal: null } };
  const path = [...draft.path, { key: target.key, refs: next.refs }];
  const longer: Compose = { ...draft, path, choice: [], refusal: null };
  const [left, ...more] = meant(atlas, now, draft, next);
  if (left !== undefined && !more.length && (path.length >= SURE || atlas.table.quick(left))) {
    return { do: 'draft', draft: added(draft, left, now.whole) };
  }
  return { do: 'path', draft: longer };
}
