// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLocalGame, type LocalGameKept } from '../lib/local_games';
import { forgetBoards, keep, keptAt } from './keep';

const BOARD = '/api/v1/boards/row';
const RULES = '/api/v1/games/row/rules';

/** As much of a browser's cache as is asked, before a server that has all but what is `missing`. */
class FakeCache {
  readonly held = new Map<string, Response>();
  constructor(private readonly missing: Set<string>) {}
  addAll(requests: Request[]) {
    const paths = requests.map(({ url }) => url.slice(location.origin.length));
    if (paths.some((path) => this.missing.has(path))) return Promise.reject(new TypeError('not a good answer'));
    for (const path of paths) this.held.set(path, new Response(path));
    return Promise.resolve();
  }
  put(path: string, answer: Response) {
    this.held.set(path, answer);
    return Promise.resolve();
  }
  keys() {
    return Promise.resolve([...this.held.keys()].map((path) => ({ url: location.origin + path })));
  }
  delete({ url }: Request) {
    return Promise.resolve(this.held.delete(url.slice(location.origin.length)));
  }
}

let missing: Set<string>;
let caches: Map<string, FakeCache>;

beforeEach(() => {
  localStorage.clear();
  missing = new Set();
  caches = new Map();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new FakeCache(missing);
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (path: string) =>
      [...caches.values()]
        .map(({ held }) => held.get(path))
        .find(Boolean)
        ?.clone(),
  });
});

afterEach(() => vi.unstubAllGlobals());

const held = (name: string) => [...(caches.get(name)?.held.keys() ?? [])];

test('what is kept under a name takes the place of what was', async () => {
  expect(await keep('/puzzles/row', [BOARD], { '/api/v1/games/row/puzzles/1': { one: 1 } })).toBe(true);
  expect(held('kept:/puzzles/row')).toEqual([BOARD, '/api/v1/games/row/puzzles/1']);
  expect(await (await keptAt('/api/v1/games/row/puzzles/1')).json()).toEqual({ one: 1 });
  expect(await keep('/puzzles/row', [BOARD], { '/api/v1/games/row/puzzles/2': {} })).toBe(true);
  expect(held('kept:/puzzles/row')).toEqual([BOARD, '/api/v1/games/row/puzzles/2']);
});

test('an answer that is not good leaves what was kept, and says whether that is enough', async () => {
  await keep(BOARD, [BOARD], {});
  missing.add(RULES).add(BOARD);
  expect(await keep(BOARD, [BOARD, RULES], {})).toBe(false);
  expect(await keep(BOARD, [BOARD], {})).toBe(true);
  expect(held(`kept:${BOARD}`)).toEqual([BOARD]);
  expect((await keptAt(RULES)).type).toBe('error');
});

test('boards are forgotten with the last game of this device on them', async () => {
  const table = { game: 'row', title: 'Row', board: BOARD };
  keepLocalGame('a', { table, players: [], seat: 0, seed: '', entries: [], over: false } as unknown as LocalGameKept);
  for (const name of [BOARD, '/api/v1/boards/older', '/api/v1/boards/now', '/puzzles/row', '/t'])
    await keep(name, [], {});
  await forgetBoards('/api/v1/boards/now');
  expect([...caches.keys()]).toEqual([`kept:${BOARD}`, 'kept:/api/v1/boards/now', 'kept:/puzzles/row', 'kept:/t']);
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
])('nothing is kept in a browser that %s', async (_, refused) => {
  vi.stubGlobal('caches', refused);
  expect(await keep('/t', [BOARD], {})).toBe(false);
});
