// The changes between two views' pieces, each told as a movement, as the server tells them (`display.differences`).
import type { Board, Change } from '../../api/wire';
import type { PieceState } from './view';

const same = (one: PieceState, other: PieceState): boolean =>
  one.place === other.place &&
  one.face === other.face &&
  one.order === other.order &&
  one.turn === other.turn &&
  one.owner === other.owner &&
  one.mark === other.mark &&
  one.x === other.x &&
  one.y === other.y;

const change = ({ id, place, face, order, turn, owner, mark, x, y }: PieceState, was: string): Change => [
  id,
  place,
  face,
  order,
  turn,
  owner,
  mark ?? '',
  was,
  x,
  y,
];

/** Whether a piece that left and one that came are the same one, the surest ways first. */
function ways(backs: ReadonlySet<string>): ((gone: PieceState, came: PieceState) => boolean)[] {
  const form = (face: string, general: string): boolean => face.startsWith(`${general}.`);
  return [
    (gone, came) => gone.face === came.face && gone.place === came.place,
    (gone, came) => gone.face === came.face,
    (gone, came) => gone.place === came.place && backs.has(gone.face) !== backs.has(came.face),
    (gone, came) => backs.has(gone.face) && !backs.has(came.face),
    (gone, came) => form(gone.face, came.face) || form(came.face, gone.face),
  ];
}

/** What turns the pieces of one view into those of another; `backs` are faces that hide a piece. */
export function differences(
  before: readonly PieceState[],
  after: readonly PieceState[],
  backs: ReadonlySet<string> = new Set(),
): Change[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const ids = new Set(after.map((piece) => piece.id));
  const came = after.filter((piece) => !old.has(piece.id));
  const left = before.filter((piece) => !ids.has(piece.id));
  const was = new Map<string, string>();
  for (const matches of ways(backs)) {
    for (const piece of came) {
      const at = was.has(piece.id) ? -1 : left.findIndex((gone) => matches(gone, piece));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found) was.set(piece.id, found.id);
    }
  }
  const gone = left.map(({ id }): Change => [id, '']);
  const moved = after.filter((piece) => {
    const known = old.get(piece.id);
    return !known || !same(known, piece);
  });
  return [...gone, ...moved.map((piece) => change(piece, was.get(piece.id) ?? ''))];
}

/** The faces of a board that hide a piece. */
export const backsOf = (board: Pick<Board, 'faces'>): ReadonlySet<string> =>
  new Set(board.faces.filter(({ back }) => back).map(({ id }) => id));
