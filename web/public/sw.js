// Makes Parlour installable. Everything comes from the server; without it, what a page that goes on by itself has kept
// (`rules_wasm/keep.ts`), else a page that says so.
const OFFLINE = '/offline.html';
const KEPT = 'offline-2';
const ALONE = 'alone-1';
const SHELL = '/alone';
const PAGES = /^\/(alone\/.*)?$/;
const LOADED =
  /^\/(assets\/|api\/v1\/(boards\/|modules|games\/\w+\/(rules$|messages$|daily$|puzzles(\/[\w-]+(\/(solution|ahead))?)?$)))/;

const alone = (what) => caches.match(what, { cacheName: ALONE, ignoreVary: true });

async function page(path) {
  return (await alone(PAGES.test(path) ? SHELL : path)) || (await caches.match(OFFLINE)) || Response.error();
}

addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE))));
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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => page(pathname)));
  else if (LOADED.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await alone(request)) ?? Response.error()));
});
