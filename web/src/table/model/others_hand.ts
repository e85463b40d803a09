// Another player's hand, drawn small beside their name.
import type { Area } from '../../lib/wire';
import type { Atlas } from '../../board/model/targets';
import type { View } from './view';

/** Pixels that it takes, as in the style of Seats.svelte. */
const HIGH = 27;
const WIDE = 104;
/** Pixels; a smaller piece is a speck. */
const LEGIBLE = 12;

/** Whether there is something in a hand, and all of it large enough to be seen. */
export function legible(atlas: Atlas, view: View, area: Area): boolean {
  const scale = Math.min(HIGH / area.h, WIDE / area.w);
  const faces = view.pieces
    .filter((piece) => atlas.areas.get(piece.place) === area)
    .map((piece) => atlas.faces.get(piece.face));
  return faces.length > 0 && faces.every((face) => (face?.w ?? 0) * scale >= LEGIBLE);
}
