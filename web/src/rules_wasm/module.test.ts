// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FORMAT } from '../../../src/parlour/browser/package/game.mjs';
import { compiledOf, lacking, Game, type Manifest } from './module';

const fetched = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(Response.json({ wasm: '/module', manifest: { format: FORMAT } })),
);

function compiling(compileStreaming: () => Promise<object>, compile = () => Promise.resolve({})): void {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('WebAssembly', { compileStreaming, compile });
}

afterEach(() => vi.unstubAllGlobals());

test('a damaged module is fetched once more past the cache, then on every further try', async () => {
  compiling(() => Promise.reject(new Error('damaged')));
  expect(await compiledOf('/board?game=a')).toBeNull();
  expect(lacking()).toBe('damaged');
  expect(fetched.mock.calls.map(([, how]) => how?.cache)).toEqual([undefined, 'default', 'reload']);
  const sound = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('damaged')).mockResolvedValueOnce({});
  compiling(sound);
  expect(await compiledOf('/board?game=a')).toMatchObject({ address: '/module' });
  expect(lacking()).toBeNull();
});

test('a browser without WebAssembly is told from a network that broke off', async () => {
  compiling(() => Promise.reject(new TypeError('network')));
  expect(await compiledOf('/board?game=b')).toBeNull();
  expect(lacking()).toBeNull();
  vi.stubGlobal('WebAssembly', undefined);
  expect(await compiledOf('/board?game=b')).toBeNull();
  expect(lacking()).toBe('browser');
});

test('a browser that does not compile even an empty module is told from a module that came damaged', async () => {
  const refused = () => Promise.reject(new Error('no code is compiled here'));
  compiling(refused, refused);
  expect(await compiledOf('/board?game=e')).toBeNull();
  expect(lacking()).toBe('browser');
});

test('what a server of another version says is left alone, and the server asked as ever', async () => {
  const compile = vi.fn<() => Promise<object>>().mockResolvedValue({});
  compiling(compile);
  const newer = { format: FORMAT + 1 };
  fetched.mockResolvedValueOnce(Response.json({ wasm: '/module', manifest: newer }));
  expect(await compiledOf('/board?game=c')).toBeNull();
  expect(compile).not.toHaveBeenCalled();
  expect(lacking()).toBeNull();
  expect(() => new Game({}, newer as Manifest)).toThrow('format');
  expect(await compiledOf('/board?game=c')).not.toBeNull(); // once both are of one version
});

test('why there will never be rules is said by the server, and no sooner', async () => {
  compiling(() => Promise.resolve({}));
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await compiledOf('/board?game=f')).toBeNull();
  expect(lacking()).toBeNull();
  const sentence = 'law.py, in `why_not`: no such thing.';
  fetched.mockResolvedValueOnce(Response.json({ wasm: '', manifest: {}, never: sentence }));
  expect(await compiledOf('/board?game=f')).toBeNull();
  expect(lacking()).toEqual({ sentence });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/v1/modules?game=f');
});

test('a module that a renewed server has no more is asked for again under its new address', async () => {
  const gone = vi.fn<() => Promise<object>>().mockRejectedValue(new TypeError('404'));
  compiling(gone);
  expect(await compiledOf('/board?game=d')).toBeNull();
  expect(gone).toHaveBeenCalledTimes(2);
  expect(lacking()).toBeNull();
  compiling(() => Promise.resolve({}));
  fetched.mockResolvedValueOnce(Response.json({ wasm: '/renewed', manifest: { format: FORMAT } }));
  expect(await compiledOf('/board?game=d')).toMatchObject({ address: '/renewed' });
});
