import { describe, expect, it } from 'vitest';
import type { Area, Board } from '../../lib/wire';
import { cells, drawn, marked, summary, type DrawContext } from './cells';
import { fresh } from './draft';
import { reachOf, touch } from './draft_touch';
import { shown } from './draft_view';
import { board, BOARD_WORDS as words, position } from './fixtures';
import { lastPlayed } from './state';
import { Atlas } from './targets';
import { TouchTable } from './touch';

/** The hand holds two kinds of 7; one may go to a, and to find it is the player's part. */
const tableBoard: Board = {
  ...board,
  faces: ['7', '7.x', '7.y', 'back'].map((id) => ({ id, label: id, drawing: '', w: 34, h: 34 })),
  touches: [
    {
      first: 0,
      each: [
        ['=7', 'a'],
        ['=8', 'b'],
      ],
      quick: true,
      any_order: true,
      quiet: true,
    },
  ],
};
const pieces = [
  { id: 'one', place: 'hand0', face: '7.x' },
  { id: 'two', place: 'hand0', face: '7.y', order: 1 },
];
const atlas = new Atlas(tableBoard, new TouchTable(tableBoard));
const view = position({ pieces, legal: [0] });
const draft = fresh(view.v);
const now = shown(atlas, view, draft);
const context: DrawContext = {
  atlas,
  view,
  now,
  lying: atlas.lying(now.pieces),
  recent: new Map(),
  draft,
  reach: reachOf(atlas, [0], draft),
  ready: new Map(),
  acting: true,
  words,
};
const [main, bag, hand] = tableBoard.areas as [Area, Area, Area];

describe('an area in a sentence', () => {
  it('is empty where nothing lies, but for what pieces are drawn from', () => {
    expect(summary(context, main)).toBe('Board: empty');
    const drawn = { ...context, atlas: new Atlas({ ...tableBoard, source: 'bag' }, new TouchTable(tableBoard)) };
    expect(summary(drawn, bag)).toBe('Bag');
  });
});

describe('a piece of a kind', () => {
  it('is meant by the name of the kind', () => {
    expect(atlas.faceRefs('7.x')).toEqual(['=7']);
    expect(atlas.faceRefs('7')).toEqual(['=7']);
    expect(atlas.faceRefs('back')).toEqual([]);
  });
});

describe('a place to be found by oneself', () => {
  it('can be touched, but is neither shown nor told', () => {
    const [a, b] = cells(context, main);
    expect([a?.state, a?.possible, b?.state, b?.possible]).toEqual(['idle', true, 'idle', false]);
    expect(a?.words).toBe(cells({ ...context, acting: false }, main)[0]?.words);
  });
  it('is gone to with what is picked up, and another is asked about', () => {
    const [card] = cells(context, hand);
    expect(card?.state).toBe('pick');
    const begun = { ...draft, path: [{ key: card?.key ?? '', refs: card?.refs ?? [] }] };
    const [a, b] = atlas.targets(main, context.lying, 0);
    expect(a && touch(atlas, view, now, begun, a)).toMatchObject({ do: 'draft', draft: { actions: [0] } });
    expect(b && touch(atlas, view, now, begun, b)).toMatchObject({ do: 'ask', action: 1 });
  });
});

describe('what was played last', () => {
  it('has its place ringed in the colour played, as of a team, and is told by the seat', () => {
    const seats = [{ colour: 0 }, { colour: 0 }];
    const laid = { id: 'laid', place: 'a', face: '7' };
    const recent = [{ seat: 1, n: 4, places: ['a'] }];
    const after = position({ pieces: [laid], seats, recent });
    const shownAfter = shown(atlas, after, fresh(after.v));
    const lying = atlas.lying(shownAfter.pieces);
    const then = { ...context, view: after, now: shownAfter, lying, recent: lastPlayed(after) };
    expect(drawn(then, main)[0]?.mark).toBeNull();
    expect(marked(then, main)).toMatchObject([{ id: 'a', mark: 'last', colour: 0 }]);
    expect(cells(then, main)[0]?.words).toContain('by B');
  });
});

it('shows where the next of a full column goes below the last, whose number stays in sight', () => {
  const column = { id: 'a', own: 'a', x: 20, y: 50, w: 40, h: 100, label: 'a', spread: 'column' as const, step: 30 };
  const tall: Area = { ...main, role: 'seat', seat: 0, places: [column] };
  const lain = (count: number) =>
    Array.from({ length: count }, (_, order) => ({ id: `c${order}`, place: 'a', face: '7', order }));
  const at = (count: number) => {
    const pieces = position({ pieces: lain(count) }).pieces;
    return cells({ ...context, lying: atlas.lying(pieces) }, tall).find(({ key }) => key === 'a')?.spot?.y ?? 0;
  };
  expect([at(0), at(1), at(2)]).toEqual([15, 45, 75]);
  expect(at(3)).toBeCloseTo(75 + 0.62 * 30);
  expect(at(9)).toBeGreaterThan(85 + 15);
});
