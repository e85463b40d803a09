// Makes Parlour installable and lets it open without a network. The build's own files are cached when this is installed and
// come from the cache; pages and answers of the API come from the server, and from a cache while it fails or says nothing:
// pages as they were built, answers as a page has kept them (`module/keep.ts`).
const BUILD = /*BUILD*/ { id: 'none', files: [] };
const CLIENT = `client-${BUILD.id}`;
const KEPT = 'kept:';
const BOARDS = `${KEPT}/api/`; // of games of this device
const SHELL = '/';
const OFFLINE = '/offline.html';
const ANSWERS =
  /^\/api\/v1\/(boards\/|modules|games$|levels$|games\/\w+\/(local$|picture\.svg$|rules$|messages$|daily$|puzzles(\/[\w-]+(\/(solution|ahead))?)?$))/;

/** Milliseconds until a server that says nothing counts as none, where a cache can answer. */
const PATIENCE = 4_000;
const FAILURE = 500;

const cached = (what) => caches.match(what, { ignoreVary: true });

/** What the server answers, else what is cached. */
async function networkFirst(request, standIn = () => cached(request)) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const heard = await Promise.race([answer, late]).catch(() => undefined);
  if (heard?.status < FAILURE) return heard;
  return (await standIn()) ?? heard ?? answer;
}

const cacheFirst = async (request) => (await cached(request)) ?? fetch(request);

/**
 * The page at a path that can show something without a server: games of this device, the first page that lists them, and
 * what has kept its answers.
 */
const shell = async (path) => {
  const names = await caches.keys();
  const kept = names.includes(KEPT + path) || (path === '/' && names.some((name) => name.startsWith(BOARDS)));
  return kept || path.startsWith('/local/') ? cached(SHELL) : undefined;
};

const offline = async () => (await cached(OFFLINE)) ?? Response.error();

/** Brings the window at a path to the front, else opens one. */
async function show(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : clients.openWindow(path);
}

addEventListener('install', (event) =>
  // only whole, good answers: the first that is none leaves the old build in place
  event.waitUntil(caches.open(CLIENT).then((cache) => cache.addAll([SHELL, OFFLINE, ...BUILD.files]))),
);
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== CLIENT && !name.startsWith(KEPT)).map((name) => caches.delete(name)),
        ),
      )
      .then(() => clients.claim()), // so that the very first page goes on without a network too
  ),
);
// a page whose reader has taken the new build up asks for it
addEventListener('message', (event) => void (event.data === 'renew' && skipWaiting()));
// it is the turn of somebody who is not at the table, as the server's module `pushes` tells; a later message replaces this one
addEventListener('push', (event) => {
  const { title, text, table, event: of } = event.data.json();
  const page = of ? `/events/${of}` : `/t/${table}`; // an event's page gives the device the seat
  const shown = { body: text, tag: table, icon: '/icon-192.png', data: page };
  event.waitUntil(registration.showNotification(title, shown));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, () => shell(pathname)).catch(offline));
  else if (BUILD.files.includes(pathname)) event.respondWith(cacheFirst(request));
  else if (ANSWERS.test(pathname)) event.respondWith(networkFirst(request));
});
