// public/sw.js: what a page gets while the server answers, fails or says nothing.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const [AFTER, PATIENCE] = [5_000, 20_000];
const BOARD = '/api/v1/boards/row';
const HERE = 'https://play.example';
const source = readFileSync('public/sw.js', 'utf8');

/** What somebody gets at an address, as text, from a server; `kept`: what lies under a path in the browser. */
async function got(path: string, server: () => Promise<Response>, kept: Record<string, string>, mode = 'cors') {
  const on: Record<string, (event: object) => void> = {};
  const match = async (what: string | { url: string }) => {
    const text = kept[typeof what === 'string' ? what : new URL(what.url).pathname];
    return text === undefined ? undefined : new Response(text);
  };
  const addEventListener = (name: string, listen: (event: object) => void) => (on[name] = listen);
  runInNewContext(source, { addEventListener, caches: { match }, fetch: server, setTimeout, URL, Response });
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => void (answer = given);
  on['fetch']?.({ request: { url: HERE + path, mode }, respondWith });
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
    expect(await got('/', server, { '/alone': 'page' })).toBe('page'); // which is fetched to be kept
    expect(await got('/alone/x', server, { '/alone': 'page' }, 'navigate')).toBe('page');
  }
});

test('what the server says comes first, and alone where nothing is kept', async () => {
  expect(await got(BOARD, says('new'), { [BOARD]: 'kept' })).toBe('new');
  expect(await got(BOARD, says('none', 404), { [BOARD]: 'kept' })).toBe('none');
  expect(await got(BOARD, says('bad', 502), {})).toBe('bad');
  expect(await got('/rules/row', says('bad', 502), { '/offline.html': 'offline' }, 'navigate')).toBe('bad');
  expect(await got('/rules/row', cut, { '/offline.html': 'offline' }, 'navigate')).toBe('offline');
});

test('a slow server is waited for where nothing is kept', async () => {
  const waiting = got(BOARD, late, {});
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await waiting).toBe('late');
});

test('the page that says so is kept with the typefaces that it names', async () => {
  const page = 'src: url(/assets/serif-Ab_1.woff2); src: url(/assets/sans.woff2)';
  const added: string[] = [];
  const cache = {
    add: async (what: string) => void added.push(what),
    addAll: async (all: string[]) => void added.push(...all),
    match: async () => new Response(page),
  };
  let kept: Promise<unknown> | undefined;
  const addEventListener = (name: string, listen: (event: object) => void) => {
    if (name === 'install') listen({ waitUntil: (work: Promise<unknown>) => (kept = work) });
  };
  runInNewContext(source, { addEventListener, caches: { open: async () => cache } });
  await kept;
  expect(added).toEqual(['/offline.html', '/assets/serif-Ab_1.woff2', '/assets/sans.woff2']);
});
