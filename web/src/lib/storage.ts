/**
 * What this browser remembers of tables: seats held (by their secret tokens), keys of events, a name, best results.
 *
 * Every table has a key of its own, so that two windows never overwrite each other's seats.
 */

import { session } from './browser';
import {
  anything,
  byName,
  count,
  every,
  now,
  number,
  or,
  parts,
  some,
  Stored,
  text,
  type Schema,
} from './stored_value';

const LONGEST_BEST = 10;

/** The seats of one table that this browser holds. */
export interface Held {
  table: string;
  /** Seat number to its secret token. */
  seats: Record<number, string>;
  /** Seconds since 1970 of the last seat taken. */
  at: number;
}

/** A result worth keeping of a game played alone. */
export interface Best {
  score: number;
  /** Seconds since 1970. */
  at: number;
  /** The table it was played at. */
  table: string;
}

/** What this browser gave to the draws of a table for a seat, and the commitment that it saw before. */
export interface Given {
  commitment: string;
  contribution: string;
}

const SEAT = /^\d{1,2}$/;
const token: Schema<string> = (value) => text(value) || undefined;

const held = new Stored<Omit<Held, 'table'>>('table.', parts({ seats: byName(token, SEAT), at: or(number, 0) }), {
  seats: {},
  at: 0,
});
const draws = new Stored<Record<number, Given>>(
  'draws.',
  byName(parts<Given>({ commitment: text, contribution: text }), SEAT),
  {},
);
const name = new Stored('name', text, '');
const eventKeys = new Stored('event.', text, '');
const eventNames = new Stored('event_names', text, '');
const plans = new Stored('plan.', anything, null, session);
const level = new Stored('level', text, '');
const drafts = new Stored('draft.', parts({ v: number, actions: every(count) }), null, session);
const starterDraws = new Stored('starter_draws', some(text), []);
const bests = new Stored('best.', some(parts<Best>({ score: number, at: or(number, 0), table: text })), []);

// -- seats ----------------------------------------------------------------------------------------------------------

/** The seats held at a table, by number: `{ 0: 'token' }`; empty where there are none. */
export const tokensOf = (table: string): Record<number, string> => held.get(table).seats;

/** Keep the secret of a seat. */
export function remember(table: string, seat: number, token: string): void {
  held.set({ seats: { ...tokensOf(table), [seat]: token }, at: now() }, table);
}

/** Give up every seat held at a table. */
export function forget(table: string): void {
  held.drop(table);
  draws.drop(table);
}

/** Give up one seat held at a table, and what it gave to the draws: whoever sits there next gives something else. */
export function forgetSeat(table: string, seat: number): void {
  keepDraws(table, seat, null);
  const { seats, at } = held.get(table);
  const { [seat]: _, ...others } = seats;
  if (Object.keys(others).length) held.set({ seats: others, at }, table);
  else forget(table);
}

/** Keep the seats held at a table, and what they gave to its draws, under other numbers; below 0 they are given up. */
export function move(table: string, to: ReadonlyMap<number, number>): void {
  const moved = <T>(of: Record<number, T>): Record<number, T> =>
    Object.fromEntries(
      Object.entries(of).flatMap(([seat, value]) => {
        const now = to.get(Number(seat)) ?? -1;
        return now < 0 ? [] : [[now, value]];
      }),
    );
  const { seats, at } = held.get(table);
  held.set({ seats: moved(seats), at }, table);
  draws.set(moved(drawsOf(table)), table);
}

/** All tables with a seat of mine, the latest first. */
export function myTables(): Held[] {
  return held
    .ids()
    .map((table) => ({ table, ...held.get(table) }))
    .filter(({ seats }) => Object.keys(seats).length > 0)
    .sort((a, b) => b.at - a.at || (a.table < b.table ? -1 : 1));
}

/** What the seats of this browser gave to the draws of a table, by number. */
export const drawsOf = (table: string): Record<number, Given> => draws.get(table);

/** Keep what a seat gave; null when it has stood up again. */
export function keepDraws(table: string, seat: number, draw: Given | null): void {
  const { [seat]: _, ...others } = drawsOf(table);
  draws.set(draw ? { ...others, [seat]: draw } : others, table);
}

