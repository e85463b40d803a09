// Makes Parlour installable. Everything comes from the server; without it, a page that says so.
const OFFLINE = '/offline.html';
const KEPT = 'offline-1';

addEventListener('install', (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE))));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
});
