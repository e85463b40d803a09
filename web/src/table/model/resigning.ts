import type { View } from './view';

/** Whether a person may not have had a turn yet, as far as one sees: whoever resigns then has not lost. */
export const mayNotCount = ({ event, moved, players, recent, seat }: View): boolean =>
  !event &&
  (!moved ||
    players.some(
      ({ kind }, other) => kind === 'person' && other !== seat && !recent.some((line) => line.seat === other),
    ));
