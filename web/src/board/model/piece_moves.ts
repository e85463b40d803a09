// Which pieces moved between two moments, which came and which went: pure comparison.
import type { Box } from './geometry';
import type { Area } from '../../lib/wire';
import type { PieceState } from './state';

export interface Whereabout {
  area: Area;
  box: Box;
  piece: PieceState;
}

export interface Passage {
  id: string;
  /** The id it had before; "" for a piece that comes from nowhere. */
  from: string;
  piece: Whereabout;
  gone: boolean;
}

function lies(a: Whereabout, b: Whereabout): boolean {
  return a.piece.place === b.piece.place && a.box.x === b.box.x && a.box.y === b.box.y;
}

/**
 * What moved between two moments.
 *
 * A piece goes on under its own id, under the one `origins` names, or as one of the same face that lies in the same
 * place. The piece `shaken`, which was dropped, counts as moved even if it lies where it did.
 */
export function stepsBetween(
  before: ReadonlyMap<string, Whereabout>,
  after: ReadonlyMap<string, Whereabout>,
  origins: ReadonlyMap<string, string>,
  shaken = '',
): Passage[] {
  const left = new Map([...before].filter(([id]) => !after.has(id)));
  const passages: Passage[] = [];
  const fromOf = (id: string, now: Whereabout): string => {
    if (before.has(id)) return id;
    const origin = origins.get(id) ?? '';
    if (before.has(origin)) return origin;
    for (const [other, then] of left) if (lies(then, now) && then.piece.face === now.piece.face) return other;
    return '';
  };
  for (const [id, now] of after) {
    const from = fromOf(id, now);
    left.delete(from);
    const then = before.get(from);
    if (then && lies(then, now) && shaken !== id && shaken !== from) continue;
    passages.push({ id, from, piece: now, gone: false });
  }
  for (const [id, then] of left) passages.push({ id, from: id, piece: then, gone: true });
  return passages;
}
