// Pieces that lie freely: where they are, what is touched, which part of their area is shown.
import { describe, expect, it } from 'vitest';
import type { Area, Board } from '../../lib/wire';
import { imagine } from './draft_view';
import { fresh } from './draft';
import { lift } from './draft_touch';
import { shown } from './draft_view';
import { around, eased, whole } from './frame';
import { Atlas } from './targets';
import { TouchTable } from './touch';
import { pieceState } from './state';
import { position } from './fixtures';

const felt: Area = {
  id: 'felt',
  role: 'board',
  title: 'Felt',
  w: 400,
  h: 200,
  zoom: 4,
  places: [{ id: 'felt', x: 200, y: 100, w: 400, h: 200, label: 'felt', spread: 'free' }],
};
const hand: Area = {
  id: 'hand0',
  role: 'hand',
  title: 'Hand',
  w: 100,
  h: 40,
  seat: 0,
  places: [{ id: 'hand0', x: 50, y: 20, w: 100, h: 40, label: 'hand', spread: 'row', step: 20 }],
};
const board: Board = {
  game: 'slats',
  title: 'Slats',
  areas: [felt, hand],
  faces: [
    { id: 'slat', label: 'slat', drawing: '', w: 20, h: 40, body: ['upright', 'lying'] },
    { id: 'end', label: 'end', drawing: '', w: 20, h: 40 },
  ],
  touches: [{ first: 0, axes: [['=slat'], ['@left', '@right']] }],
};
const atlas = new Atlas(board, new TouchTable(board));
const pieces = [
  pieceState({ id: 'root', place: 'felt', face: 'slat', turn: 1 }),
  pieceState({ id: 'left', place: 'felt', face: 'end', turn: 1, x: -40 }),
  pieceState({ id: 'right', place: 'felt', face: 'end', x: 30, y: 10.5 }),
  pieceState({ id: 'held', place: 'hand0', face: 'slat' }),
];
const onFelt = atlas.targets(felt, atlas.lying(pieces), 0);

describe('pieces that lie freely', () => {
  it('lie where each of them says, on their side after a quarter turn', () => {
    const whereabouts = atlas.whereabouts(atlas.lying(pieces));
    expect(whereabouts.get('left')?.box).toEqual({ x: 160, y: 100, w: 40, h: 20 });
    expect(whereabouts.get('right')?.box).toEqual({ x: 230, y: 110.5, w: 20, h: 40 });
    expect(pieces.slice(0, 3).map((piece) => atlas.bodyOf(piece))).toEqual(['body-0-1', '', '']);
  });

  it('are touched each by itself, by its id where an action names that', () => {
    expect(onFelt.map(({ key, refs }) => [key, refs])).toEqual([
      ['felt/root', []],
      ['felt/left', ['@left']],
      ['felt/right', ['@right']],
    ]);
  });

  it('leave nothing to touch where none lies, which would lie over what does', () => {
    expect(atlas.targets(felt, new Map(), 0)).toEqual([]);
  });

  it('are joined, until the server has answered, where the end lay that was touched', () => {
    const after = imagine(atlas, pieces, 0, 1, 'draft');
    expect(after.find((piece) => piece.id === 'held')).toMatchObject({ place: 'felt', x: 30, y: 10.5, turn: 0 });
  });

  it('are taken up again while they are drafted, wherever the ends have moved', () => {
    const now = position({ v: 1, pieces, legal: [0, 1] });
    const draft = { ...fresh(1), actions: [1] };
    const seen = shown(atlas, now, draft);
    const target = atlas.targets(felt, atlas.lying(seen.pieces), 0).find(({ piece }) => piece?.mark === 'draft')!;
    const up = lift(atlas, now, seen, draft, target);
    expect(lift(atlas, now, seen, draft, onFelt[0]!)).toBeNull();
    expect(up).toMatchObject({ actions: [], path: [{ key: target.key, refs: ['=slat'] }] });
  });
});

describe('the part of an area that is shown', () => {
  it('is as small as the area allows, about the middle, while nothing lies there', () => {
    expect(around(felt, [])).toEqual({ x: 200, y: 100, w: 100, h: 50 });
  });
  it('has all that lies there in sight, in the shape of the area', () => {
    expect(around(felt, [{ x: 220, y: 90, w: 80, h: 20 }])).toEqual({ x: 225, y: 93.75, w: 100, h: 50 });
    expect(around(felt, [{ x: 20, y: 190, w: 40, h: 20 }])).toEqual({ x: 50, y: 175, w: 100, h: 50 });
    expect(around(felt, [{ x: 200, y: 100, w: 200, h: 20 }])).toEqual({ x: 200, y: 100, w: 250, h: 125 });
    expect(around(felt, [{ x: 200, y: 100, w: 400, h: 20 }])).toEqual(whole(felt));
  });
  it('stays while what lies there grows within a step', () => {
    expect(around(felt, [{ x: 222, y: 90, w: 84, h: 20 }])).toEqual(around(felt, [{ x: 220, y: 90, w: 80, h: 20 }]));
  });
  it('begins to change from where it was', () => {
    expect(eased({ x: 200, y: 100, w: 100, h: 50 }, { x: 100, y: 150, w: 200, h: 100 })).toBe(
      'translate(-300px, -50px) scale(2)',
    );
  });
});
