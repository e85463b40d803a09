import { afterEach, expect, test, vi } from 'vitest';
import { FORMAT } from '../../../src/parlour/lab/wasm_package/game.mjs';
import { cannotRun, compiledOf, Game, type Manifest } from './module';

const fetched = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(Response.json({ wasm: '/module', manifest: { format: FORMAT } })),
);

function compiling(compileStreaming: () => Promise<object>): void {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('WebAssembly', { compileStreaming });
}

afterEach(() => vi.unstubAllGlobals());

test('a damaged module is fetched once more, and the browser is blamed where that does not help', async () => {
  compiling(() => Promise.reject(new Error('damaged')));
  expect(await compiledOf('/board?game=a')).toBeNull();
  expect(cannotRun()).toBe(true);
  expect(fetched.mock.calls.map(([, how]) => how?.cache)).toEqual([undefined, 'default', 'reload']);
  const sound = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('damaged')).mockResolvedValueOnce({});
  compiling(sound);
  expect(await compiledOf('/board?game=a')).toMatchObject({ address: '/module' });
  expect(cannotRun()).toBe(false);
});

test('a browser without WebAssembly is told from a network that broke off', async () => {
  compiling(() => Promise.reject(new TypeError('network')));
  expect(await compiledOf('/board?game=b')).toBeNull();
  expect(cannotRun()).toBe(false);
  vi.stubGlobal('WebAssembly', undefined);
  expect(await compiledOf('/board?game=b')).toBeNull();
  expect(cannotRun()).toBe(true);
});

test('what a server of another version says is left alone, and the server asked as ever', async () => {
  const compile = vi.fn<() => Promise<object>>().mockResolvedValue({});
  compiling(compile);
  const newer = { format: FORMAT + 1 };
  fetched.mockResolvedValueOnce(Response.json({ wasm: '/module', manifest: newer }));
  expect(await compiledOf('/board?game=c')).toBeNull();
  expect(compile).not.toHaveBeenCalled();
  expect(cannotRun()).toBe(false);
  expect(() => new Game({}, newer as Manifest)).toThrow('format');
  expect(await compiledOf('/board?game=c')).not.toBeNull(); // once both are of one version
});

test('a module that a renewed server has no more is asked for again under its new address', async () => {
  const gone = vi.fn<() => Promise<object>>().mockRejectedValue(new TypeError('404'));
  compiling(gone);
  expect(await compiledOf('/board?game=d')).toBeNull();
  expect(gone).toHaveBeenCalledTimes(2);
  expect(cannotRun()).toBe(false);
  compiling(() => Promise.resolve({}));
  fetched.mockResolvedValueOnce(Response.json({ wasm: '/renewed', manifest: { format: FORMAT } }));
  expect(await compiledOf('/board?game=d')).toMatchObject({ address: '/renewed' });
});
