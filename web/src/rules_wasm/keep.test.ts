// @vitest-environment happy-dom
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { keepPage } from './keep';

const PAGE = '/alone';
let held: Map<string, Response>;
let home: () => Response;

beforeEach(() => {
  held = new Map();
  const cache = {
    put: async (address: string, what: Response) => void held.set(address, what),
    match: async (address: string) => held.get(address)?.clone(),
    addAll: async () => undefined,
    keys: async () => [],
  };
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  vi.stubGlobal('fetch', async () => home());
});
afterEach(() => vi.unstubAllGlobals());

const redirected = () => Object.defineProperty(new Response('elsewhere'), 'redirected', { value: true });

test('a page is kept as the server gives it', async () => {
  home = () => new Response('the page');
  expect(await keepPage([], {})).toBe(true);
  expect(await held.get(PAGE)?.text()).toBe('the page');
});

test.each([
  ['an error', () => new Response('slow down', { status: 429 })],
  ['a page of others', redirected],
])('%s is kept as no page, and replaces none', async (_, answer) => {
  home = answer;
  expect(await keepPage([], {})).toBe(false);
  expect(held.has(PAGE)).toBe(false);
  home = () => new Response('the page');
  await keepPage([], {});
  home = answer;
  expect(await keepPage([], {})).toBe(true);
  expect(await held.get(PAGE)?.text()).toBe('the page');
});

test.each([
  ['has no caches', undefined],
  ['refuses them', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
  [
    'throws',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('nothing is kept in a browser that %s', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  expect(await keepPage([], {})).toBe(false);
});
