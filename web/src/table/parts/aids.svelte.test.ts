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

test('an answer goes with the language that it was given in, and the places it lit', async () => {
  const answer = { sentence: 'On b.', rows: [], reasons: [], run: [], actions: [1] };
  const [now, board] = [view(snapshot()), boardIn(snapshot())];
  const session = { view: now, board, atlas, advice: {}, say: vi.fn(), ask: () => Promise.resolve(answer) };
  const aids = [{ name: 'places', label: 'Places?', about: '', searched: false }];
  const props = { view: now, session: session as unknown as SharedSession, aids };
  app = mount(Aids, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLElement>('[data-aid]')?.click();
  await vi.waitFor(() => expect(document.querySelector('[data-answer]')?.textContent).toContain('On b.'));
  expect(session.board.marks).toEqual({ b: 'found' });
  spoken.now = 'cs';
  flushSync();
  expect(document.querySelector('[data-answer]')).toBeNull();
  expect(session.board.marks).toEqual({});
});
