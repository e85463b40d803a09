/** The terms people play on, in words and numbers: clocks and series. */

import type { AskedTerms, ChannelKind, ClockInfo, ClockPlan, SeriesAsked, SeriesForm } from '../../lib/wire';
import { spoken } from '../../i18n/language.svelte';
import { termWords } from '../../i18n/catalogue';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this the tenths count. */
const TENTHS = 10 * SECOND;

/** Milliseconds left of which it is said that they are few; a clock that begins with little warns late. */
const LOW: readonly number[] = [60 * SECOND, 30 * SECOND, 10 * SECOND];
/** Milliseconds below which a clock looks urgent. */
export const URGENT = 30 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');

/** What a clock shows: 2 d 4 h, 1:02:03, 4:05 or 9.5. */
export function face(ms: number): string {
  if (ms >= DAY) return termWords().days({ days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms < TENTHS) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The warnings that a clock of so much time passes on its way down from `before` to `after`: the last of them. */
export function warning(before: number, after: number, stock: number): number | null {
  return LOW.filter((low) => low * 2 <= stock && before > low && after <= low).at(-1) ?? null;
}

/** Milliseconds that every seat begins with. */
export function stock(clock: ClockInfo): number {
  return clock.main * (clock.kind === 'days' ? DAY : SECOND);
}

type ClockTerms = Pick<ClockInfo, 'kind' | 'main' | 'plus'>;

/** A time control in words: 5 min + 5 s. */
export function clockWords({ kind, main, plus = 0 }: ClockTerms): string {
  const t = termWords();
  if (kind === 'days') return t.daysEach({ count: main });
  if (kind === 'window') return t.window({ time: main % 60 ? about(main * SECOND) : span(main) }); // what was left of a day
  const time = main % 60 || main < 120 ? t.seconds({ count: main }) : t.minutes({ count: main / 60 });
  return kind === 'turn' ? t.timeEach({ time }) : plus ? t.timePlus({ time, plus }) : t.timeAll({ time });
}

/** A time in the largest whole unit: 1 day, 90 minutes. In seconds. */
export function span(seconds: number): string {
  const [unit, size] = UNITS.find(([, its]) => seconds >= its && seconds % its === 0) ?? SMALLEST;
  return inUnits(seconds / size, unit);
}

/** About how long that still is, in milliseconds: 5 hours, 12 minutes. */
export function about(ms: number): string {
  const [unit, size] = UNITS.find(([, its]) => ms / SECOND >= its) ?? SMALLEST;
  return inUnits(Math.floor(ms / SECOND / size), unit);
}

const SMALLEST = ['second', 1] as const;

const UNITS: readonly (readonly [string, number])[] = [
  ['day', DAY / SECOND],
  ['hour', HOUR / SECOND],
  ['minute', MINUTE / SECOND],
  SMALLEST,
];

function inUnits(count: number, unit: string): string {
  return new Intl.NumberFormat(spoken.now, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** How long a table without a clock may wait for a turn, to choose from in seconds; null is as its host does. */
export const PATIENCES: readonly (number | null)[] = [null, 3600, 28_800, 86_400, 259_200, 604_800, 0];

/** What reads the messages of a webhook, by name. */
export const CHANNELS: Readonly<Record<ChannelKind, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  ntfy: 'ntfy',
  json: 'JSON',
};

/** A series in words: the best of 3. */
export function seriesWords(form: SeriesForm, games: number): string {
  const t = termWords();
  return form === 'round' ? t.round({ games }) : form === 'best' ? t.bestOf({ games }) : t.games({ games });
}

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

/** The terms by which somebody asks to play; `options` are those not as usual, in words. */
export function termsWords(
  { clock = null, visibility = 'link', watching = 'welcome' }: AskedTerms,
  options: string,
): string {
  const t = termWords();
  const watched = watching === 'welcome' ? [] : [t.watched[watching]];
  return [options || t.usualRules, clock ? clockWords(clock) : t.noClock, t.found[visibility], ...watched].join(' · ');
}

/** Series to choose from for this number of seats; "" is a single game. Alone, nobody wins against anybody. */
export function seriesFor(seats: number): { value: string; plan: SeriesAsked | null; games: number }[] {
  const one = { value: '', plan: null, games: 1 };
  if (seats < 2) return [one];
  return [
    one,
    { value: 'round', plan: { form: 'round' }, games: seats },
    { value: 'best3', plan: { form: 'best', games: 3 }, games: 3 },
    { value: 'best5', plan: { form: 'best', games: 5 }, games: 5 },
    { value: 'games4', plan: { form: 'games', games: 4 }, games: 4 },
  ];
}

/** A value in a series, shared wins as fractions of one. */
export function seriesValue(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
