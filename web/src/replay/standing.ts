/** What was found out of who stood to win, for drawing: wins out of 100, moment by moment. */

import type { GameStudy } from '../api/wire';

const ALL = 100;

/**
 * Each seat's chances at every moment of a replay, in wins out of 100; empty where nothing is known.
 *
 * A study has returns: with n seats, 1 for a win, -1 / (n - 1) for a loss, and for the k seats of a team that wins
 * (n / k - 1) / (n - 1) each. Team mates have the same curve.
 */
export function chances({ curve, entries }: Pick<GameStudy, 'curve' | 'entries'>): number[][] {
  const seats = curve.length;
  const team = teamOf(curve.map((line) => line.join()));
  const low = seats > 1 ? -1 / (seats - 1) : -1;
  const high = seats > 1 ? (seats / team - 1) / (seats - 1) : 1;
  const share = (value: number): number => Math.min(ALL, Math.max(0, Math.round(((value - low) / (high - low)) * ALL)));
  return curve.map((line) => entries.map((entry) => share(line[entry] ?? line.at(-1) ?? 0)));
}

/** How many seats a team has: those whose curves are the same; 1 where nobody's or everybody's are. */
function teamOf(lines: readonly string[]): number {
  const most = Math.max(1, ...lines.map((line) => lines.filter((other) => other === line).length));
  return most < lines.length ? most : 1;
}
