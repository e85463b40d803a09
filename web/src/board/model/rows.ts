// Pieces as rows of numbers, as compiled displays write them (`State.pieces` of the rules' module).
import type { Board, Mark } from '../../lib/wire';
import type { PieceState } from './state';

/** The marks by their number in a row; 0 is none. */
export const MARKS: readonly (Mark | null)[] = [null, 'last', 'draft', 'locked', 'due', 'found', 'dead', 'refused'];

/** The places of a board in the order of their numbers. */
export const placesOf = (board: Pick<Board, 'areas'>): string[] =>
  board.areas.flatMap((area) => area.places.map((place) => place.id));

/** Reads rows of one board: places and faces are numbers of its places, area by area, and of its faces. */
export function rowReader(board: Pick<Board, 'areas' | 'faces'>): (rows: readonly number[][]) => PieceState[] {
  const places = placesOf(board);
  const faces = board.faces.map((face) => face.id);
  return (rows) =>
    rows.map(([id = 0, place = 0, face = 0, order = 0, turn = 0, owner = -1, mark = 0, x = 0, y = 0]) => ({
      id: String(id),
      place: places[place] ?? '',
      face: faces[face] ?? '',
      order,
      turn,
      owner,
      mark: MARKS[mark] ?? null,
      x,
      y,
    }));
}
