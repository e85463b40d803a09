/** Keeps answers of the API, so that a page opens without a network; `public/sw.js` gives them then, and has the client. */
import { cached, cacheNames, deleteCache, openCache } from '../lib/browser';
import { localGames } from '../lib/local_games';
import { spoken } from '../i18n/language.svelte';

/** The prefix of cache names; the service worker has it too. */
const KEPT = 'kept:';
/** How names begin that are addresses of boards: what belongs to games of this device. */
const BOARDS = `${KEPT}/api/`;

/** The cached answer of an address; an error response where there is none. */
export const keptAt = async (address: string): Promise<Response> => (await cached(address)) ?? Response.error();

/**
 * Keep answers under a name, in place of what was kept under it before: some fetched from their addresses, others as they
 * came earlier. Returns whether the browser has them all.
 */
export async function keep(
  name: string,
  addresses: readonly string[],
  answers: Readonly<Record<string, object>>,
): Promise<boolean> {
  const cache = await openCache(KEPT + name);
  if (!cache) return false;
  const all = [...addresses, ...Object.keys(answers)];
  try {
    const headers = { 'accept-language': spoken.now };
    await cache.addAll(addresses.map((address) => new Request(address, { headers }))); // fails unless all are good answers
    for (const [address, answer] of Object.entries(answers)) await cache.put(address, Response.json(answer));
    const stale = (await cache.keys()).filter(({ url }) => !all.includes(url.slice(new URL(url).origin.length)));
    await Promise.all(stale.map((request) => cache.delete(request, { ignoreVary: true })));
    return true;
  } catch {
    // no room, or no network any more: it is tried again when the page is opened the next time
    const had = await Promise.all(all.map(keptAt));
    return had.every(({ ok }) => ok);
  }
}

/** Forget what is kept for boards on which this device has no game, but for one. */
export async function forgetBoards(but: string): Promise<void> {
  const stay = new Set([but, ...localGames().map(({ game }) => game.table.board)].map((board) => KEPT + board));
  const gone = (await cacheNames()).filter((name) => name.startsWith(BOARDS) && !stay.has(name));
  await Promise.all(gone.map(deleteCache));
}
