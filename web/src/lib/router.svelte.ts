/** Where in the site we are. Links are plain `<a href>`; a click on one of ours changes the page without a reload. */

import { entryState, goBack, pushEntry, replaceEntry, scrollByHand } from './browser';
import { match, type Route } from './routes';

interface EntryState {
  scroll: number;
}

/** Milliseconds without a change after which an address is written. */
export const REST = 300;

/** Whether a click is a plain one that should open the link here. */
function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

function keptScroll(state: unknown): number {
  return (state as EntryState | null)?.scroll ?? 0;
}

class Router {
  /** The path shown; the part after # is left to the pages. */
  path = $state(location.pathname);
  /** What the path asks for; null where there is no such page. */
  route = $derived<Route | null>(match(this.path));
  /** How far down the page was when it was left, until it is drawn again; null after. */
  #scroll: number | null = keptScroll(entryState());
  /** Counts changes of page, so that the frame can move the focus after each but not at the start. */
  moves = $state(0);
  /** What the address is to be once things rest; null where it is so already. */
  #noted: string | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What lies over the page, the latest last, each with an entry of the history of its own. */
  #layers: (() => void)[] = [];
  /** Layers closed by hand, whose entries are still to be gone back from. */
  #closing = 0;

  /** Listen to clicks on links and to the browser's "back"; returns the end of listening. */
  start(): () => void {
    scrollByHand();
    const click = (event: MouseEvent): void => this.#click(event);
    const back = (event: PopStateEvent): void => this.#back(event);
    const leave = (): void => this.#keep();
    addEventListener('pagehide', leave); // so that a reload finds its place again
    document.addEventListener('click', click);
    addEventListener('popstate', back);
    return () => {
      document.removeEventListener('click', click);
      removeEventListener('popstate', back);
      removeEventListener('pagehide', leave);
    };
  }

  /** Go to an address of this site; anything else is opened as usual. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || !match(url.pathname)) {
      location.assign(url);
      return;
    }
    const leaves = url.pathname !== this.path;
    if (this.#layers.length) {
      this.#layers = []; // the page that is left takes them with it
      replace = true;
    }
    if (replace) this.#unnote();
    else this.#keep();
    if (!(replace ? replaceEntry(null, url) : pushEntry(url))) {
      if (replace)
        location.replace(url); // the browser writes no address now, but goes there
      else location.assign(url);
      return;
    }
    if (leaves) this.#show(url.pathname, 0);
  }

  /**
   * Something opens over the page: the browser's "back" calls `close` first. Returns what to call when it is closed,
   * however that happened.
   */
  cover(close: () => void): () => void {
    if (!pushEntry(location.href)) return () => undefined;
    this.#layers.push(close);
    return () => {
      if (!this.#layers.includes(close)) return;
      this.#layers = this.#layers.filter((other) => other !== close);
      this.#closing += 1;
      goBack();
    };
  }

  /** Change the address of the page shown, once nothing has changed for a moment, or the page is left. */
  note(address: string): void {
    this.#noted = address;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#write(), REST);
  }

  /** The part after # of the address, as it is to be. */
  get hash(): string {
    return new URL(this.#noted ?? location.href, location.href).hash;
  }

  #unnote(): void {
    clearTimeout(this.#rest);
    this.#noted = null;
  }

  #write(): void {
    if (this.#noted === null) return;
    if (replaceEntry(entryState(), this.#noted)) this.#unnote();
    else this.note(this.#noted); // too many at once: it is tried again
  }

  /** A page calls this once what it loads is drawn: go to where it was left, to its anchor, or to its top. */
  async settle(): Promise<void> {
    if (this.#scroll === null) return; // the same page in another language stays where it is
    await new Promise((drawn) => setTimeout(drawn));
    if (location.hash) location.replace(location.hash); // only now is there what it names: found, marked as :target
    if (this.#scroll || !location.hash) scrollTo(0, this.#scroll);
    this.#scroll = null;
  }

  /** Remember with this entry of the history how far down the page is. */
  #keep(): void {
    replaceEntry({ scroll: scrollY } satisfies EntryState, this.#noted ?? undefined);
    this.#unnote();
  }

  #show(path: string, scroll: number): void {
    this.#scroll = scroll;
    this.path = path;
    this.moves += 1;
  }

  #back(event: PopStateEvent): void {
    if (this.#closing) {
      this.#closing -= 1;
      return;
    }
    const close = this.#layers.pop();
    if (close) {
      close();
      return;
    }
    this.#unnote(); // it was for the entry that is left
    const scroll = keptScroll(event.state);
    if (location.pathname !== this.path) this.#show(location.pathname, scroll);
    else if (scroll || !location.hash) scrollTo(0, scroll); // to an anchor the browser goes by itself
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !isPlain(event) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !match(url.pathname)) return;
    if (url.hash && url.pathname === this.path) {
      this.#keep(); // an anchor: going there is the browser's own, the way back is ours
      return;
    }
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();

/** Go to an address of this site. */
export const navigate = (address: string, how?: { replace?: boolean }): void => router.go(address, how);
