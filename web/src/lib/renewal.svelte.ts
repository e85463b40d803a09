/** A page that has been open since before the server was renewed. */
import { registerServiceWorker, serviceWorkers, session } from './browser';
import { Stored, text } from './stored_value';

/** The version for which the page was last loaded anew. */
const renewed = new Stored('renewed', text, '', session);
/** What the service worker of a new build waits for (`public/sw.js`). */
const RENEW = 'renew';

/** Load the page again, unless that has been tried for a version; returns whether it does. */
export function loadsAnew(version: string): boolean {
  if (renewed.get() === version) return false;
  if (!renewed.set(version)) return false; // without a memory it might do so for ever
  location.reload();
  return true;
}

/** A new build of the client that the browser has fetched: offered, and taken up when the reader wants it. */
class NewBuild {
  /** The service worker that has the new build and waits for the word. */
  private waiting = $state.raw<ServiceWorker | null>(null);
  /** Whether another window of this browser has taken it up: files of this page's build may be gone. */
  taken = false;
  private asked = false;

  get offered(): boolean {
    return this.waiting !== null;
  }

  /** Register the service worker, and notice each new build that it fetches. */
  async watch(): Promise<void> {
    const workers = serviceWorkers();
    if (!workers) return;
    const first = workers.controller === null; // nothing is renewed by the first one
    workers.addEventListener('controllerchange', () => {
      if (this.asked) location.reload();
      else this.taken ||= !first;
    });
    const registration = await registerServiceWorker('/sw.js');
    if (!registration) return;
    const offer = (): void => {
      if (workers.controller) this.waiting = registration.waiting;
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void registration.update().catch(() => undefined); // offline, it is tried the next time
    });
  }

  /** Load the page again with the new build. */
  take(): void {
    this.asked = true;
    this.waiting?.postMessage(RENEW);
  }
}

export const newBuild = new NewBuild();
