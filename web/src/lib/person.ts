/**
 * The person of this browser: a key that is made silently at the first seat. It lists the person's seats, on whatever
 * device, and recovers them; it never plays, as only a seat's own token does. The server knows its digest.
 */

import * as api from './http';
import { eventsRun, keepKey, keyOf, myTables, remember, tokensOf } from './storage';
import { local } from './browser';
import { flag, isOurs, parts, Stored, text } from './stored_value';
import type { MyTables, TableKey } from './wire';

const BYTES = 32;

interface StoredPerson {
  key: string;
  /** Whether the server knows it. */
  known: boolean;
}

const NOBODY: StoredPerson = { key: '', known: false };
const stored = new Stored<StoredPerson>('person', parts({ key: text, known: flag }), NOBODY);

const offered = new Stored('sheet_offered', flag, false);

/** The key of this browser's person; "" before the first seat. */
export const personKey = (): string => (stored.get().known ? stored.get().key : '');

/** 32 random bytes, as the server's own tokens are written. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => ({ '+': '-', '/': '_' })[c] ?? '');
}

/** What a browser calls itself: "Firefox, Android". */
export function deviceLabel(agent = navigator.userAgent): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => agent.includes(name)) ?? '';
  const system = /Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux/.exec(agent)?.[0] ?? '';
  const called: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Macintosh: 'Mac', CrOS: 'ChromeOS' };
  return [browser, system]
    .filter(Boolean)
    .map((name) => called[name] ?? name)
    .join(', ');
}

/** The tokens of seats, and the keys of events, which hold that of the maker. */
const keysHeld = (): TableKey[] => [
  ...myTables().flatMap(({ table, seats }) => Object.values(seats).map((token) => ({ table, token }))),
  ...eventsRun().map((event) => ({ table: event, token: keyOf(event) })),
];

/** Whether the server knows the person now, by those seats that it still knows. */
async function begin(key: string, held: TableKey[]): Promise<boolean> {
  const { unknown } = await api.fetchMyTables(held);
  const left = held.filter(({ table }) => !unknown.includes(table));
  if (left.length) await api.beginPerson(key, deviceLabel(), left.slice(0, api.MOST_MINE));
  return left.length > 0;
}

/**
 * Make a person where this browser has seats and none yet; returns whether one was made. Where that fails it is tried
 * again at the next page.
 */
export async function beginPerson(): Promise<boolean> {
  const held = keysHeld();
  if (personKey() || !held.length) return false;
  const key = stored.get().key || newKey();
  stored.set({ key, known: false }); // what the server has stored without our hearing of it is found again
  const begun = await begin(key, held).catch(() => false);
  if (begun) stored.set({ key, known: true });
  return begun;
}

/** Let this browser be the person's whose code it shows, who takes its seats over. */
export async function becomePerson(code: string): Promise<void> {
  const before = stored.get();
  const key = before.key || newKey();
  if (!before.key) stored.set({ key, known: false });
  await api.addDevice(key, deviceLabel(), code, keysHeld().slice(0, api.MOST_MINE));
  stored.set({ key, known: true });
  sheetOffered(); // there is another device, or a sheet
}

/** Forget all that this browser keeps: tokens, key, progress, settings. */
export const forgetAll = (): void =>
  local
    .keys()
    .filter(isOurs)
    .forEach((name) => local.remove(name));

/** A code as it is typed, without what groups its letters. */
export const typedCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A code in groups that can be typed. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? '';

/** Whether to offer a sheet, once: there has been more than one game, or one lasts for days. */
export const offersSheet = (games: number, days: boolean): boolean =>
  personKey() !== '' && !offered.get() && (days || games > 1);

/** A sheet has been made, or is not wanted. */
export const sheetOffered = (): void => void offered.set(true);

/** How the tables stand where this browser, or its person on another device, has seats. */
export async function mySeats(): Promise<MyTables> {
  const key = personKey();
  const held = keysHeld();
  if (!key && !held.length) return { tables: [], unknown: [] };
  try {
    return await api.fetchMyTables(held, key);
  } catch (error) {
    if (!key || !(error instanceof api.ApiProblem) || error.status !== 403) throw error;
    stored.drop(); // signed out from another device
    return api.fetchMyTables(held);
  }
}

/** The seats of this browser's person at a table. */
async function seatsAt(table: string): Promise<number[]> {
  const { tables } = await mySeats();
  return tables.filter((summary) => summary.table === table).map(({ my_seat: seat }) => seat);
}

/** Whether a seat is this browser's person's, on whatever device. */
export const isMine = async (table: string, seat: number): Promise<boolean> => (await seatsAt(table)).includes(seat);

/** Take the seats of a table that this browser has no tokens for, and its person has. */
export async function recoverSeats(table: string): Promise<void> {
  const key = personKey();
  if (!key) return;
  const held = tokensOf(table);
  for (const seat of await seatsAt(table)) {
    if (!held[seat]) remember(table, seat, (await api.recover(key, table, seat)).token);
  }
}

/** Take the key of an event that this browser's person runs, by its board now; other devices no longer have it then. */
export async function recoverKey(event: string, board: string): Promise<void> {
  keepKey(event, (await api.recover(personKey(), board, 0)).token);
}

/** Take the seats of a table that this browser knows nothing of, where they are its person's. */
export async function openSeats(table: string): Promise<void> {
  if (!Object.keys(tokensOf(table)).length) await recoverSeats(table);
}
