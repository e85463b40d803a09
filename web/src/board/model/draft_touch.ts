// What a touch does to a draft: what it could mean now, and the draft that follows.
import type { Ref } from '../../lib/wire';
import { added, dropped, pathOf, type TurnDraft } from './draft';
import { endOf, shown, type TableWithDraft } from './draft_view';
import { free, type Atlas, type Target } from './targets';
import type { Reach } from './touch';
import type { PieceState, Position } from './state';

/** What to do about a touch. */
export type TouchResult =
  | { do: 'nothing' }
  | { do: 'path'; draft: TurnDraft }
  | { do: 'draft'; draft: TurnDraft }
  | { do: 'ask'; action: number; draft: TurnDraft };

/** The last drafted action that ended at a target: at its place, or with its piece, where that lies freely. */
function draftedAt(atlas: Atlas, view: Position, draft: TurnDraft, { place, piece }: Target): number | null {
  if (free(place)) {
    const lay = view.pieces.some((other) => other.id === piece?.id && other.place === place.id);
    return piece && !lay ? usedBy(atlas, draft, piece) : null;
  }
  return draft.actions.findLast((action) => endOf(atlas, view.seat, action) === place.id) ?? null;
}

/** Reach of the next touch, without what only closes the turn; what is picked up and can go nowhere is in nobody's way. */
export function reachOf(atlas: Atlas, legal: readonly number[], draft: TurnDraft): Map<Ref, Reach> {
  const reach = atlas.table.reach(legal, pathOf(draft));
  return reach.size || !draft.path.length ? reach : reachOf(atlas, legal, dropped(draft));
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
  return {
    refs,
    actions,
    more: refs.some((ref) => reach.get(ref)?.more),
    quiet: refs.every((ref) => reach.get(ref)?.quiet),
  };
}

/**
 * The draft with the only thing in hand that could be picked up now: it need not be. Null where there are several, or
 * none, or something is picked up.
 *
 * Things that are quickly done with one touch do not count.
 */
