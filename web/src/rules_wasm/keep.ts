/** Keeps what a page has loaded, so that it opens without a network: `public/sw.js` gives it then. */
import { cached, openCache } from '../api/browser';
import { spoken } from '../i18n/language.svelte';
import { keepNeeds, prune } from './prune';

/** The cache of pages that go on by themselves; the service worker has its name too. */
const CACHE = 'alone-1';
/** Under which the page of games alone lies there; another lies under its own path. */
const SHELL = '/alone';

/** What is kept under an address; an error where nothing is. */
export const keptAt = async (address: string): Promise<Response> => (await cached(CACHE, address)) ?? Response.error();

/**
 * Keep the page at a path with all that it has loaded, further addresses, and what came from others; whether the
 * browser has them. A page that is kept for the sake of another is noted under that one's name.
 */
export async function keepPage(
  more: readonly string[],
  came: Readonly<Record<string, object>>,
  path = SHELL,
  sake = path,
): Promise<boolean> {
  const cache = await openCache(CACHE);
  if (!cache) return false;
  try {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    const home = await fetch('/'); // the frame of all pages; the header names what the first of them loads
    if (!home.ok || home.redirected) throw new Error('this is no page to open without a network');
    const first = [...(home.headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].flatMap(([, file]) => file ?? []);
    const headers = { 'accept-language': spoken.now };
    const needs = [...new Set([...loaded, ...first, ...more])];
    // what games of this device need is found by their boards
    const named = sake === SHELL ? needs.filter((one) => one.startsWith('/assets/')) : [...needs, ...Object.keys(came)];
    await keepNeeds(cache, sake, first, named); // first, lest another window forgets what comes now
    await cache.addAll(needs.map((one) => new Request(one, { headers })));
    for (const [address, what] of Object.entries(came)) await cache.put(address, Response.json(what));
    await cache.put(path, home);
    await prune(cache);
    return true;
  } catch {
    // no room, or no network any more: it is tried again when the page is opened the next time
    const had = await Promise.all([path, ...more, ...Object.keys(came)].map(keptAt));
    return had.every(({ ok }) => ok);
  }
}
