// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepLocalGame, type LocalGameKept } from '../api/local_games';
import { keepNeeds, prune } from './prune';

const HERE = location.origin;

/** As much of a browser's cache as is asked. */
class FakeCache {
  readonly held = new Map<string, Response>();
  put(address: string, what: Response) {
    this.held.set(HERE + address, what);
    return Promise.resolve();
  }
  match(address: string) {
    return Promise.resolve(this.held.get(HERE + address)?.clone());
  }
  keys() {
    return Promise.resolve([...this.held.keys()].map((url) => ({ url })));
  }
  delete(address: string) {
    return Promise.resolve(this.held.delete(HERE + address));
  }
  get code() {
    return [...this.held.keys()].map((url) => url.slice(HERE.length)).filter((one) => !one.endsWith('?needs'));
  }
}

let fake: FakeCache;
let cache: Cache;

beforeEach(() => {
  localStorage.clear();
  fake = new FakeCache();
  cache = fake as unknown as Cache;
});

const hold = (...addresses: string[]) => {
  for (const one of addresses) void fake.put(one, new Response(''));
};
const rules = (query: string, wasm: string) => {
  void fake.put(`/api/v1/modules?${query}`, Response.json({ wasm, manifest: {} }));
  hold(wasm);
};
const OLD = '/api/v1/modules/old.wasm?game=a';
const NEW = '/api/v1/modules/new.wasm?game=a';

test('a page of a renewed server leaves neither its old files nor its old rules behind', async () => {
  hold('/assets/first-1.js', '/assets/late-1.js', '/puzzles/a');
  rules('game=a', OLD);
  await keepNeeds(cache, '/puzzles/a', ['/assets/first-1.js'], ['/assets/first-1.js', '/api/v1/modules?game=a']);
  await keepNeeds(cache, '/puzzles/a', ['/assets/first-1.js'], ['/assets/first-1.js', '/assets/late-1.js']);
  await prune(cache);
  expect(fake.code).toEqual(['/assets/first-1.js', '/assets/late-1.js', '/puzzles/a', '/api/v1/modules?game=a', OLD]);
  hold('/assets/first-2.js');
  rules('game=a', NEW);
  await keepNeeds(cache, '/puzzles/a', ['/assets/first-2.js'], ['/assets/first-2.js', '/api/v1/modules?game=a']);
  await prune(cache);
  expect(fake.code).toEqual(['/puzzles/a', '/api/v1/modules?game=a', '/assets/first-2.js', NEW]);
});

test('the rules of a game of this device stay as long as it does, and what another page needs', async () => {
  const board = '/api/v1/boards/0?game=a&option=seats%3D2';
  const game = { table: { board }, players: [], seat: 0, seed: '', entries: [], over: false, rules_version: 1 };
  keepLocalGame('one', game as unknown as LocalGameKept);
  rules('game=a&option=seats%3D2', OLD);
  rules('game=b', NEW);
  hold('/assets/other.js', board);
  await keepNeeds(cache, '/daily/b', [], ['/assets/other.js']);
  await prune(cache);
  expect(fake.code).toEqual(['/api/v1/modules?game=a&option=seats%3D2', OLD, '/assets/other.js', board]);
  localStorage.clear();
  await prune(cache);
  expect(fake.code).toEqual(['/assets/other.js', board]);
});
