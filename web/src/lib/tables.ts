/** My tables, as a list of one row each, the most urgent first; and tables made, sat down at and left. */

import * as api from './http';
import { contributionTo, newContribution } from './draws';
import { mySeats, personKey } from './person';
import { href } from './routes';
import { dropKey, forget, forgetSeat, keepDraws, move, myName, remember, tokensOf } from './storage';
import type { Again, RematchAhead, Invite, NewTable, SeatPlan, Summary, TableMade } from './wire';

const REFUSED: readonly number[] = [403, 404, 409]; // HTTP

/** A table in a list, with every seat of mine at it. */
export interface Row extends Summary {
  mySeats: number[];
}

/** How all tables stand that I have seats at; `gone` are those the server does not know. */
export interface MyRows {
  rows: Row[];
  gone: string[];
}

/** How soon a table wants me: my turn, then others', then waiting for people, then what is over. */
function urgency(row: Row): number {
  if (row.my_turn) return 0;
  return { playing: 1, waiting: 2, over: 3 }[row.phase];
}

/** One row for each table (several seats of it may be mine), my turn first, then the latest first. */
export function rows(summaries: readonly Summary[]): Row[] {
  const byTable = new Map<string, Row>();
  for (const summary of summaries) {
    const before = byTable.get(summary.table);
    const mySeats = [...(before?.mySeats ?? []), ...(summary.my_seat < 0 ? [] : [summary.my_seat])];
    byTable.set(summary.table, {
      ...summary,
      mySeats,
      my_turn: summary.my_turn || (before?.my_turn ?? false),
      asked_back: Math.max(summary.asked_back, before?.asked_back ?? -1),
    });
  }
  return [...byTable.values()].sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}

/** Ask the server how they stand. */
export async function myRows(): Promise<MyRows> {
  const { tables, unknown } = await mySeats();
  const ids = new Set(tables.map((summary) => summary.table));
  return { rows: rows(tables), gone: [...new Set(unknown)].filter((table) => !ids.has(table)) };
}

/** Forget the seats of a table that the server says are no longer mine; the seats left. */
export async function checked(table: string): Promise<number[]> {
  const mine = Object.entries(tokensOf(table)).map(([seat, token]) => ({ seat: Number(seat), key: { table, token } }));
  for (const { seat, key } of mine) {
    if ((await api.fetchMyTables([key])).unknown.includes(table)) forgetSeat(table, seat);
  }
  return Object.keys(tokensOf(table)).map(Number);
}

/** Leave all my seats at a table, which closes it where nobody else is left, and forget it. */
export async function leave(table: string): Promise<void> {
  for (const token of Object.values(tokensOf(table))) {
    await api.leaveSeat(table, token).catch((error: unknown) => {
      if (!(error instanceof api.ApiProblem && REFUSED.includes(error.status))) throw error; // else it is over, or not mine
    });
  }
  await leaveOut(table);
}

/** Whether a row is an event's, for its maker. */
export const isMakers = ({ event, players }: Summary): boolean => event !== '' && !players.length;

/** Where one plays: a member of an event of rounds finds the ways to their tables at the event itself. */
export const ownAddress = ({ event, table }: Summary): string =>
  event && table === event ? href('event', { id: event }) : href('table', { id: table });

/** The table whose position anybody may see: of a member of an event it is the board. */
export const shownAt = ({ event, table }: Summary): string => (event ? (table.split('-')[0] ?? table) : table);

/** Take a table off my list, or an event that I run: here, and where my person has other devices. */
export async function leaveOut(table: string, event = ''): Promise<void> {
  const key = personKey();
  forget(table);
  if (event) dropKey(event);
  if (key) await api.forgetTable(key, table);
}

/** The seats of a table that this browser's secrets hold now that people have changed places, which it keeps. */
export async function seatsNow(table: string): Promise<Record<number, string>> {
  const before = Object.entries(tokensOf(table)).map(([seat, token]) => ({ seat: Number(seat), token }));
  const seats = await Promise.all(
    before.map(async ({ token }) => (await api.fetchMyTables([{ table, token }])).tables[0]?.my_seat ?? -1),
  );
  move(table, new Map(before.map(({ seat }, at) => [seat, seats[at] ?? -1])));
  return tokensOf(table);
}

/** Make a table and keep the seats of this device. */
export async function make(plan: NewTable): Promise<TableMade> {
  return keepSeats(await api.makeTable({ ...plan, contributes: true }), plan.seats);
}

/** Make a table whose game goes on from a finished one: a seat is mine, bots of a level have the others. */
export async function playOn(
  source: api.RecordSource,
  entries: number,
  seats: number,
  mine: number,
  level: string,
): Promise<TableMade> {
  const plans = Array.from({ length: seats }, (_, seat): SeatPlan =>
    seat === mine ? { kind: 'me', name: myName() } : { kind: 'bot', level },
  );
  return keepSeats(await api.playOn(source, { entries, seats: plans, contributes: true }), plans);
}

/** Keep the seats, and give to the draws what the game waits for: if that is lost, the table asks for it again. */
async function keepSeats(newTable: TableMade, plans: readonly SeatPlan[]): Promise<TableMade> {
  for (const { seat, token } of newTable.tokens) remember(newTable.table, seat, token);
  const mine = newTable.tokens.find(({ seat }) => plans[seat]?.kind === 'me') ?? newTable.tokens[0];
  if (mine) await contribute(newTable.table, mine.seat, mine.token, newTable.commitment);
  return newTable;
}

/** Give to a table's draws what a seat of mine is to give. */
export async function contribute(table: string, seat: number, token: string, commitment: string): Promise<void> {
  await api.contribute(table, token, contributionTo(table, seat, commitment)).catch(() => undefined);
}

/** The message that asks for the rematch, with what a seat gives to its draws. */
export function askAgain(seat: number, ahead?: RematchAhead | null): Again {
  return { t: 'again', ...(ahead && { contribution: contributionTo(ahead.table, seat, ahead.commitment) }) };
}

/** Sit down by an invitation, with something for the draws, and keep the seat; -1 is any that is free. */
export async function sit(
  { table, commitment }: Pick<Invite, 'table' | 'commitment'>,
  code: string,
  name: string,
  chosen = -1,
): Promise<number> {
  const contribution = newContribution();
  const { seat, token } = await api.join(table, code, name, contribution, chosen);
  remember(table, seat, token);
  keepDraws(table, seat, { commitment, contribution });
  return seat;
}

/** The full address of an invitation, to send. */
export const inviteAddress = (code: string): string => `${location.origin}/j/${encodeURIComponent(code)}`;

/** A drawing of that address for the camera of another device. */
export const inviteQr = (code: string): string => `/api/v1/invites/${encodeURIComponent(code)}/qr.svg`;
