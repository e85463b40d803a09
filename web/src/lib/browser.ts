/**
 * Everything that a browser may refuse to a page: storage, history, windows of one site, locks, caches, workers,
 * sockets, clipboard, sharing, sound. Each may be missing, throw or reject, by a setting, a policy or a limit; nothing
 * here does. ESLint allows these interfaces in this module only.
 */

/** What `use` returns; `otherwise` where it throws. */
export function attempt<T, O>(use: () => T, otherwise: O): T | O {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

// -- storage --------------------------------------------------------------------------------------------------------

/** Texts by key. What the browser does not store is remembered until the page is closed. */
class TextStore {
  readonly #memory = new Map<string, string>();
  readonly #area: () => Storage;

  constructor(area: () => Storage) {
    this.#area = area;
  }

  get(key: string): string | null {
    return this.#memory.get(key) ?? attempt(() => this.#area().getItem(key), null);
  }

  /** Stores a text; returns whether the browser does, and not only this page. */
  set(key: string, text: string): boolean {
    const stored = attempt(() => {
      this.#area().setItem(key, text);
      return true;
    }, false);
    if (stored) this.#memory.delete(key);
    else this.#memory.set(key, text);
    return stored;
  }

  remove(key: string): void {
    this.#memory.delete(key);
    attempt(() => this.#area().removeItem(key), undefined);
  }

  keys(): string[] {
    const stored = attempt(() => {
      const area = this.#area();
      return Array.from({ length: area.length }, (_, i) => area.key(i) ?? '');
    }, []);
    return [...new Set([...this.#memory.keys(), ...stored])];
  }
}

/** What all windows of this browser share. */
export const local = new TextStore(() => localStorage);
/** What belongs to one window, until it is closed. */
export const session = new TextStore(() => sessionStorage);

/** Calls `changed` with the key that another window has changed (null for all of them); returns the end of listening. */
export function onStored(changed: (key: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent): void => changed(key);
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Calls all those of this window that `onStored` has, as if another window had changed a key. */
export const tellStored = (key: string): boolean => dispatchEvent(new StorageEvent('storage', { key }));

// -- history --------------------------------------------------------------------------------------------------------

/** The state of the history's entry shown; null for none. */
export const entryState = (): unknown => attempt(() => history.state as unknown, null);

/** Restoring the scroll position is left to the page. */
export function scrollByHand(): void {
  attempt(() => (history.scrollRestoration = 'manual'), undefined);
}

/** Changes the history's entry shown; returns whether the browser does: Safari allows a hundred changes in ten seconds. */
export function replaceEntry(state: unknown, address?: string | URL): boolean {
  return attempt(() => {
    history.replaceState(state, '', address);
    return true;
  }, false);
}

/** Adds an entry to the history; returns whether the browser does. */
export function pushEntry(address: string | URL): boolean {
  return attempt(() => {
    history.pushState(null, '', address);
    return true;
  }, false);
}

/** Goes to the history's entry before the one shown. */
export function goBack(): void {
  attempt(() => history.back(), undefined);
}

// -- windows, locks, workers ----------------------------------------------------------------------------------------

/** A channel to the other windows of this browser; null where it allows none. */
export const openChannel = (name: string): BroadcastChannel | null => attempt(() => new BroadcastChannel(name), null);

/**
 * Holds a lock until `hold` ends, once it is granted. Returns false where the browser has no locks for this page, and
 * true otherwise: it was held, or asked for in vain until `options.signal` was aborted.
 */
export async function holdLock(name: string, options: LockOptions, hold: () => Promise<void>): Promise<boolean> {
  try {
    await navigator.locks.request(name, options, hold);
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'; // aborted, or stolen
  }
  return true;
}

/** Waits until the browser has told what became of locks while the page slept. */
export async function settleLocks(): Promise<void> {
  await attempt(() => navigator.locks.query(), Promise.resolve()).catch(() => undefined);
}

/** A worker of a module, with a name; null where the browser allows none. */
export const startWorker = (address: string, name: string): Worker | null =>
  attempt(() => new Worker(address, { type: 'module', name }), null);

/** The browser's service workers; null where it has none, as in a page that came over plain http. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => ('serviceWorker' in navigator ? navigator.serviceWorker : null), null);

/** Has the script of the service worker installed; null where the browser allows none. */
export async function registerServiceWorker(address: string): Promise<ServiceWorkerRegistration | null> {
  const registering = attempt(() => navigator.serviceWorker.register(address), Promise.resolve(null));
  return registering.catch(() => null);
}

/** Whether a service worker has the client, once one has; false where the browser allows none. */
export async function serviceWorkerReady(): Promise<boolean> {
  const ready = attempt(() => serviceWorkers()?.ready, undefined);
  return ready
    ? ready.then(
        () => true,
        () => false,
      )
    : false;
}

/** What messages come by while no page is open; null where the browser has no such thing, or no service worker yet. */
export async function pushManager(): Promise<PushManager | null> {
  const asking = attempt(() => serviceWorkers()?.getRegistration(), undefined);
  const registration = await asking?.catch(() => undefined);
  return attempt(() => registration?.pushManager ?? null, null);
}

/** Whether the reader has allowed notifications, forbidden them, or not been asked; forbidden where there are none. */
export const notificationsAllowed = (): NotificationPermission => attempt(() => Notification.permission, 'denied');

/** Has the browser ask the reader, unless it knows already; returns whether notifications are allowed. */
export async function allowNotifications(): Promise<boolean> {
  const asking = attempt(() => Notification.requestPermission(), Promise.resolve('denied'));
  return (await asking.catch(() => 'denied')) === 'granted';
}

/** Whether the reader wants as little as possible to be fetched. */
export const spares = (): boolean =>
  attempt(() => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false, false);

// -- what came over the network -------------------------------------------------------------------------------------

declare global {
  interface Window {
    /** The socket of the table that a page was opened at, opened before its code had come (`index.html`). */
    socketAhead?: WebSocket | undefined;
  }
}

/** A socket to an address, that which the page began with if it goes there; null where the browser refuses to try. */
export function openSocket(address: string): WebSocket | null {
  const ahead = window.socketAhead;
  delete window.socketAhead;
  if (ahead?.url === address && ahead.readyState <= ahead.OPEN) return ahead;
  ahead?.close();
  return attempt(() => new WebSocket(address), null);
}

/** A cache by its name; null where there are none, as in a page that came over plain http. */
export async function openCache(name: string): Promise<Cache | null> {
  return attempt(() => caches.open(name), Promise.resolve(null)).catch(() => null);
}

/** What the caches have for an address, in whichever language; null for nothing. */
export async function cached(address: string): Promise<Response | null> {
  const match = attempt(() => caches.match(address, { ignoreVary: true }), Promise.resolve(undefined));
  return (await match.catch(() => undefined)) ?? null;
}

/** The names of all caches. */
export const cacheNames = (): Promise<string[]> => attempt(() => caches.keys(), Promise.resolve([])).catch(() => []);

/** Deletes a cache. */
export async function deleteCache(name: string): Promise<void> {
  await attempt(() => caches.delete(name), Promise.resolve(false)).catch(() => false);
}

// -- clipboard, sharing, sound --------------------------------------------------------------------------------------

/** Puts a text on the clipboard; returns whether the browser does. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device has a sheet of its own to share with, and is touched by a finger. */
export const hasShareSheet = (): boolean =>
  attempt(() => 'share' in navigator && matchMedia('(pointer: coarse)').matches, false);

/** Opens the device's sheet; returns once it is closed, with or without sharing. */
export async function openShareSheet(data: ShareData): Promise<void> {
  await attempt(() => navigator.share(data), Promise.resolve()).catch(() => undefined);
}

/** A context for sound, running; null before the first gesture, and where the browser allows none. */
export function openAudio(context: AudioContext | null): AudioContext | null {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the page of a test lacks it
  if (!context && !navigator.userActivation?.hasBeenActive) return null;
  const opened = context ?? attempt(() => new AudioContext({ latencyHint: 'interactive' }), null);
  if (opened?.state === 'suspended') void attempt(() => opened.resume(), null)?.catch(() => undefined);
  return opened;
}