export function ready(atlas: Atlas, legal: readonly number[], draft: TurnDraft): TurnDraft | null {
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

/** Without one action, and with what it had begun with in the hand again. */
function takenUp(atlas: Atlas, draft: TurnDraft, action: number, key: string): TurnDraft {
  const at = draft.actions.lastIndexOf(action);
  const refs = atlas.table.refs(action);
  const path = refs.length > 1 && refs[0] ? [{ key, refs: [refs[0]] }] : [];
  return { ...draft, path, choice: [], refusal: null, actions: draft.actions.filter((_, i) => i !== at) };
}

/**
 * A target is touched: by a click, a drop, Enter.
 *
 * It goes on with what is picked up, starts over, takes up a drafted piece, or is nothing the rules list: then the
 * server is asked why not, if the touch means an action at all.
 */
// eslint-disable-next-line complexity -- what a touch may mean, the most particular first
export function touch(
  atlas: Atlas,
  view: Position,
  now: TableWithDraft,
  draft: TurnDraft,
  target: Target,
): TouchResult {
  const carrying = draft.path.length > 0;
  const used = target.piece && now.used.has(target.piece.id) ? usedBy(atlas, draft, target.piece) : null;
  if (used !== null) return { do: 'draft', draft: dropped(takenUp(atlas, draft, used, target.key)) };
  if (!carrying && waits(view, target) && !offer(reachOf(atlas, now.legal, draft), target)) return { do: 'nothing' };
  if (carrying && draft.path.at(-1)?.key === target.key) return again(atlas, now, draft);
  const next = offer(reachOf(atlas, now.legal, draft), target);
  const held = ready(atlas, now.legal, draft);
  const through = held && offer(reachOf(atlas, now.legal, held), target);
  if (held && through && !next) return go(atlas, now, held, target, through);
  if (through && next)
    return {
      do: 'path',
      draft: { ...dropped(draft), choice: [...through.actions, ...meant(atlas, now, draft, next)] },
    };
  if (next) return go(atlas, now, leads(atlas, now, draft) ? draft : dropped(draft), target, next);
  if (carrying) {
    const action = atlas.table.find([...pathOf(draft), target.refs]);
    if (action !== null) return { do: 'ask', action, draft };
  }
  const loose = dropped(draft);
  const anew = carrying ? offer(reachOf(atlas, now.legal, loose), target) : null;
  if (anew) return go(atlas, now, loose, target, anew);
  const action = draftedAt(atlas, view, loose, target);
  if (action !== null) {
    const up = takenUp(atlas, loose, action, target.key);
    const bare = dropped(up);
    return { do: 'draft', draft: ready(atlas, shown(atlas, view, bare).legal, bare) ? bare : up };
  }
  if (carrying) return { do: 'path', draft: loose };
  const other = instead(atlas, view, draft, target);
  if (other) return other;
  if (opens(atlas, target)) return { do: 'path', draft: begun(draft, target) };
  const wish = atlas.table.find([target.refs]);
  return wish === null ? { do: 'nothing' } : { do: 'ask', action: wish, draft };
}

/** Whether what is picked up can go anywhere. */
function leads(atlas: Atlas, now: TableWithDraft, draft: TurnDraft): boolean {
  return atlas.table.reach(now.legal, pathOf(draft)).size > 0;
}

/** Somewhere else with what was drafted last, where that was the only thing to be placed. */
function instead(atlas: Atlas, view: Position, draft: TurnDraft, target: Target): TouchResult | null {
  const shorter = { ...dropped(draft), actions: draft.actions.slice(0, -1) };
  const before = shown(atlas, view, shorter);
  const held = ready(atlas, before.legal, shorter);
  const last = atlas.table.refs(draft.actions.at(-1) ?? -1)[0];
  const there = held && pathOf(held)[0]?.[0] === last && offer(reachOf(atlas, before.legal, held), target);
  return there ? go(atlas, before, held, target, there) : null;
}

/** Whether something can begin with a target by the touch table, be it legal now or not. */
function opens(atlas: Atlas, target: Target): boolean {
  return target.piece !== null && target.refs.some((ref) => atlas.table.opening.has(ref));
}

function begun(draft: TurnDraft, target: Target): TurnDraft {
  return { ...dropped(draft), path: [{ key: target.key, refs: target.refs }] };
}

/** Whether the piece on a target is the one that waits to be moved: touching a place is enough to send it there. */
function waits(view: Position, target: Target): boolean {
  return target.piece !== null && (target.piece.mark === 'due' || view.marks[target.place.id] === 'due');
}

/** A target is dragged away: the draft with it picked up; null if there is nothing to drag. */
export function lift(
  atlas: Atlas,
  view: Position,
  now: TableWithDraft,
  draft: TurnDraft,
  target: Target,
): TurnDraft | null {
  if (draft.path.at(-1)?.key === target.key) return draft;
  const loose = dropped(draft);
  const next = offer(reachOf(atlas, now.legal, loose), target);
  if (next?.more) return { ...loose, path: [{ key: target.key, refs: next.refs }] };
  if (waits(view, target)) return loose;
  if (target.piece && now.used.has(target.piece.id)) return null;
  const action = draftedAt(atlas, view, loose, target);
  if (action !== null) {
    const up = takenUp(atlas, loose, action, target.key);
    return up.path.length ? up : null;
  }
  return opens(atlas, target) ? begun(draft, target) : null;
}

/** The thing picked up is touched again: that is its action, if it has one by itself, else it is put down. */
function again(atlas: Atlas, now: TableWithDraft, draft: TurnDraft): TouchResult {
  const path = draft.path.slice(0, -1);
  const last = draft.path.at(-1);
  const alone = last ? offer(reachOf(atlas, now.legal, { ...draft, path }), last) : null;
  const action = alone?.actions[0];
  return action === undefined
    ? { do: 'path', draft: dropped(draft) }
    : { do: 'draft', draft: added(draft, action, now.whole) };
}

/** The last drafted action that used a piece of the hand. */
function usedBy(atlas: Atlas, draft: TurnDraft, piece: PieceState): number | null {
  const refs = atlas.faceRefs(piece.face);
  return draft.actions.findLast((action) => refs.includes(atlas.table.refs(action)[0] ?? '')) ?? null;
}

/** With this many touches and one action left, the draft needs no more; fewer suffice only where the table says so. */
const SURE = 2;

/** The actions that begin with a target, or are that. */
function meant(atlas: Atlas, now: TableWithDraft, draft: TurnDraft, next: Offer): number[] {
  const path = [...pathOf(draft), next.refs];
  return now.legal.filter((action) => atlas.table.rest(action, path) !== null);
}

function go(atlas: Atlas, now: TableWithDraft, draft: TurnDraft, target: Target, next: Offer): TouchResult {
  const [first, ...others] = next.actions;
  if (first !== undefined && !next.more && !others.length)
    return { do: 'draft', draft: added(draft, first, now.whole) };
  if (first !== undefined && !next.more)
    return { do: 'path', draft: { ...draft, choice: next.actions, refusal: null } };
  const path = [...draft.path, { key: target.key, refs: next.refs }];
  const longer: TurnDraft = { ...draft, path, choice: [], refusal: null };
  const [left, ...more] = meant(atlas, now, draft, next);
  if (left !== undefined && !more.length && (path.length >= SURE || atlas.table.quick(left))) {
    return { do: 'draft', draft: added(draft, left, now.whole) };
  }
  return { do: 'path', draft: longer };
}
