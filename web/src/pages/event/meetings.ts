/** What a meeting of two, or of two teams, in a round came to, and where one of them plays. */

import { listed } from '../../i18n/format';
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

/** The players of a member's game in a meeting; none for a member of another one. */
export const playersWith = ({ members, partners }: EventMeeting, member: number): readonly number[] =>
  [members, partners].find((people) => people.includes(member)) ?? [];

/** The table where a member plays now, and their seat, which is another in the second game; null where at none. */
export function seatAt(meeting: EventMeeting, member: number): { table: string; seat: number } | null {
  const game = meeting.partners.length ? Number(meeting.partners.includes(member)) : meeting.tables.length - 1;
  const table = meeting.tables[game];
  const place = playersWith(meeting, member).indexOf(member);
  if (!table || place < 0 || isOver(meeting)) return null;
  return { table, seat: game ? 1 - place : place };
}

/** The rows of a list: for a team the member who came first, with both names. */
export function asTeams<T extends { member: number; name: string; partner: number }>(members: readonly T[]): T[] {
  const here = new Map(members.map((member) => [member.member, member]));
  return members
    .filter(({ member, partner }) => !(partner < member && here.has(partner)))
    .map((member) => {
      const partner = here.get(member.partner);
      return partner ? { ...member, name: listed([member.name, partner.name]) } : member;
    });
}

/** Whether the team of a member is drawn no longer, as their partner has gone. */
export const isWithout = (
  member: { partner: number },
  members: readonly { member: number; left: boolean }[],
): boolean => member.partner > 0 && !members.some((other) => other.member === member.partner && !other.left);
