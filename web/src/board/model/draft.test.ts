import { describe, expect, it } from 'vitest';
import type { DraftAnswer } from '../../lib/told';
import { added, back, fresh, keyOf, overtaken, type TurnDraft } from './draft';
import { lift, touch, type TouchResult } from './draft_touch';
import { shown } from './draft_view';
import { atlas, board, placed, position } from './fixtures';
import type { Position } from './state';
import { Atlas, type Target } from './targets';
import { TouchTable } from './touch';

const now = position();
const empty = fresh(now.v);

function target(key: string, view: Position = now, draft: TurnDraft = empty): Target {
  const lying = atlas.lying(shown(atlas, view, draft).pieces);
  const target = atlas.board.areas
    .flatMap((area) => atlas.targets(area, lying, view.seat))
    .find((target) => target.key === key);
  if (!target) throw new Error(`there is no ${key}`);
  return target;
}

function touched(key: string, draft: TurnDraft = empty, view: Position = now): TouchResult {
  return touch(atlas, view, shown(atlas, view, draft), draft, target(key, view, draft));
}

function after(move: TouchResult): TurnDraft {
  if (!('draft' in move)) throw new Error(`nothing was done: ${move.do}`);
  return move.draft;
}

const answered = (draft: TurnDraft, answer: DraftAnswer): TurnDraft => ({
  ...draft,
  answers: new Map([[keyOf(draft.actions), answer]]),
});
const withOne = answered(added(empty, 4), placed);

