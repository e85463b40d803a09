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

let app: Record<string, unknown> = {};
afterEach(() => unmount(app));

test('a touch lays no stage out', () => {
  for (const side of ['clientWidth', 'clientHeight'])
    vi.spyOn(HTMLElement.prototype, side as 'clientWidth', 'get').mockReturnValue(800);
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
