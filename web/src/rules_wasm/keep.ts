/** Keeps what a page has loaded, so that it opens without a network: `public/sw.js` gives it then. */
import { spoken } from '../i18n/language.svelte';

/** The cache of pages that go on by themselves; the service worker has its name too. */
const CACHE = 'alone-1';
/** Under which the page of games alone lies there; another lies under its own path. */
const SHELL = '/alone';

/**
 * Keep the page at a path with all that it has loaded, further addresses, and what came from others; whether the
 * browser has them.
 */
export async function keepPage(
  more: readonly string[],
  path = SHELL,
  came: Readonly<Record<string, object>> = {},
): Promise<boolean> {
  if (!('caches' in globalThis)) return false; // only where the page came over https, or from this device
  try {
    const cache = await caches.open(CACHE);
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    const home = await fetch('/'); // the frame of all pages; the header names what the first of them loads
    const first = [...(home.headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].flatMap(([, file]) => file ?? []);
    const headers = { 'accept-language': spoken.now };
    await cache.addAll([...new Set([...loaded, ...first, ...more])].map((one) => new Request(one, { headers })));
    for (const [address, what] of Object.entries(came)) await cache.put(address, Response.json(what));
    await cache.put(path, home);
    return true;
  } catch {
    // no room, or no network any more: it is tried again when the page is opened the next time
    const had = await Promise.all(
      [path, ...more, ...Object.keys(came)].map((one) => caches.match(one, { cacheName: CACHE, ignoreVary: true })),
    );
    return had.every(Boolean);
  }
}
