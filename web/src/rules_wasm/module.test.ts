import { afterEach, expect, test, vi } from 'vitest';
import { cannotRun, compiledOf } from './module';

const fetched = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(Response.json({ wasm: '/module', manifest: {} })),
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
