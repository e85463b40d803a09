/** Keeps what a page has loaded, so that it opens without a network: `public/sw.js` gives it then. */

/** The cache of pages that go on by themselves; the service worker has its name too. */
const CACHE = 'alone-1';
/** Under which the page itself lies there. */
const SHELL = '/alone';

/** Keep the page with all that it has loaded, and further addresses; whether the browser has them. */
export async function keepPage(more: readonly string[]): Promise<boolean> {
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
    await cache.put(SHELL, home);
    await cache.addAll([...new Set([...loaded, ...first, ...more])]);
    return true;
  } catch {
    // no room, or no network any more: it is tried again when the page is opened the next time
    const had = await Promise.all(
      [SHELL, ...more].map((one) => caches.match(one, { cacheName: CACHE, ignoreVary: true })),
    );
    return had.every(Boolean);
  }
}
