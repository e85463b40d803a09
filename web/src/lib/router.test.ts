// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REST, router } from './router.svelte';

let stop: () => void;

function click(html: string, how: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector('.at, a')?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/');
  router.go('/');
  stop = router.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a click on a link', () => {
  it('of ours changes the page without a reload', () => {
    const before = router.moves;
    expect(click('<a href="/t/k3fz"><b class="at">x</b></a>').defaultPrevented).toBe(true);
    expect(router.route).toEqual({ name: 'table', params: { id: 'k3fz' } });
    expect(location.pathname).toBe('/t/k3fz');
    expect(router.moves).toBe(before + 1);
  });

  it.each([
    ['to another site', '<a href="https://example.org/t/x">x</a>', {}],
    ['to what is no page of ours', '<a href="/docs">x</a>', {}],
    ['for another window', '<a href="/about" target="_blank">x</a>', {}],
    ['to download', '<a href="/about" download>x</a>', {}],
    ['with Ctrl', '<a href="/about">x</a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/about">x</a>', { button: 1 }],
    ['to an anchor of this page', '<a href="/#mine">x</a>', {}],
  ])('%s is left to the browser', (_, html, how) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // happy-dom must not follow it
    click(html, how);
    expect(router.route?.name).toBe('home');
  });

  it('that somebody has dealt with is left alone', () => {
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('<a href="/about">x</a>');
    expect(router.route?.name).toBe('home');
  });
});

describe('what covers the page', () => {
  const back = (): void => void dispatchEvent(new PopStateEvent('popstate', { state: null }));

  it('is closed by the way back, which leaves the page where it is', () => {
    const close = vi.fn();
    const before = [router.path, router.moves];
    const closed = router.cover(close);
    back();
    expect(close).toHaveBeenCalledOnce();
    const went = vi.spyOn(history, 'back').mockImplementation(back);
    closed();
    expect(went).not.toHaveBeenCalled();
    expect([router.path, router.moves]).toEqual(before);
  });

  it('leaves no entry of the history behind when it is closed by hand', () => {
    const under = vi.fn();
    router.cover(under);
    const closed = router.cover(vi.fn());
    const went = vi.spyOn(history, 'back').mockImplementation(back);
    closed();
    expect(went).toHaveBeenCalledOnce();
    expect(under).not.toHaveBeenCalled();
    back();
    expect(under).toHaveBeenCalledOnce();
  });

  it('goes with the page that is left', () => {
    const closed = router.cover(vi.fn());
    const { length } = history;
    router.go('/about');
    const went = vi.spyOn(history, 'back').mockImplementation(back);
    closed();
    expect(went).not.toHaveBeenCalled();
    expect([location.pathname, history.length]).toEqual(['/about', length]);
  });
});

describe('go', () => {
  it('keeps where the page was left, for the way back', () => {
    vi.stubGlobal('scrollY', 340);
    const replaceState = vi.spyOn(history, 'replaceState');
    router.go('/about');
    expect(replaceState).toHaveBeenCalledWith({ scroll: 340 }, '', undefined);
  });

  it('replaces the address when asked to', () => {
    const length = history.length;
    router.go('/about', { replace: true });
    expect([location.pathname, history.length, router.route?.name]).toEqual(['/about', length, 'about']);
  });
});

describe('a browser that writes no more addresses', () => {
  const refuse = (): never => {
    throw new DOMException('Attempt to use history more than 100 times per 10 seconds', 'SecurityError');
  };

  it('loads the page that a link names', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(refuse);
    vi.spyOn(history, 'pushState').mockImplementation(refuse);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    click('<a href="/about">x</a>');
    router.go('/about', { replace: true });
    expect([assign, replace].map((method) => method.mock.calls.map(([to]) => new URL(to).pathname))).toEqual([
      ['/about'],
      ['/about'],
    ]);
    expect(router.route?.name).toBe('home');
  });

  it('is asked again for an address that things rest at', () => {
    vi.useFakeTimers();
    const write = vi.spyOn(history, 'replaceState').mockImplementation(refuse);
    router.note('/#3');
    vi.advanceTimersByTime(REST);
    expect(router.hash).toBe('#3');
    write.mockRestore();
    vi.advanceTimersByTime(REST);
    expect(location.hash).toBe('#3');
  });
});

describe('an address that changes with what is shown', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is written once things rest', () => {
    const write = vi.spyOn(history, 'replaceState');
    for (let moment = 0; moment < 300; moment++) {
      router.note(`/#${moment}`);
      vi.advanceTimersByTime(10);
    }
    expect([write.mock.calls.length, router.hash]).toEqual([0, '#299']);
    vi.advanceTimersByTime(REST);
    expect([write.mock.calls.length, location.hash]).toEqual([1, '#299']);
  });

  it('is written for the way back when the page is left before', () => {
    const write = vi.spyOn(history, 'replaceState');
    router.note('/#7');
    router.go('/about');
    vi.advanceTimersByTime(10 * REST);
    expect(write.mock.calls.map(([, , to]) => to)).toEqual(['/#7']);
    expect(location.pathname + location.hash).toBe('/about');
  });

  it('is not written for another entry of the history', () => {
    const write = vi.spyOn(history, 'replaceState');
    router.note('/#7');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    vi.advanceTimersByTime(10 * REST);
    expect(write).not.toHaveBeenCalled();
  });
});

describe('back', () => {
  it('shows the page of the address again', () => {
    router.go('/about');
    history.replaceState({ scroll: 120 }, '', '/rules/g');
    dispatchEvent(new PopStateEvent('popstate', { state: { scroll: 120 } }));
    expect(router.route).toEqual({ name: 'rules', params: { slug: 'g' } });
  });

  it('knows an address that leads nowhere', () => {
    history.replaceState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(router.route).toBeNull();
  });
});
