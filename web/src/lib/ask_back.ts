/** Seats of a person's whose tokens are lost, which the others at the table were asked for with new ones. */

import * as api from './http';
import { remember } from './storage';
import { count, parts, Stored, text } from './stored_value';
import type { SeatAwaited, SeatToken } from './wire';

const NO_SEAT: SeatToken = { seat: -1, token: '' };
const askedSeats = new Stored<SeatToken>('asked_back.', parts({ seat: count, token: text }), NO_SEAT);
const REFUSED = 403; // HTTP

/** The seat that this browser has asked for at a table; -1 for none. */
export const seatAsked = (table: string): number => askedSeats.get(table).seat;

/** Ask the others at a table for a seat. */
export async function askBack(table: string, seat: number): Promise<void> {
  askedSeats.set(await api.askBack(table, seat), table);
}

/** Take the seat that was asked for, if it is time; null where it is not given. */
export async function takeBack(table: string): Promise<SeatAwaited | null> {
  const { token } = askedSeats.get(table);
  try {
    const got = await api.takeBack(table, token);
    if (got.held) {
      askedSeats.drop(table);
      remember(table, got.seat, token);
    }
    return got;
  } catch (error) {
    if (!(error instanceof api.ApiProblem) || error.status !== REFUSED) throw error;
    askedSeats.drop(table);
    return null;
  }
}
