/** What a meeting of two in a round came to, and where one of them plays. */

import type { EventMeeting } from '../../lib/wire';

const GAME = 2; // points of a game won
const GAMES = 2;

/** The points of both so far, the first one's first. */
export function pointsOf({ won }: EventMeeting): [number, number] {
  const first = won.reduce((sum, points) => sum + points, 0);
  return [first, GAME * won.length - first];
}

/** Whether both games are over. */
export const isOver = ({ members, won }: EventMeeting): boolean => members.length < GAMES || won.length === GAMES;

/** The table where a member plays now, and their seat, which is another in the second game; null where at none. */
export function seatAt(meeting: EventMeeting, member: number): { table: string; seat: number } | null {
  const table = meeting.tables.at(-1);
  const place = meeting.members.indexOf(member);
  if (!table || place < 0 || isOver(meeting)) return null;
  return { table, seat: meeting.tables.length === GAMES ? 1 - place : place };
}
