// Whether one has a turn of one's own to take back.
import type { View } from './view';

/**
 * Whether the seat looked from has moved at this table. That one begins is told as one's own line too; where the game
 * goes on from a record, that line is among those of before, whose numbers are below 1.
 */
export function hasMoved({ log, seat, starter, origin }: Pick<View, 'log' | 'seat' | 'starter' | 'origin'>): boolean {
  const begins = starter === seat && !origin?.entries;
  return log.filter((line) => line.seat === seat && line.n > 0).length > Number(begins);
}
