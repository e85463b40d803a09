// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Area, Mark } from '../../lib/wire';
import type { Cell, Drawn, State } from '../model/cells';
import { board } from '../model/fixtures';
import type { Suggested } from '../model/suggested';
import AreaView from './AreaView.svelte';

const BADGES = { found: '<i class="star"></i>' };
const first = <T>(all: readonly T[]): T => {
  const [first] = all;
  if (!first) throw new Error('there is none');
  return first;
};
const area: Area = first(board.areas);
const place = first(area.places);
const piece = { id: 'p', place: 'a', face: '1', order: 0, turn: 0, owner: 2, mark: null, x: 0, y: 0 };
const { x, y, w, h } = place;

/** The area with its first place in a state, and steps over it. */
function drawn(how: {
  state?: State;
  mark?: Mark;
  covered?: boolean;
  steps?: Partial<Suggested>[];
  words?: string;
}): Element {
  const { state = 'idle', mark = null, covered = false, steps = [], words = '' } = how;
  const lying = { piece, box: { x, y, w: 34, h: 34 }, symbol: 1, body: '', mark, ring: 2, used: false } as Drawn;
  const cell = { ...place, key: 'a', area, place, piece: covered ? piece : null, state, possible: state === 'lit' };
  const step = { area: area.id, rank: 1, x, y, w, h, from: null, way: [], symbol: -1 };
  const props = {
    area,
    pieces: covered ? [lying] : [],
    marks: [],
    cells: words ? [] : [{ ...cell, words: 'a', spot: null } as unknown as Cell],
    words,
    badges: BADGES,
    on: 'on',
    steps: steps.map((changes) => ({ ...step, ...changes })),
    register: () => () => undefined,
  };
  app = mount(AreaView, { target: document.body, props });
  flushSync();
  const drawing = document.querySelector('svg');
  if (!drawing) throw new Error('nothing is drawn');
  return drawing;
}

let app: Record<string, unknown> = {};
afterEach(() => unmount(app));

/** The shapes that one look is made of. */
const shapes = (drawing: Element): string[] =>
  [
    'circle.lit',
    '.corners path',
    '.held',
    '.mark-draft .ring',
    '.mark-last .ring',
    '.step rect',
    '.ordinal',
    '.star',
  ].filter((selector) => drawing.querySelector(selector));

test.each<[string, Parameters<typeof drawn>[0], string[]]>([
  ['may go', { state: 'lit' }, ['circle.lit']],
  ['may go, where something lies', { state: 'lit', covered: true }, ['.corners path']],
  ['picked', { state: 'picked', covered: true }, ['.held']],
  ['draft', { covered: true, mark: 'draft' }, ['.mark-draft .ring']],
  ['played last', { covered: true, mark: 'last' }, ['.mark-last .ring']],
  ['hint', { steps: [{ step: 0 }] }, ['.step rect', '.star']],
  ['hint of several steps', { steps: [{ step: 2 }] }, ['.step rect', '.ordinal']],
])('%s has a look of its own', (_meaning, how, look) => {
  expect(shapes(drawn(how))).toEqual(look);
});

test('an area that cannot be touched is an image with words', () => {
  expect(drawn({ state: 'lit' }).getAttribute('role')).toBe('grid');
  void unmount(app);
  const image = drawn({ words: 'Board: a tile' });
  expect([image.getAttribute('role'), image.getAttribute('aria-label')]).toEqual(['img', 'Board: a tile']);
});

test('order is told by pips, and no digit or dot is drawn over a number', () => {
  const drawing = drawn({ state: 'lit', steps: [{ step: 3, symbol: 1 }] });
  expect(drawing.querySelectorAll('[data-order="3"] circle')).toHaveLength(3);
  expect(drawing.querySelectorAll('text, circle.lit')).toHaveLength(0);
});

test('the way of a move lies under the pieces', () => {
  const way = [place, { x: 100, y }];
  const drawing = drawn({ covered: true, steps: [{ from: place, way }] });
  const line = drawing.querySelector('polyline');
  const tile = drawing.querySelector('.piece');
  expect(line?.getAttribute('points')).toBe(`${x},${y} 100,${y}`);
  expect(line && tile && line.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
