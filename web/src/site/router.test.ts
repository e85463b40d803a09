// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from './router.svelte';

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

describe('go', () => {
  it('keeps where the page was left, for the way back', () => {
    vi.stubGlobal('scrollY', 340);
    const kept = vi.spyOn(history, 'replaceState');
    router.go('/about');
    expect(kept).toHaveBeenCalledWith({ scroll: 340 }, '');
  });

  it('replaces the address when asked to', () => {
    const length = history.length;
    router.go('/about', { replace: true });
    expect([location.pathname, history.length, router.route?.name]).toEqual(['/about', length, 'about']);
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
