// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import page from '../../index.html?raw';
import * as browser from './browser';
import { socketAddress } from './socket';

/** Whatever is read of it, called on it or made of it is refused. */
const refusing: unknown = new Proxy(refused, {
  get: (_, name) => (name === 'then' ? undefined : refused()),
  apply: refused,
  construct: refused,
});
function refused(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Every promise is rejected, as of a browser that only says so later. */
const rejecting = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, () => Promise.reject(new DOMException('denied', 'SecurityError'))]));

const GLOBALS = ['localStorage', 'sessionStorage', 'history', 'BroadcastChannel', 'Worker', 'WebSocket', 'caches'];

const everything = async () => {
  const opened = [browser.openChannel('x'), browser.startWorker('/x.js', 'x'), browser.openSocket('ws://x')];
  const cache = await browser.openCache('x');
  const answer = await browser.cached('/');
  browser.scrollByHand();
  await browser.registerServiceWorker('/sw.js');
  await browser.openShareSheet({});
  await browser.settleLocks();
  return {
    opened,
    cache,
    answer,
    entry: browser.entryState(),
    written: [browser.replaceEntry(null, '/about'), browser.pushEntry('/about'), await browser.writeClipboard('x')],
    audio: browser.openAudio(null),
    lock: await browser.holdLock('x', {}, () => Promise.resolve()),
  };
};
const NOTHING = {
  opened: [null, null, null],
  cache: null,
  answer: null,
  entry: null,
  written: [false, false, false],
  audio: null,
  lock: false,
};

afterEach(() => vi.unstubAllGlobals());

describe('what a browser refuses', () => {
  it('is told, and nothing throws', async () => {
    for (const name of GLOBALS) vi.stubGlobal(name, refusing);
    vi.stubGlobal('navigator', refusing);
    vi.stubGlobal('AudioContext', refusing);
    vi.stubGlobal('matchMedia', refused);
    vi.stubGlobal('navigator', { ...rejecting(), userActivation: { hasBeenActive: true } });
    expect(await everything()).toEqual(NOTHING);
    expect(browser.hasShareSheet()).toBe(false);
  });

  it('is told where it is said later', async () => {
    for (const name of GLOBALS) vi.stubGlobal(name, refusing);
    vi.stubGlobal('caches', rejecting('open', 'match'));
    vi.stubGlobal('navigator', {
      ...rejecting('share'),
      clipboard: rejecting('writeText'),
      locks: rejecting('request', 'query'),
      serviceWorker: rejecting('register'),
    });
    expect(await everything()).toEqual(NOTHING);
  });

  it('is kept in memory, where that can be', () => {
    vi.stubGlobal('localStorage', refusing);
    vi.stubGlobal('sessionStorage', refusing);
    for (const store of [browser.local, browser.session]) {
      expect(store.set('refused', 'yes')).toBe(false);
      expect([store.get('refused'), store.get('other'), store.keys()]).toEqual(['yes', null, ['refused']]);
      store.remove('refused');
      expect(store.keys()).toEqual([]);
    }
  });
});

describe('the socket that a page begins with', () => {
  class FakeSocket {
    readonly OPEN = 1;
    constructor(
      readonly url: string,
      public readyState = 0,
    ) {}
    close(): void {
      this.readyState = 2;
    }
  }
  const address = socketAddress('k3fz', { protocol: 'https:', host: 'parlour.example' });
  const begin = (pathname: string): WebSocket | undefined => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { pathname, origin: 'https://parlour.example' });
    const script =
      /<script>([^<]*socketAhead[^<]*)<\/script>/.exec(page)?.[1] ?? expect.fail('there is no such script');
    (0, eval)(script);
    return window.socketAhead;
  };

  it('goes to the table that the page is of, and is taken once', () => {
    const ahead = begin('/t/k3fz') ?? expect.fail('there is none');
    expect(ahead.url).toBe(address);
    expect(browser.openSocket(address)).toBe(ahead);
    expect(browser.openSocket(address)).not.toBe(ahead);
  });

  it('is not taken once it is closed, nor for another table', () => {
    const closed = begin('/t/k3fz/') ?? expect.fail('there is none');
    Object.assign(closed, { readyState: 3 });
    expect(browser.openSocket(address)).not.toBe(closed);
    const other = begin('/t/other') ?? expect.fail('there is none');
    expect(browser.openSocket(address)).not.toBe(other);
    expect(other.readyState).toBe(2);
  });

  it.each(['/', '/t/k3fz/terms', '/j/k3fz'])('is none at %s', (pathname) => {
    expect(begin(pathname)).toBeUndefined();
  });
});

test('a lock that is stolen, or no longer asked for, is no lack of locks', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('stolen', 'AbortError')) },
  });
  expect(await browser.holdLock('x', {}, () => Promise.resolve())).toBe(true);
});
