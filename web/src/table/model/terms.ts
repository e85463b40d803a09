/** The terms people play on, in words and numbers: clocks and series. */

import type { AskedTerms, ChannelKind, ClockInfo, SeriesForm } from '../../lib/wire';
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

/** The text of a clock: 2 d 4 h, 1:02:03, 4:05 or 9.5. */
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

/** The names of the receivers of webhooks' messages. */
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

/** The terms by which somebody asks to play; `options` are those not as usual, in words. */
export function termsWords(
  { clock = null, visibility = 'link', watching = 'welcome' }: AskedTerms,
  options: string,
): string {
  const t = termWords();
  const watched = watching === 'welcome' ? [] : [t.watched[watching]];
  return [options || t.usualRules, clock ? clockWords(clock) : t.noClock, t.found[visibility], ...watched].join(' · ');
}

/** A value in a series, shared wins as fractions of one. */
export function seriesValue(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
