/** The terms to choose from where a table is made: clocks, series, how long it waits. */
import type { ClockInfo, ClockPlan, SeriesAsked } from '../../lib/wire';

/** Clocks to choose from when a table is made; "" is none. */
export const CLOCKS: readonly { value: string; plan: ClockPlan | null }[] = [
  { value: '', plan: null },
  { value: 'turn30', plan: { kind: 'turn', main: 30 } },
  { value: 'turn60', plan: { kind: 'turn', main: 60 } },
  { value: 'turn180', plan: { kind: 'turn', main: 180 } },
  { value: 'fischer300', plan: { kind: 'fischer', main: 300, plus: 5 } },
  { value: 'fischer600', plan: { kind: 'fischer', main: 600, plus: 10 } },
  { value: 'fischer1800', plan: { kind: 'fischer', main: 1800, plus: 20 } },
  { value: 'days1', plan: { kind: 'days', main: 1 } },
  { value: 'days3', plan: { kind: 'days', main: 3 } },
  { value: 'days7', plan: { kind: 'days', main: 7 } },
];

/** The choice that a table's clock is; null where it is none of them. */
export function clockChoice(clock: ClockInfo | null): string | null {
  const same = (plan: ClockPlan | null): boolean =>
    plan?.kind === clock?.kind && plan?.main === clock?.main && (plan?.plus ?? 0) === (clock?.plus ?? 0);
  return CLOCKS.find(({ plan }) => same(plan))?.value ?? null;
}

/** Series to choose from for this number of seats; "" is a single game. Alone, nobody wins against anybody. */
export function seriesFor(seats: number): { value: string; plan: SeriesAsked | null; games: number }[] {
  const single = { value: '', plan: null, games: 1 };
  if (seats < 2) return [single];
  return [
    single,
    { value: 'round', plan: { form: 'round' }, games: seats },
    { value: 'best3', plan: { form: 'best', games: 3 }, games: 3 },
    { value: 'best5', plan: { form: 'best', games: 5 }, games: 5 },
    { value: 'games4', plan: { form: 'games', games: 4 }, games: 4 },
  ];
}

/** How long a table without a clock may wait for a turn, to choose from in seconds; null is as its host does. */
export const PATIENCES: readonly (number | null)[] = [null, 3600, 28_800, 86_400, 259_200, 604_800, 0];
