// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { FORMAT } from '../../../src/parlour/browser/package/game.mjs';
import { lacking, Game, offered, speakingOf, thinkingOf, type Manifest } from './module';

/** What a server says of the two modules. */
const offering = (speaks: string, thinks: string, never: Record<string, string> = {}): Response =>
  Response.json({ manifest: { format: FORMAT, modules: { speaks, thinks } }, never });

const fetched = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>((address) =>
  Promise.resolve(offering(`${address}/speaks`, `${address}/thinks`)),
);

function compiling(compileStreaming: () => Promise<object>, compile = () => Promise.resolve({})): void {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('WebAssembly', { compileStreaming, compile });
}

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

test('a damaged module is fetched once more past the cache, then on every further try', async () => {
  compiling(() => Promise.reject(new Error('damaged')));
  expect(await speakingOf('/board?game=a')).toBeNull();
  expect(lacking()).toBe('damaged');
  expect(fetched.mock.calls.map(([, how]) => how?.cache)).toEqual([undefined, 'default', 'reload']);
  const sound = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('damaged')).mockResolvedValueOnce({});
  compiling(sound);
  expect(await speakingOf('/board?game=a')).not.toBeNull();
  expect(lacking()).toBeNull();
});

test('a browser without WebAssembly is told from a network that broke off', async () => {
  compiling(() => Promise.reject(new TypeError('network')));
  expect(await speakingOf('/board?game=b')).toBeNull();
  expect(lacking()).toBeNull();
  vi.stubGlobal('WebAssembly', undefined);
  expect(await speakingOf('/board?game=b')).toBeNull();
  expect(lacking()).toBe('browser');
});

test('a browser that does not compile even an empty module is told from a module that came damaged', async () => {
  const refused = () => Promise.reject(new Error('no code is compiled here'));
  compiling(refused, refused);
  expect(await speakingOf('/board?game=e')).toBeNull();
  expect(lacking()).toBe('browser');
});

test('what a server of another version says is left alone, and the server asked as ever', async () => {
  const compile = vi.fn<() => Promise<object>>().mockResolvedValue({});
  compiling(compile);
  const newer = { format: FORMAT + 1 };
  fetched.mockResolvedValueOnce(Response.json({ manifest: newer }));
  expect(await speakingOf('/board?game=c')).toBeNull();
  expect(compile).not.toHaveBeenCalled();
  expect(lacking()).toBeNull();
  expect(() => new Game({}, newer as Manifest)).toThrow('format');
  expect(await speakingOf('/board?game=c')).not.toBeNull(); // once both are of one version
});

test('why there will never be rules is said by the server, and no sooner', async () => {
  compiling(() => Promise.resolve({}));
  fetched.mockResolvedValueOnce(offering('', ''));
  expect(await speakingOf('/board?game=f')).toBeNull();
  expect(lacking()).toBeNull();
  const sentence = 'law.py, in `why_not`: no such thing.';
  fetched.mockResolvedValueOnce(offering('', '', { speaks: sentence }));
  expect(await speakingOf('/board?game=f')).toBeNull();
  expect(lacking()).toEqual({ sentence });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/v1/modules?game=f&language=en');
});

test('a module that a renewed server has no more is asked for again under its new address', async () => {
  const gone = vi.fn<() => Promise<object>>().mockRejectedValue(new TypeError('404'));
  compiling(gone);
  expect(await speakingOf('/board?game=d')).toBeNull();
  expect(gone).toHaveBeenCalledTimes(2);
  expect(lacking()).toBeNull();
  compiling(() => Promise.resolve({}));
  fetched.mockResolvedValueOnce(offering('/renewed', ''));
  expect(await speakingOf('/board?game=d')).toMatchObject({ manifest: { modules: { speaks: '/renewed' } } });
});

test('the module that thinks is fetched when somebody is to think, and asked for again until it is there', async () => {
  compiling(() => Promise.resolve({}));
  const addresses = () => fetched.mock.calls.map(([address]) => address);
  fetched.mockResolvedValueOnce(offering('/speaks-h', ''));
  expect(await speakingOf('/board?game=h')).not.toBeNull();
  expect(addresses()).toEqual(['/api/v1/modules?game=h&language=en', '/speaks-h']);
  fetched.mockResolvedValueOnce(offering('/speaks-h', ''));
  expect(await thinkingOf('/board?game=h')).toBeNull();
  fetched.mockResolvedValueOnce(offering('/speaks-h', '/thinks-h'));
  expect((await thinkingOf('/board?game=h'))?.manifest.modules.thinks).toBe('/thinks-h');
  expect(addresses().slice(3)).toEqual(['/api/v1/modules?game=h&language=en', '/thinks-h']);
  expect(await thinkingOf('/board?game=h')).not.toBeNull();
  expect(addresses()).toHaveLength(5);
  expect((await offered('/board?game=h', 'thinks'))?.modules.speaks).toBe('/speaks-h');
});

test('one module may never be there while the other is', async () => {
  compiling(() => Promise.resolve({}));
  fetched.mockImplementation(async (address) =>
    address.startsWith('/api') ? offering('/speaks-i', '', { thinks: 'no search' }) : new Response(),
  );
  expect(await thinkingOf('/board?game=i')).toBeNull();
  expect(lacking()).toEqual({ sentence: 'no search' });
  expect(await speakingOf('/board?game=i')).not.toBeNull();
  expect(lacking()).toBeNull();
});

test('records are read by modules of their own layout, which are asked for until they are there', async () => {
  compiling(() => Promise.resolve({}));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const of = (layout: string) =>
    Response.json({
      manifest: { format: FORMAT, layout, modules: { speaks: `/of-${layout}`, thinks: '' } },
      never: {},
    });
  const layoutOf = async (layout: string) => (await speakingOf('/board?game=l', layout))?.manifest.layout;
  fetched.mockImplementation((address) => Promise.resolve(address.startsWith('/api') ? of('old') : new Response()));
  expect(await layoutOf('renewed')).toBeUndefined(); // what answers is about to be replaced
  expect(await layoutOf('old')).toBe('old');
  expect(reload).not.toHaveBeenCalled();
  expect(await layoutOf('renewed')).toBeUndefined();
  fetched.mockImplementation((address) => Promise.resolve(address.startsWith('/api') ? of('renewed') : new Response()));
  expect(await layoutOf('renewed')).toBe('renewed');
  expect(await layoutOf('renewed')).toBe('renewed');
  expect(reload).toHaveBeenCalledOnce(); // by a page that has been open since before
});
