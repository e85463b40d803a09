// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { spoken } from '../../i18n/language.svelte';
import { atlas } from '../../board/model/fixtures';
import { snapshot } from '../model/fixtures';
import { boardIn, view } from '../model/view';
import type { SharedSession } from '../session/shared.svelte';
import Aids from './Aids.svelte';

let app: Record<string, unknown> = {};
afterEach(() => {
  void unmount(app);
  spoken.now = 'en';
});

/** A question is asked, in what stands for a table. */
async function asks(target: HTMLElement) {
  const answer = { sentence: 'On b.', rows: [], reasons: [], run: [], actions: [1] };
  const [now, board] = [view(snapshot()), boardIn(snapshot())];
  const session = {
    view: now,
    board,
    atlas,
    advice: {},
    say: vi.fn(),
    helped: vi.fn(),
    ask: () => Promise.resolve(answer),
  };
  const aids = [{ name: 'places', label: 'Places?', about: '', searched: false }];
  const props = { view: now, session: session as unknown as SharedSession, aids };
  app = mount(Aids, { target, props });
  flushSync();
  document.querySelector<HTMLElement>('[data-aid]')?.click();
  await vi.waitFor(() => expect(document.querySelector('[data-answer]')?.textContent).toContain('On b.'));
  return session;
}

test('an answer goes with the language that it was given in, and the places it lit', async () => {
  const session = await asks(document.body);
  expect(session.board.marks).toEqual({ b: 'found' });
  spoken.now = 'cs';
  flushSync();
  expect(document.querySelector('[data-answer]')).toBeNull();
  expect(session.board.marks).toEqual({});
});

test('on a small screen an answer lies where all of it has room beside the board', async () => {
  let resized = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: () => void) {
        resized = callback;
      }
    },
  );
  window.innerWidth = 390;
  document.body.innerHTML =
    '<div class="table"><p class="seats"></p><p class="stage"></p><p class="dock"><b class="sentence"></b></p></div>';
  await asks(document.querySelector<HTMLElement>('.dock')!);
  const answer = document.querySelector<HTMLElement>('[data-answer]')!;
  const stands = (selector: string, top: number, bottom: number): void => {
    const box = { left: 0, right: 390, top, bottom, height: bottom - top } as DOMRect;
    vi.spyOn(document.querySelector(selector)!, 'getBoundingClientRect').mockReturnValue(box);
  };
  stands('.table', 60, 840);
  stands('.seats', 65, 110);
  stands('.stage', 114, 500);
  stands('.dock', 505, 680);
  stands('.sentence', 505, 549);
  let high = 0;
  const room = (): number => parseFloat(answer.style.getPropertyValue('--room'));
  vi.spyOn(answer, 'scrollHeight', 'get').mockImplementation(() => high);
  vi.spyOn(answer, 'clientHeight', 'get').mockImplementation(() => Math.min(high, room()));
  for (const [pixels, at] of [
    [44, 'row'],
    [100, 'top'],
    [300, 'bottom'],
    [900, 'bottom'],
    [40, 'row'],
  ] as const) {
    high = pixels;
    resized();
    expect([pixels, answer.dataset['at']]).toEqual([pixels, at]);
  }
});