describe('touching', () => {
  it('picks a piece up by its face, then places it', () => {
    const picked = after(touched('hand0/hand0.1.0'));
    expect(picked.path).toEqual([{ key: 'hand0/hand0.1.0', refs: ['=1'] }]);
    const move = touched('b', picked);
    expect(move.do).toBe('draft');
    expect(after(move)).toMatchObject({ actions: [4], path: [] });
  });
  it('puts a piece down that is touched again', () => {
    const picked = after(touched('hand0/hand0.1.0'));
    expect(after(touched('hand0/hand0.1.0', picked)).path).toEqual([]);
  });
  it('takes another piece instead', () => {
    const picked = after(touched('hand0/hand0.1.0'));
    expect(after(touched('hand0/hand0.0.0', picked)).path[0]?.refs).toEqual(['=0']);
  });
  it('asks the server why what is not legal is not', () => {
    const picked = after(touched('hand0/hand0.0.0'));
    expect(touched('bag', picked)).toMatchObject({ do: 'ask', action: 10 });
  });
  it('leaves alone what means nothing', () => {
    expect(touched('bag').do).toBe('nothing');
    expect(touched('hand1/hand1.back.0').do).toBe('nothing');
  });
  it('picks up even what has no legal place, so that it can be asked about', () => {
    const stuck = position({ legal: [13] });
    const picked = after(touched('hand0/hand0.0.0', empty, stuck));
    expect(touched('a', picked, stuck)).toMatchObject({ do: 'ask', action: 0 });
  });
  it('takes a drafted piece up again', () => {
    expect(after(touched('b', withOne))).toMatchObject({ actions: [], path: [{ key: 'b', refs: ['=1'] }] });
  });
  it('takes a drafted piece back by the ghost in the hand', () => {
    const ghost = shown(atlas, now, withOne).pieces.find((piece) => piece.id.startsWith('used'));
    expect(after(touched(`hand0/${ghost?.id}`, withOne))).toMatchObject({ actions: [], path: [] });
  });
  it('asks which form of a piece is meant when several go there', () => {
    const star = position({ pieces: [{ id: 'hand0.star.0', place: 'hand0', face: 'star' }], legal: [20, 23, 26] });
    const picked = after(touched('hand0/hand0.star.0', empty, star));
    expect(after(touched('a', picked, star)).choice).toEqual([20, 23, 26]);
  });
  it("knows one's own places by their common name, and no one else's", () => {
    const pieces = [0, 1].map((seat) => ({ id: `heap${seat}`, place: `${seat}.x`, face: '1' }));
    const heaps = position({ pieces, legal: [30] });
    expect(after(touched('0.x', empty, heaps))).toMatchObject({ actions: [30], path: [] }); // quick: one touch is enough
    expect(touched('1.x', empty, heaps).do).toBe('nothing');
    const up = lift(atlas, heaps, shown(atlas, heaps, empty), empty, target('0.x', heaps));
    expect(after(touched('0.y', up ?? empty, heaps)).actions).toEqual([30]); // and dragging works as well
  });
  it('needs no picking up where only one thing can be', () => {
    const twoLegal = position({ legal: [0, 1] });
    expect(after(touched('b', empty, twoLegal))).toMatchObject({ actions: [1], path: [] });
    expect(after(touched('hand0/hand0.0.0', empty, twoLegal)).path[0]?.refs).toEqual(['=0']);
    expect(touched('c', empty, twoLegal).do).toBe('nothing');
  });
  it('moves the only thing that can be placed where one touches next', () => {
    const twoLegal = position({ legal: [0, 1] });
    const laid = answered(added(empty, 1), { ...placed, actions: [1], legal: [9] });
    expect(after(touched('a', laid, twoLegal))).toMatchObject({ actions: [0], path: [] });
    expect(after(touched('b', laid, twoLegal))).toMatchObject({ actions: [], path: [] });
    expect(touched('c', laid, twoLegal).do).toBe('nothing');
  });
  it('is not kept from what one may do by what is picked up and can go nowhere', () => {
    const lines = position({ legal: [40, 42] });
    const picked = after(touched('hand0/hand0.1.0', empty, lines));
    expect(picked.path.map(({ key }) => key)).toEqual(['hand0/hand0.1.0']);
    expect(after(touched('b', picked, lines))).toMatchObject({ actions: [40], path: [] });
  });
  it('asks which is meant where that thing could go and another begins', () => {
    const both = position({
      pieces: [
        { id: 'tile', place: 'hand0', face: '0' },
        { id: 'x', place: '0.x', face: '1' },
      ],
      legal: [0, 30],
    });
    expect(after(touched('0.x', empty, both)).actions).toEqual([30]);
    const heaps = new Atlas(
      {
        ...board,
        touches: [
          { first: 0, each: [['=0', 'x']] },
          { first: 30, each: [['x', 'y']], quick: true },
        ],
      },
      new TouchTable({
        touches: [
          { first: 0, each: [['=0', 'x']] },
          { first: 30, each: [['x', 'y']], quick: true },
        ],
      }),
    );
    const goal = heaps.board.areas
      .flatMap((area) => heaps.targets(area, heaps.lying(both.pieces), 0))
      .find((target) => target.key === '0.x');
    const move = goal && touch(heaps, both, shown(heaps, both, empty), empty, goal);
    expect(move && after(move).choice).toEqual([0, 30]);
  });
  it('takes things that belong together in any order, and no more of them than needed', () => {
    const lines = position({ legal: [40, 42] });
    expect(after(touched('b', empty, lines)).actions).toEqual([40]);
    const begun = after(touched('a', empty, lines));
    expect(begun.path.map(({ key }) => key)).toEqual(['a']);
    expect(after(touched('c', begun, lines)).actions).toEqual([42]);
  });
  it('leaves a piece alone that waits to be moved, and lets it be dragged', () => {
    const due = position({ marks: { a: 'due' }, pieces: [{ id: 'pawn', place: 'a', face: '2' }], legal: [] });
    expect(touched('a', empty, due).do).toBe('nothing');
    expect(lift(atlas, due, shown(atlas, due, empty), empty, target('a', due))).toEqual(empty);
  });
});

describe('lifting', () => {
  const up = (key: string, draft: TurnDraft = empty): TurnDraft | null =>
    lift(atlas, now, shown(atlas, now, draft), draft, target(key, now, draft));
  it('picks a piece of the hand up', () => {
    expect(up('hand0/hand0.0.0')?.path[0]?.refs).toEqual(['=0']);
  });
  it('takes a drafted piece along', () => {
    expect(up('b', withOne)).toMatchObject({ actions: [], path: [{ refs: ['=1'] }] });
  });
  it('finds nothing to drag on an empty place or in a foreign hand', () => {
    expect(up('a')).toBeNull();
    expect(up('hand1/hand1.back.0')).toBeNull();
  });
});

