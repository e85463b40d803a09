/** Events: made, come to by a code, looked at, run with the maker's key. */
import { get, getAs, part, postAs, ROOT } from './http';
import type {
  DayLists,
  EventInvite,
  EventJoined,
  EventMade,
  EventNow,
  EventResults,
  NewEvent,
  RunEvent,
  SeasonTable,
  Snapshot,
} from './wire';

export const events = {
  /** With the key of the event that it follows, if it does. */
  make: (plan: NewEvent, key = ''): Promise<EventMade> => postAs(key, '/events', plan),
  plan: (key: string, event: string): Promise<NewEvent> => getAs(key, `/events/${part(event)}/plan`),
  invited: (code: string): Promise<EventInvite> => get(`/events/codes/${part(code)}`),
  /**
   * Come with the key of a person, if there is one; `beside`: on the device of somebody who has come; to play with a
   * `partner`, or with nobody yet.
   */
  join: (key: string, code: string, name: string, beside: boolean, partner: number): Promise<EventJoined> =>
    postAs(key, '/events/join', { code, name, beside, partner }),
  /** Play together with another member, with the token of one's seat. */
  choosePartner: (token: string, event: string, partner: number): Promise<unknown> =>
    postAs(token, `/events/${part(event)}/partner`, { partner }),
  /** How it stands; its key shows more. */
  now: (event: string, key: string): Promise<EventNow> => getAs(key, `/events/${part(event)}`),
  run: (key: string, event: string, step: RunEvent): Promise<unknown> =>
    postAs(key, `/events/${part(event)}/run`, step),
  /** The table of a board, as anybody sees it. */
  board: (table: string): Promise<Snapshot> => get(`/tables/${part(table)}`),
  results: (event: string): Promise<EventResults> => get(`/events/${part(event)}/results`),
  /** Where the results lie as a table for other programs. */
  csv: (event: string): string => `${ROOT}/events/${part(event)}/results?form=csv`,
  lists: (slug: string): Promise<DayLists> => get(`/games/${part(slug)}/list`),
  season: (season: string): Promise<SeasonTable> => get(`/seasons/${part(season)}`),
  seasonCsv: (season: string): string => `${ROOT}/seasons/${part(season)}?form=csv`,
  /** A drawing of the address of a code, for the camera of another device. */
  qr: (code: string): string => `${ROOT}/events/codes/${part(code)}/qr.svg`,
};
