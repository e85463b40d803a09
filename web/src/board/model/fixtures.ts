// A small made-up table for tests: a row of three cells, a bag, two hands of tiles; a turn places tiles and ends.
import type { DraftAnswer } from '../../lib/told';
import type { Board, Piece } from '../../lib/wire';
import { pieceState, type Position } from './state';
import type { BoardWords } from './words';
import { Atlas } from './targets';
import { TouchTable } from './touch';

const cell = (id: string, x: number) => ({ id, x, y: 20, w: 40, h: 40, label: id });
const rack = (seat: number) => ({
  id: `hand${seat}`,
  role: 'hand' as const,
  title: 'Hand',
  w: 120,
  h: 40,
  seat,
  places: [{ id: `hand${seat}`, x: 60, y: 20, w: 120, h: 40, label: 'hand', spread: 'row' as const, step: 40 }],
});

const heap = (seat: number) => ({
  id: `heaps${seat}`,
  role: 'seat' as const,
  title: 'Heaps',
  w: 80,
  h: 40,
  seat,
  places: [
    { ...cell(`${seat}.x`, 20), own: 'x' },
    { ...cell(`${seat}.y`, 60), own: 'y' },
  ],
});

/** PLACE tile v on cell c is 3v + c (v 0 to 2), END 9, SWAP tile v 10 + v, PASS 13; a star as tile v on c 20 + 3v + c;
 *  from the own heap x to y 30; two cells together, in any order, 40 to 42. */
export const board: Board = {
  game: 'row',
  title: 'Row',
  areas: [
    {
      id: 'board',
      role: 'board',
      title: 'Board',
      w: 120,
      h: 40,
      places: [cell('a', 20), cell('b', 60), cell('c', 100)],
    },
    {
      id: 'bag',
      role: 'side',
      title: 'Bag',
      w: 20,
      h: 20,
      places: [{ id: 'bag', x: 10, y: 10, w: 20, h: 20, label: 'bag' }],
    },
    rack(0),
    rack(1),
    heap(0),
    heap(1),
  ],
  faces: ['0', '1', '2', 'back', 'star', 'star.0', 'star.1', 'star.2'].map((id) => ({
    id,
    label: id,
    drawing: '',
    w: 34,
    h: 34,
  })),
  touches: [
    {
      first: 0,
      axes: [
        ['=0', '=1', '=2'],
        ['a', 'b', 'c'],
      ],
    },
    { first: 9, buttons: ['End the turn'] },
    {
      first: 10,
      each: [
        ['=0', 'bag'],
        ['=1', 'bag'],
        ['=2', 'bag'],
      ],
    },
    { first: 13, buttons: ['Pass'] },
    {
      first: 20,
      axes: [
        ['=star.0', '=star.1', '=star.2'],
        ['a', 'b', 'c'],
      ],
    },
    { first: 30, each: [['x', 'y']], quick: true },
    {
      first: 40,
      each: [
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
      ],
      quick: true,
      any_order: true,
    },
  ],
  closing: [9],
  source: 'bag',
  phrases: {
    language: 'en',
    messages: 'go played{value} end',
    parameters: {},
    patterns: { go: ['Go.'], played: ['plays ', ['value']], end: ['Over.'] },
  },
};

export const atlas = new Atlas(board, new TouchTable(board));

/** What lies there: tiles in both hands. */
export const tiles: readonly Piece[] = [
  { id: 'hand0.0.0', place: 'hand0', face: '0' },
  { id: 'hand0.1.0', place: 'hand0', face: '1', order: 1 },
  { id: 'hand0.1.1', place: 'hand0', face: '1', order: 2 },
  { id: 'hand1.back.0', place: 'hand1', face: 'back' },
];

/** The board with the seat that looks in the middle of its turn. */
export const position = ({
  pieces = tiles,
  ...more
}: Omit<Partial<Position>, 'pieces'> & { pieces?: readonly Piece[] } = {}): Position => ({
  v: 3,
  seat: 0,
  pieces: pieces.map(pieceState),
  marks: {},
  recent: [],
  seats: [{}, {}],
  players: [{}, {}],
  legal: [0, 1, 2, 3, 4, 5],
  ...more,
});

/** What a server says of a draft that puts tile 1 on b. */
export const placed: DraftAnswer = {
  t: 'draft',
  id: 1,
  n: 3,
  actions: [4],
  changes: [['b', 'b', '1', 0, 0, -1, '', 'hand0.1.1']],
  legal: [0, 2, 3, 5, 9],
  preview: { button: 'Play for 1', sentence: '1 alone counts 1.' },
};

/** What the tests read of a board. */
export const BOARD_WORDS: BoardWords = {
  holds: ({ place, what }) => `${place}: ${what}`,
  empty: 'empty',
  pieces: ({ count, what }) => `${count} × ${what}`,
  ofSeat: ({ what, letter: by }) => `${what} of ${by}`,
  team: ({ number }) => `Team ${number}`,
  picked: 'picked up',
  possible: 'possible',
  canPick: 'can be picked up',
  playedLast: ({ letter: by }) => `played last by ${by}`,
  used: 'already placed this turn',
  turned: ({ quarters }) => `turned ${quarters}`,
  marks: {
    last: 'played last',
    draft: 'not yet played',
    locked: 'locked',
    due: 'waiting',
    found: 'found',
    dead: 'dead',
    refused: 'not allowed here',
  },
};