describe('a draft as it is shown', () => {
  it('lies on the table as it probably will, until the server has answered', () => {
    const view = shown(atlas, now, added(empty, 4));
    expect(view.pieces.find((piece) => piece.place === 'b')).toMatchObject({ face: '1', mark: 'draft' });
    expect(view).toMatchObject({ asking: true, commit: null, preview: null });
  });
  it('is what the server says once it has', () => {
    const view = shown(atlas, now, withOne);
    expect(view.pieces.find((piece) => piece.id === 'b')).toMatchObject({ place: 'b', mark: 'draft' });
    expect(view).toMatchObject({
      asking: false,
      legal: [0, 2, 3, 5, 9],
      commit: [4, 9],
      preview: { button: 'Play for 1' },
    });
  });
  it('leaves the hand in its order, what was used faint', () => {
    const view = shown(atlas, now, withOne);
    const hand = view.pieces.filter((piece) => piece.place === 'hand0');
    expect(hand.map((piece) => [piece.face, piece.order, view.used.has(piece.id)])).toEqual([
      ['0', 0, false],
      ['1', 1, false],
      ['1', 2, true],
    ]);
  });
  it('keeps what no order allows where it lies, marked, and cannot be played so', () => {
    const wrong = { action: 3, rule: '3.1', sentence: 'It touches nothing.' };
    const two = answered(added(withOne, 3), { ...placed, wrong: [wrong] });
    const view = shown(atlas, now, two);
    expect(view.pieces.find((piece) => piece.place === 'a')).toMatchObject({ face: '1', mark: 'refused' });
    expect(view.wrong.get('a')).toEqual(wrong);
    expect(view.commit).toBeNull();
  });
  it('is known again in any order of its actions', () => {
    expect(keyOf([4, 0])).toBe(keyOf([0, 4]));
  });
  it('shows the form of a piece that was chosen', () => {
    const star = position({ pieces: [{ id: 'hand0.star.0', place: 'hand0', face: 'star' }], legal: [23] });
    expect(shown(atlas, star, added(fresh(3), 23)).pieces[0]).toMatchObject({ place: 'a', face: 'star.1' });
  });
});

describe('the one button', () => {
  const commit = (legal: number[], draft: TurnDraft = empty): readonly number[] | null =>
    shown(atlas, position({ legal }), draft).commit;
  it('waits for something to be composed', () => {
    expect(commit([0, 1])).toBeNull();
  });
  it('closes a turn that may be closed at once', () => {
    expect(commit([0, 9])).toEqual([9]);
  });
  it('does the only thing there is to do', () => {
    expect(commit([13])).toEqual([13]);
  });
  it('plays a draft that ends the turn by itself', () => {
    const swap = answered(added(empty, 10), { ...placed, actions: [10], legal: [], changes: [], preview: null });
    expect(commit([10], swap)).toEqual([10]);
  });
});

describe('a draft that is a whole turn', () => {
  const swap: DraftAnswer = { ...placed, actions: [10], changes: [], legal: [], preview: null };
  const view = position({ legal: [10, 11] });
  const drafted = answered(added(empty, 10), swap);
  it('gives way to another one', () => {
    const picked = after(touched('hand0/hand0.1.0', drafted, view));
    expect(after(touched('bag', picked, view)).actions).toEqual([11]);
  });
  it('gives way also to what was touched before the server had said so', () => {
    const both = added(added(empty, 10), 11);
    expect(overtaken(both, swap).actions).toEqual([11]);
    expect(overtaken(both, { ...swap, legal: [9] }).actions).toEqual([10, 11]);
  });
});

describe('taking back', () => {
  it('puts down first, then takes back the last action', () => {
    const carrying = { ...withOne, path: [{ key: 'hand0/hand0.0.0', refs: ['=0'] }] };
    const down = back(carrying);
    expect(down).toMatchObject({ path: [], actions: [4] });
    expect(back(down).actions).toEqual([]);
  });
  it('takes the last action back at once where something was refused since', () => {
    const refusal = { sentence: 'No.', rule: '', place: '' };
    const carrying = { ...withOne, path: [{ key: 'hand0/hand0.0.0', refs: ['=0'] }], refusal };
    expect(back(carrying)).toMatchObject({ path: [], refusal: null, actions: [] });
  });
});
