/** A finished game as a row of moments: the table before the first turn, and after each. */

import { boardIn, companyIn, frames, viewOf, type Frame, type View } from './view';
import type { Replay } from '../../lib/replay';
import type { NumberedLine } from '../../lib/wire';

/** The table at a moment, and what is shown on the way to it from the moment before. */
export interface ReplayMoment {
  view: View;
  frames: readonly Frame[];
}

/** All moments of a replay, in order; there is always one. */
export function moments(replay: Replay): [ReplayMoment, ...ReplayMoment[]] {
  const company = companyIn(replay.snapshot);
  const first = boardIn(replay.snapshot);
  let now = first;
  const later = replay.updates.map((update) => {
    const shown = frames(now, update);
    now = shown.at(-1)?.board ?? now;
    return { view: viewOf(company, now), frames: shown };
  });
  return [{ view: viewOf(company, first), frames: [] }, ...later];
}

/** Which id each piece had after a moment, by its id before it: for going back. */
export function undone(moment: ReplayMoment): Map<string, string> {
  const changes = moment.frames.flatMap((frame) => frame.changes);
  return new Map(changes.flatMap(([id, , , , , , , was]) => (was ? [[was, id]] : [])));
}

/** A line of the log, and the moment it belongs to. */
export interface TimedLine {
  moment: number;
  line: NumberedLine;
}

/** The log of the whole game. */
export function story(all: readonly ReplayMoment[]): TimedLine[] {
  return all.flatMap((now, moment) => {
    const before = all[moment - 1]?.view.log.length ?? 0;
    return now.view.log.slice(before).map((line) => ({ moment, line }));
  });
}

/** Every seat's score at every moment: `curves(all)[seat][moment]`. */
export function curves(all: readonly ReplayMoment[]): number[][] {
  const seats = all[0]?.view.players.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => all.map((now) => now.view.seats[seat]?.score ?? 0));
}

/** The moment that an address's "#12" names, at most the last; 0 where it names none. */
export function momentOf(hash: string, last: number): number {
  const number = /^#(\d{1,6})$/.exec(hash)?.[1];
  return Math.min(Number(number ?? 0), last);
}
