// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Board } from '.';
import { atlas, BOARD_WORDS, position } from './model/fixtures';
import { setStage } from './model/stage';

vi.mock('./model/stage', async (original) => {
  const real = await original<typeof import('./model/stage')>();
  return { ...real, setStage: vi.fn(real.setStage) };
});

/** Each element is as large as any. */
class Measured {
  constructor(private readonly tell: ResizeObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, contentRect: { width: 800, height: 800 } };
    this.tell([entry as ResizeObserverEntry], this as unknown as ResizeObserver);
  }

  unobserve(): void {
    // nothing is told later
  }
}

let app: Record<string, unknown> = {};
afterEach(() => {
  vi.unstubAllGlobals();
  return unmount(app);
});

test('a touch lays no stage out', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.stubGlobal('ResizeObserver', Measured);
  const props = { atlas, state: position(), actions: [0, 1, 2, 3, 4, 5], words: BOARD_WORDS };
  app = mount(Board, { target: document.body, props });
  flushSync();
  expect(setStage).toHaveBeenCalled();
  vi.mocked(setStage).mockClear();
  const tile = document.querySelector('[data-key="hand0/hand0.1.0"]');
  tile?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
  expect(document.querySelectorAll('[data-lit]').length).toBeGreaterThan(0);
  expect(setStage).not.toHaveBeenCalled();
});
