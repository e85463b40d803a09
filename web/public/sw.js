// Makes Parlour installable. Everything comes from the server; without it, a page that says so.
const OFFLINE = '/offline.html';
const KEPT = 'offline-2';

addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE))));
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  ),
);
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
});
