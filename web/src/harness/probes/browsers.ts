/** Browsers that refuse what ours gives, or do what ours does not: a page becomes that of one as these are called. */

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const HISTORY_WRITES = 100; // in HISTORY_MS, as Safari
const HISTORY_MS = 10_000;

/** Addresses are written so often only. */
export function limitHistory(): void {
  const written: number[] = [];
  for (const name of ['replaceState', 'pushState'] as const) {
    const write = history[name].bind(history);
    history[name] = (...how) => {
      const now = performance.now();
      while (Number(written[0]) < now - HISTORY_MS) written.shift();
      if (written.length >= HISTORY_WRITES)
        throw new DOMException(`Attempt to use history.${name}() more than 100 times`, 'SecurityError');
      written.push(now);
      write(...how);
    };
  }
}

/** Addresses are written until no more can be. */
export function exhaustHistory(): void {
  try {
    for (;;) history.replaceState(history.state, '');
  } catch {
    // now
  }
}

/** Nothing is kept: as Firefox where cookies and site data are blocked, and sandboxed pages everywhere. */
export function denyStorage(): void {
  const reject = () => Promise.reject(new DOMException('Access is denied in this context.', 'SecurityError'));
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  LockManager.prototype.request = LockManager.prototype.query = reject;
  CacheStorage.prototype.open = CacheStorage.prototype.match = reject;
  Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
  Object.assign(window, { BroadcastChannel: refuse });
}

const SOCKET_CLOSED = 3;
const REFUSED_MS = 20; // until a socket that is refused is closed
const REFUSED_CODE = 1006;

/** Sockets close before they are open. */
export function blockSockets(): void {
  class BlockedSocket extends EventTarget {
    static readonly OPEN = WebSocket.OPEN;
    readyState = 0;
    onclose: ((closed: CloseEvent) => void) | null = null;
    readonly close = () => undefined;
    readonly send = () => undefined;

    constructor() {
      super();
      setTimeout(() => {
        this.readyState = SOCKET_CLOSED;
        this.onclose?.(new CloseEvent('close', { code: REFUSED_CODE }));
      }, REFUSED_MS);
    }
  }
  Object.assign(window, { WebSocket: BlockedSocket });
}

/** The browser is set to a language, which those of its pages are told that are opened from now on. */
export function prefer(language: string): void {
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
}

/** The network seems to have gone and come. */
export function reconnect(): void {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
}

/** No worker is made. */
export function refuseWorkers(): void {
  Object.assign(window, { Worker: refuse });
}

/** Workers hear nothing of this page, so that they think for ever. */
export function silenceWorkers(): void {
  Worker.prototype.postMessage = () => undefined;
}

/** No WebAssembly is compiled. */
export function refuseWebAssembly(): void {
  Reflect.deleteProperty(WebAssembly, 'compileStreaming');
  WebAssembly.compile = () => Promise.reject(new Error('refused'));
}

let copied = '';

/** There is no clipboard but the one that the browser's own "copy" writes to, for `copiedText`. */
export function refuseClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.addEventListener('copy', () => {
    const field = document.activeElement;
    copied = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
  });
}

/** What was copied last where there is no clipboard. */
export const copiedText = (): string => copied;

/** The tab goes out of sight, or comes back. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const SLEEP_MS = 20_000;
let awake: number | null = null;

/** The page does nothing for a while, as one whose window sleeps. */
export function sleep(): void {
  setTimeout(() => {
    const until = Date.now() + SLEEP_MS;
    while (Date.now() < until);
    awake = Date.now() / 1000;
  });
}

/** When it awoke, in seconds since 1970; null while it sleeps. */
export const awakeSince = (): number | null => awake;

const font = (name = 'font'): HTMLElement => document.createElement(name);

const mayTranslate = ({ parentElement }: Text): boolean =>
  !parentElement?.closest('font, script, style, noscript, textarea') &&
  parentElement?.closest('[translate]')?.getAttribute('translate') !== 'no';

function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts.filter((node) => node.data.trim() && mayTranslate(node))) {
    const [outer, inner] = [font(), font()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Each text becomes one in two `font` elements, now and later, as Google's and Microsoft's translations do. */
export function translate(): void {
  translateTexts();
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(translateTexts).observe(document.body, changes);
}

/** A browser's keys: those of the example in RFC 8291. */
const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
let subscribedBy: unknown;

/** A push service takes subscriptions, which a browser without a window does not reach. */
export function standInForPush(): void {
  let subscription: object | null = null;
  const endpoint = 'https://push.invalid/device';
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      subscribedBy = applicationServerKey;
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: PUSH_KEYS }),
        unsubscribe: () => {
          subscription = null;
          return Promise.resolve(true);
        },
      };
      return Promise.resolve(subscription);
    },
  });
}

/** The server's key, by which that service was asked for a subscription. */
export const subscribedWith = (): unknown => subscribedBy;
