// public/sw.js: what a page gets while the server answers, fails or says nothing.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const [AFTER, PATIENCE] = [5_000, 20_000];
const BOARD = '/api/v1/boards/row';
const SCRIPT = '/assets/app-1.js';
const HERE = 'https://play.example';
const BUILD = JSON.stringify({ id: 'new', files: [SCRIPT] });
const source = readFileSync('public/sw.js', 'utf8').replace(/\/\*BUILD\*\/ \{.*?\};/, `${BUILD};`);

type Events = Record<string, (event: object) => void>;

/** The service worker with the caches of a browser; its events by name. */
function worker(caches: object, fetch?: () => Promise<Response>, registration: object = {}): Events {
  const on: Events = {};
  const addEventListener = (name: string, listen: (event: object) => void) => (on[name] = listen);
  const clients = { claim: async () => undefined };
  runInNewContext(source, { addEventListener, caches, clients, fetch, registration, setTimeout, URL, Response });
  return on;
}

/** What somebody gets at an address, as text, from a server; `cached`: what lies under a path in the browser. */
async function got(path: string, server: () => Promise<Response>, cached: Record<string, string>, mode = 'cors') {
  const match = async (request: string | { url: string }) => {
    const text = cached[typeof request === 'string' ? request : new URL(request.url).pathname];
    return text === undefined ? undefined : new Response(text);
  };
  const has = async (name: string) => name in cached;
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => void (answer = response);
  const keys = async () => Object.keys(cached);
  worker({ match, has, keys }, server)['fetch']?.({ request: { url: HERE + path, mode }, respondWith });
  await vi.advanceTimersByTimeAsync(AFTER);
  return (await answer)?.text();
}

const says =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });
const late = () => new Promise<Response>((done) => setTimeout(() => done(new Response('late')), PATIENCE));
const cut = () => Promise.reject(new TypeError('cut'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is kept stands in for a server that fails, is cut off or says nothing', async () => {
  for (const server of [says('bad', 502), cut, late]) {
    expect(await got(BOARD, server, { [BOARD]: 'kept' })).toBe('kept');
    expect(await got('/local/x', server, { '/': 'page' }, 'navigate')).toBe('page');
    expect(await got('/puzzles/row', server, { '/': 'page', 'kept:/puzzles/row': '' }, 'navigate')).toBe('page');
    expect(await got('/', server, { '/': 'page', [`kept:${BOARD}`]: '' }, 'navigate')).toBe('page');
    expect(await got('/', server, { '/': 'page', 'kept:/': '' }, 'navigate')).toBe('page');
    for (const answer of ['games', 'levels', 'games/row/local', 'games/row/picture.svg'])
      expect(await got(`/api/v1/${answer}`, server, { [`/api/v1/${answer}`]: 'kept' })).toBe('kept');
  }
});

test('what the server says comes first, and alone where nothing is kept', async () => {
  expect(await got(BOARD, says('new'), { [BOARD]: 'kept' })).toBe('new');
  expect(await got(BOARD, says('none', 404), { [BOARD]: 'kept' })).toBe('none');
  expect(await got(BOARD, says('bad', 502), {})).toBe('bad');
  for (const page of ['/', '/rules/row', '/puzzles/row']) {
    expect(await got(page, says('bad', 502), { '/offline.html': 'offline' }, 'navigate')).toBe('bad');
    expect(await got(page, cut, { '/': 'page', '/offline.html': 'offline' }, 'navigate')).toBe('offline');
  }
});

test('files of the build come from the cache, and from the server where it has lost them', async () => {
  expect(await got(SCRIPT, says('new'), { [SCRIPT]: 'cached' })).toBe('cached');
  expect(await got(SCRIPT, says('new'), {})).toBe('new');
  expect(await got('/assets/another.js', says('new'), { '/assets/another.js': 'cached' })).toBeUndefined();
});

test('a slow server is waited for where nothing is kept', async () => {
  const waiting = got(BOARD, late, {});
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await waiting).toBe('late');
});

test('the whole client is cached or none of it, and the build before it forgotten', async () => {
  const added: string[] = [];
  const gone: string[] = [];
  let work: Promise<unknown> | undefined;
  const waitUntil = (done: Promise<unknown>) => void (work = done);
  const on = worker({
    open: async (name: string) => ({ addAll: async (all: string[]) => void added.push(name, ...all) }),
    keys: async () => ['client-old', 'client-new', 'kept:/t', 'alone-1'],
    delete: async (name: string) => void gone.push(name),
  });
  on['install']?.({ waitUntil });
  await work;
  expect(added).toEqual(['client-new', '/', '/offline.html', SCRIPT]);
  on['activate']?.({ waitUntil });
  await work;
  expect(gone).toEqual(['client-old', 'alone-1']);
});

test('a notice of a turn opens the table, of a game in an event the page that has the seat', () => {
  const shown: unknown[] = [];
  const registration = { showNotification: (_: string, { data }: { data: string }) => shown.push(data) };
  const on = worker({}, cut, registration);
  for (const said of [{ table: 'k3fz' }, { table: 'k3fz', event: 'abcd' }])
    on['push']?.({ data: { json: () => ({ title: '', text: '', ...said }) }, waitUntil: () => undefined });
  expect(shown).toEqual(['/t/k3fz', '/events/abcd']);
});
