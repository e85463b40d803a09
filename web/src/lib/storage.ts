/**
 * What this browser remembers: seats held (by their secret tokens), names, settings, best results.
 *
 * Every table has a key of its own, so that two windows never overwrite each other's seats. Whatever cannot be read,
 * because another version or a person wrote it, counts as absent. Where the browser keeps nothing, memory does, until
 * the page is closed (`browser.ts`).
 */

import { attempt, local, onStored, session } from './browser';

export const PREFIX = 'parlour.1.';
const TABLE = `${PREFIX}table.`;
const DRAWS = `${PREFIX}draws.`;
const BEST = `${PREFIX}best.`;
const NAME = `${PREFIX}name`;
const SETTINGS = `${PREFIX}settings`;
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

/** A value from its text; null for one that cannot be read. */
const parsed = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null') as unknown, null);

/** What is kept under a key of ours; null where there is nothing that can be read. */
export const read = (key: string): unknown => parsed(local.get(key));

/** Keep a value; whether the browser does, and not only this page. */
export const write = (key: string, value: unknown): boolean => local.set(key, JSON.stringify(value));

export const erase = (key: string): void => local.remove(key);

export const keys = (): string[] => local.keys();

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asTime(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

const now = (): number => Math.floor(Date.now() / 1000);

// -- seats ----------------------------------------------------------------------------------------------------------

function held(table: string): Held | null {
  const value = read(TABLE + table);
  if (!isObject(value) || !isObject(value['seats'])) return null;
  const seats: Record<number, string> = {};
  for (const [seat, token] of Object.entries(value['seats'])) {
    if (/^\d{1,2}$/.test(seat) && typeof token === 'string' && token) seats[Number(seat)] = token;
  }
  return Object.keys(seats).length ? { table, seats, at: asTime(value['at']) } : null;
}

/** The seats held at a table, by number: `{ 0: 'token' }`; empty where there are none. */
export function tokensOf(table: string): Record<number, string> {
  return held(table)?.seats ?? {};
}

/** Keep the secret of a seat. */
export function remember(table: string, seat: number, token: string): void {
  write(TABLE + table, { seats: { ...tokensOf(table), [seat]: token }, at: now() });
}

/** Give up every seat held at a table. */
export function forget(table: string): void {
  erase(TABLE + table);
  erase(DRAWS + table);
}

/** Give up one seat held at a table, and what it gave to the draws: whoever sits there next gives something else. */
export function forgetSeat(table: string, seat: number): void {
  keepDraws(table, seat, null);
  const kept = held(table);
  const seats = Object.fromEntries(Object.entries(kept?.seats ?? {}).filter(([one]) => Number(one) !== seat));
  if (kept && Object.keys(seats).length) write(TABLE + table, { seats, at: kept.at });
  else forget(table);
}

/** All tables with a seat of mine, the latest first. */
export function myTables(): Held[] {
  return keys()
    .filter((key) => key.startsWith(TABLE))
    .map((key) => held(key.slice(TABLE.length)))
    .filter((one) => one !== null)
    .sort((a, b) => b.at - a.at || (a.table < b.table ? -1 : 1));
}

/** What this browser gave to the draws of a table for a seat, and the commitment that it saw before. */
export interface Given {
  commitment: string;
  contribution: string;
}

/** What the seats of this browser gave to the draws of a table, by number. */
export function drawsOf(table: string): Record<number, Given> {
  const value = read(DRAWS + table);
  const found: Record<number, Given> = {};
  for (const [seat, one] of Object.entries(isObject(value) ? value : {})) {
    if (!/^\d{1,2}$/.test(seat) || !isObject(one)) continue;
    const { commitment, contribution } = one;
    if (typeof commitment === 'string' && typeof contribution === 'string')
      found[Number(seat)] = { commitment, contribution };
  }
  return found;
}

/** Keep what a seat gave; null when it has stood up again. */
export function keepDraws(table: string, seat: number, given: Given | null): void {
  const { [seat]: _, ...others } = drawsOf(table);
  write(DRAWS + table, given ? { ...others, [seat]: given } : others);
}

/** Call when another window of this browser takes or leaves a seat; returns the end of listening. */
export function onTables(changed: () => void): () => void {
  return onStored((key) => {
    if (key === null || key.startsWith(TABLE)) changed();
  });
}

// -- a name, settings -----------------------------------------------------------------------------------------------

/** The name last sat down with, or ''. */
export function myName(): string {
  const value = read(NAME);
  return typeof value === 'string' ? value : '';
}

export function setMyName(name: string): void {
  write(NAME, name.trim());
}

/**
 * Settings as kept, completed by defaults. A value that is none of the allowed ones counts as absent.
 *
 * `allowed` lists for each setting what it may be, the default first.
 */
export function settings<S extends Record<string, readonly unknown[]>>(allowed: S): { [K in keyof S]: S[K][number] } {
  const kept = read(SETTINGS);
  const one = ([name, values]: [string, readonly unknown[]]): [string, unknown] => {
    const value = isObject(kept) ? kept[name] : undefined;
    return [name, values.includes(value) ? value : values[0]];
  };
  return Object.fromEntries(Object.entries(allowed).map(one)) as { [K in keyof S]: S[K][number] };
}

/** Keep one setting; the others stay as they are kept, perhaps by another window. */
export function keepSetting(name: string, value: unknown): void {
  const kept = read(SETTINGS);
  write(SETTINGS, { ...(isObject(kept) ? kept : {}), [name]: value });
}

/** Call when another window of this browser changes a setting; returns the end of listening. */
export function onSettings(changed: () => void): () => void {
  return onStored((key) => {
    if (key === SETTINGS) changed();
  });
}

// -- a form left for a moment ---------------------------------------------------------------------------------------

const PLAN = `${PREFIX}plan.`;

/** Keep what was planned for a new table of a game, until the window is closed. */
export function keepPlan(game: string, plan: unknown): void {
  session.set(PLAN + game, JSON.stringify(plan));
}

/** What was planned for a new table of a game, whatever it is; null for nothing. It is given once. */
export function takePlan(game: string): unknown {
  const plan = parsed(session.get(PLAN + game));
  session.remove(PLAN + game);
  return plan;
}

// -- the bot one plays -----------------------------------------------------------------------------------------------

const LEVEL = `${PREFIX}level`;

/** The level of the bot that was last chosen for a table; "" before the first. */
export function lastLevel(): string {
  const level = read(LEVEL);
  return typeof level === 'string' ? level : '';
}

export function keepLevel(level: string): void {
  write(LEVEL, level);
}

// -- at a table -----------------------------------------------------------------------------------------------------

const DRAFT = `${PREFIX}draft.`;
const MOST_DRAFTED = 100;

/** Keep what a seat has drafted on a version of its view, until the window is closed; of nothing drafted nothing is kept. */
export function keepDraft(table: string, seat: number, v: number, actions: readonly number[]): void {
  const key = `${DRAFT}${table}.${seat}`;
  if (actions.length) session.set(key, JSON.stringify({ v, actions }));
  else session.remove(key);
}

/** What is kept as drafted by a seat on this version of its view, be it legal or not; empty for nothing. */
export function draftOf(table: string, seat: number, v: number): number[] {
  const kept = parsed(session.get(`${DRAFT}${table}.${seat}`));
  if (!isObject(kept) || kept['v'] !== v || !Array.isArray(kept['actions'])) return [];
  const actions: unknown[] = kept['actions'];
  const numbers = actions.filter((action) => typeof action === 'number' && Number.isSafeInteger(action) && action >= 0);
  return numbers.length === actions.length && numbers.length <= MOST_DRAFTED ? (numbers as number[]) : [];
}

const STARTER_DRAWS = `${PREFIX}starter_draws`;
const STARTER_DRAWS_KEPT = 50;

const starterDraws = (): string[] => {
  const kept = read(STARTER_DRAWS);
  return Array.isArray(kept) ? kept.filter((table) => typeof table === 'string') : [];
};

/** Whether this device has shown who was drawn to start at a table. */
export function starterDrawSeen(table: string): boolean {
  return starterDraws().includes(table);
}

/** It has been seen now; of many tables only the latest are kept. */
export function seeStarterDraw(table: string): void {
  if (!starterDrawSeen(table)) write(STARTER_DRAWS, [table, ...starterDraws()].slice(0, STARTER_DRAWS_KEPT));
}

// -- best results ---------------------------------------------------------------------------------------------------

const bestKey = (game: string, options: string): string => `${BEST}${game}.${options}`;

/** The best results on this device of a game with its options, the best first. */
export function bestOf(game: string, options = ''): Best[] {
  const value = read(bestKey(game, options));
  if (!Array.isArray(value)) return [];
  return value
    .filter(isObject)
    .flatMap(({ score, at, table }) =>
      typeof score === 'number' && typeof table === 'string' ? [{ score, at: asTime(at), table }] : [],
    );
}

/** All best results on this device of a game, by the options they were played with; the usual rules come first. */
export function allBestOf(game: string): { options: string; results: Best[] }[] {
  const start = bestKey(game, '');
  return keys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
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
  const others = bestOf(game, options).filter((one) => one.table !== table);
  const before = others.filter((one) => (moreIsBetter ? one.score >= score : one.score <= score)).length;
  const all = others.toSpliced(before, 0, { score, at: now(), table });
  write(bestKey(game, options), all.slice(0, LONGEST_BEST));
  return before < LONGEST_BEST ? before + 1 : 0;
}