/** Call when another window of this browser takes or leaves a seat; returns the end of listening. */
export const onTables = (changed: () => void): (() => void) => held.onChange(changed);

/** The name last sat down with, or ''. */
export const myName = (): string => name.get();

export function setMyName(chosen: string): void {
  name.set(chosen.trim());
}

// -- events ----------------------------------------------------------------------------------------------------------

/** The key of an event that was made in this browser, which runs it; "" for another. */
export const keyOf = (event: string): string => eventKeys.get(event);

export const keepKey = (event: string, key: string): boolean => eventKeys.set(key, event);

export const dropKey = (event: string): void => eventKeys.drop(event);

/** The events that this browser runs. */
export const eventsRun = (): string[] => eventKeys.ids();

/** The names of the last list of who may come, one on each line; "" before the first. */
export const lastNames = (): string => eventNames.get();

export const keepNames = (names: string): boolean => eventNames.set(names);

// -- a form left for a moment ---------------------------------------------------------------------------------------

/** Keep what was planned for a new table of a game, until the window is closed. */
export function keepPlan(game: string, plan: unknown): void {
  plans.set(plan, game);
}

/** What was planned for a new table of a game, whatever it is; null for nothing. It is given once. */
export function takePlan(game: string): unknown {
  const plan = plans.get(game);
  plans.drop(game);
  return plan;
}

/** The level of the bot that was last chosen for a table; "" before the first. */
export const lastLevel = (): string => level.get();

export function keepLevel(chosen: string): void {
  level.set(chosen);
}

// -- at a table -----------------------------------------------------------------------------------------------------

const MOST_DRAFTED = 100;

/** Keep what a seat has drafted on a version of its view, until the window is closed; of nothing drafted nothing is kept. */
export function keepDraft(table: string, seat: number, v: number, actions: readonly number[]): void {
  const id = `${table}.${seat}`;
  if (actions.length) drafts.set({ v, actions: [...actions] }, id);
  else drafts.drop(id);
}

/** What is kept as drafted by a seat on this version of its view, be it legal or not; empty for nothing. */
export function draftOf(table: string, seat: number, v: number): number[] {
  const draft = drafts.get(`${table}.${seat}`);
  return draft?.v === v && draft.actions.length <= MOST_DRAFTED ? draft.actions : [];
}

const STARTER_DRAWS_KEPT = 50;

/** Whether this device has shown who was drawn to start at a table. */
export const starterDrawSeen = (table: string): boolean => starterDraws.get().includes(table);

/** It has been seen now; of many tables only the latest are kept. */
export function seeStarterDraw(table: string): void {
  if (!starterDrawSeen(table)) starterDraws.set([table, ...starterDraws.get()].slice(0, STARTER_DRAWS_KEPT));
}

// -- best results ---------------------------------------------------------------------------------------------------

/** The best results on this device of a game with its options, the best first. */
export const bestOf = (game: string, options = ''): Best[] => bests.get(`${game}.${options}`);

/** All best results on this device of a game, by the options they were played with; the usual rules come first. */
export function allBestOf(game: string): { options: string; results: Best[] }[] {
  return bests
    .ids()
    .filter((id) => id.startsWith(`${game}.`))
    .map((id) => id.slice(game.length + 1))
    .sort()
    .map((options) => ({ options, results: bestOf(game, options) }))
    .filter(({ results }) => results.length > 0);
}

/**
 * Enter a result; gives its place from 1, or 0 when it is not among the best. The earlier of equal results stands
 * first, and a table counts once.
 */
export function addBest(
  game: string,
  score: number,
  table: string,
  { options = '', moreIsBetter = true } = {},
): number {
  const others = bestOf(game, options).filter((best) => best.table !== table);
  const before = others.filter((best) => (moreIsBetter ? best.score >= score : best.score <= score)).length;
  const all = others.toSpliced(before, 0, { score, at: now(), table });
  bests.set(all.slice(0, LONGEST_BEST), `${game}.${options}`);
  return before < LONGEST_BEST ? before + 1 : 0;
}
