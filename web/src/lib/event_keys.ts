/** The keys of events that were made in this browser, which run them. */
import { Stored, text } from './stored';

const keys = new Stored<string>('event.', text, '');

/** The key of an event; "" where this browser does not run it. */
export const keyOf = (event: string): string => keys.get(event);

export const keepKey = (event: string, key: string): boolean => keys.set(key, event);

/** Where an event is run: an address that hands its key over, in the part that is sent to no server. */
export const runAddress = (event: string, key: string): string => `${location.origin}/events/${event}#key=${key}`;

/** The key in such an address. */
export const keyIn = (hash: string): string => /^#key=([\w-]+)$/.exec(hash)?.[1] ?? '';
