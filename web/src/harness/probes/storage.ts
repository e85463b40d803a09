/** What a browser keeps, so that a page can do without a server. */

interface GameHere {
  entries: unknown[];
  rules_version: number;
}

function gameHere(): [key: string, game: GameHere] {
  const key = Object.keys(localStorage).find((name) => name.includes('.local.')) ?? '';
  const json = localStorage.getItem(key);
  if (json === null) throw new Error('no game is kept');
  return [key, JSON.parse(json) as GameHere];
}

/** The entries of the game that this device keeps. */
export const entriesKept = (): unknown[] => gameHere()[1].entries;

/** The game that this device keeps was begun with rules that the server does not have. */
export function renewRules(): void {
  const [key, game] = gameHere();
  localStorage.setItem(key, JSON.stringify({ ...game, rules_version: game.rules_version + 1 }));
}

const worked = (): boolean => navigator.serviceWorker.controller !== null;

/** Whether a page can be opened again without a network, with what it has from some addresses. */
export async function keepsAll([path, addresses]: [path: string, addresses: string[]]): Promise<boolean> {
  const options = { cacheName: `kept:${path}`, ignoreVary: true };
  const answers = await Promise.all(addresses.map((address) => caches.match(address, options)));
  return answers.every(Boolean) && worked();
}

/** Whether the home page can be, and begin a game. */
export async function keepsHome(slug: string): Promise<boolean> {
  const home = await caches.open('kept:/');
  const urls = (await home.keys()).map(({ url }) => url);
  return ['/api/v1/games', `/games/${slug}/local`].every((part) => urls.some((url) => url.includes(part))) && worked();
}
