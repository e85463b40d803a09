// What an aid's answer is about, shown on the table until something happens there.
import type { Mark } from '../../lib/wire';
import { advised } from '../../board/model/suggested';
import type { TableSession } from './session.svelte';

const FOUND: Mark = 'found';

/** Light the places that some actions are about. */
export function point(session: TableSession, actions: readonly number[]): void {
  const { view, board, atlas } = session;
  if (!view || !board || !atlas) return;
  const places = actions
    .flatMap((action) => atlas.table.refs(action))
    .flatMap((ref) => atlas.placesNow(ref, view.seat, view.pieces));
  const others = Object.entries(view.marks).filter(([, mark]) => mark !== FOUND);
  const marks = places.map((place): [string, Mark] => [place.id, FOUND]);
  session.board = { ...board, marks: Object.fromEntries<Mark>([...others, ...marks]) };
}

/** Draw a turn over the boards, one step after another, and mark what it takes from the hand. */
export function advise(
  session: TableSession,
  run: readonly number[],
  shows: readonly (readonly string[])[] = [],
): void {
  const { view, board, atlas } = session;
  if (!view || !board || !atlas) return;
  const { steps, pieces } = advised(atlas, view, view.seat, run, shows);
  session.advice = { v: view.v, steps };
  session.board = {
    ...board,
    pieces: board.pieces.map((piece) => {
      const mark = pieces.includes(piece.id) ? FOUND : piece.mark === FOUND ? null : piece.mark;
      return mark === piece.mark ? piece : { ...piece, mark };
    }),
  };
}

/** Nothing of an answer is shown any more. */
export function forget(session: TableSession): void {
  point(session, []);
  advise(session, []);
}
