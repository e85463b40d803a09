// Pieces that are meant by their own id wherever they lie, and pieces larger than the places they lie in.
import { describe, expect, it } from 'vitest';
import type { Board } from '../../lib/wire';
import { imagine } from './draft_view';
import { offer } from './draft_touch';
import type { PieceState } from './state';
import { Atlas } from './targets';
import { TouchTable } from './touch';

const spot = (id: string, x: number) => ({ id, x, y: 40, w: 40, h: 40, label: id });

/** Moves of two tiles, 80 wide, to four spots 40 apart: 4t + spot; turning a tile: 8 + t. */
const board: Board = {
  game: 'slabs',
  title: 'Slabs',
  areas: [
    {
      id: 'field',
      role: 'board',
      title: 'Field',
      w: 240,
      h: 80,
      places: ['a', 'b', 'c', 'd'].map((id, i) => spot(id, 40 + 40 * i)),
    },
  ],
  faces: [{ id: 'slab', label: 'slab', drawing: '', w: 80, h: 80 }],
  touches: [
    {
      first: 0,
      axes: [
        ['@one', '@two'],
        ['a', 'b', 'c', 'd'],
      ],
    },
    { first: 8, each: [['@one'], ['@two']] },
  ],
};
const atlas = new Atlas(board, new TouchTable(board));
const slab = (id: string, place: string): PieceState => ({
  id,
  place,
  face: 'slab',
  order: 0,
  turn: 0,
  owner: -1,
  mark: null,
  x: 0,
  y: 0,
});
const pieces = [slab('one', 'a'), slab('two', 'd')];
const targets = atlas.targets(board.areas[0]!, atlas.lying(pieces), 0);
const at = (key: string) => targets.find((target) => target.key === key)!;

describe('a piece meant by its id', () => {
  it('is what touching it where it lies means first', () => {
    expect(at('a').refs).toEqual(['@one', 'a']);
    expect(at('b').refs).toEqual(['b']);
  });
  it('begins its own actions and turns when it is touched again', () => {
    const reach = atlas.table.reach([1, 2, 3, 8]);
    expect(offer(reach, at('a'))).toMatchObject({ refs: ['@one'], actions: [8], more: true });
    expect(offer(reach, at('d'))).toBeNull();
    expect([...atlas.table.reach([1, 2, 3, 8], [['@one']]).keys()]).toEqual(['b', 'c', 'd']);
  });
  it('has a place, for lighting what an action is about', () => {
    expect(atlas.placesNow('@two', 0, pieces).map((place) => place.id)).toEqual(['d']);
    expect(atlas.placesNow('b', 0, pieces).map((place) => place.id)).toEqual(['b']);
    expect(atlas.placesNow('@gone', 0, pieces)).toEqual([]);
  });
  it('is moved before the server has answered', () => {
    const shown = imagine(atlas, pieces, 0, 6, 'draft');
    expect(shown.find((piece) => piece.id === 'two')?.place).toBe('c');
    expect(shown.find((piece) => piece.id === 'one')?.place).toBe('a');
  });
});

describe('a piece larger than its place', () => {
  it('is touched all over, before the places it covers', () => {
    expect(at('a')).toMatchObject({ w: 80, h: 80 });
    expect(at('b')).toMatchObject({ w: 40, h: 40 });
    expect(targets.map((target) => target.key)).toEqual(['b', 'c', 'a', 'd']);
  });
});
