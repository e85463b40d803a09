/** Numbers, times, days and lists as a language writes them. */

import { spoken, type Language } from './language.svelte';

/** Forms of a word by number; those that a language lacks are left out. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Chooses the form of a word by a number, after the rules of a language.
 *
 *     const n = plurals('cs');
 *     n(3, { one: 'hráč', few: 'hráči', other: 'hráčů' })        // 'hráči'
 */
export function plurals(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in words: "3 hours ago". Both in seconds since 1970. */
export function ago(then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(spoken.now, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  if (passed < MINUTE) return words.format(0, 'second');
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour');
  return words.format(-Math.floor(passed / DAY), 'day');
}

/** A moment of these days, in seconds since 1970: the day of the week and the time. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(spoken.now, { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(
    at * 1000,
  );
}

/** When something is to be: "in 2 minutes", later than in an hour its moment. Both in seconds since 1970. */
export function comes(at: number, now: number): string {
  const left = Math.max(0, at - now);
  if (left >= HOUR) return when(at);
  const words = new Intl.RelativeTimeFormat(spoken.now, { numeric: 'auto' });
  return left ? words.format(Math.max(1, Math.round(left / MINUTE)), 'minute') : words.format(0, 'second');
}

/** A day, written "2026-11-22" between programs: "22 November 2026". */
export function day(date: string): string {
  const words = new Intl.DateTimeFormat(regional(), { dateStyle: 'long', timeZone: 'UTC' });
  return date && words.format(new Date(`${date}T00:00:00Z`));
}

/** The day of a moment, in seconds since 1970, in short: "22 Nov". */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(regional(), { day: 'numeric', month: 'short' }).format(at * 1000);

/** A large number in groups of digits: "12,345". */
export const grouped = (count: number): string => new Intl.NumberFormat(spoken.now).format(count);

/** What a score has changed by, with its sign: "+12", "-5". */
export const signed = (change: number): string =>
  new Intl.NumberFormat(spoken.now, { signDisplay: 'always' }).format(change);

/** The language of dates and lists: English ones go without a comma before the last. */
const regional = (): string => (spoken.now === 'en' ? 'en-GB' : spoken.now);

/** Names in a row: "Anna, Ben and Cid". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(regional(), { type: 'conjunction' }).format(names);
}

/** The range of some whole numbers, in the shortest words: "2–4", "2, 3 or 6". */
export function range(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length > 2 && last - first === numbers.length - 1) return `${first}–${last}`;
  return new Intl.ListFormat(regional(), { type: 'disjunction' }).format(numbers.map(String));
}
