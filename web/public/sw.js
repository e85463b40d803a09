// Makes Parlour installable. Everything comes from the server; without it, or while it fails or says nothing, what a page
// that goes on by itself has kept (`rules_wasm/keep.ts`), else a page that says so.
const OFFLINE = '/offline.html';
const KEPT = 'offline-5';
const ALONE = 'alone-1';
const SHELL = '/alone';
const PAGES = /^\/(alone\/.*)?$/;
const LOADED =
  /^\/($|assets\/|api\/v1\/(boards\/|modules|games\/\w+\/(rules$|messages$|daily$|puzzles(\/[\w-]+(\/(solution|ahead))?)?$)))/;

/** Milliseconds until a server that says nothing counts as none, for what is kept. */
const PATIENCE = 4_000;
const FAILURE = 500;

const kept = (what) => caches.match(what, { ignoreVary: true });

async function served(request, standIn) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const heard = await Promise.race([answer, late]).catch(() => undefined);
  if (heard?.status < FAILURE) return heard;
  return (await kept(standIn)) ?? heard ?? answer;
}

const offline = async () => (await kept(OFFLINE)) ?? Response.error();

/** The page that says so, and the typefaces that it names, which every page has loaded. */
async function keepOffline() {
  const cache = await caches.open(KEPT);
  await cache.add(OFFLINE);
  const page = await (await cache.match(OFFLINE)).text();
  await cache.addAll(page.match(/\/assets\/[\w-]+\.woff2/g) ?? []);
}

addEventListener('install', (event) => event.waitUntil(keepOffline()));
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT && name !== ALONE).map((name) => caches.delete(name))),
      )
      .then(() => clients.claim()), // so that the very first page goes on without a network too
  ),
);
addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate')
    event.respondWith(served(request, PAGES.test(pathname) ? SHELL : pathname).catch(offline));
  else if (LOADED.test(pathname)) event.respondWith(served(request, pathname === '/' ? SHELL : request));
});
