// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshot } from '../model/fixtures';
import { view } from '../model/view';
import { TableRequests } from '../session/requests.svelte';
import Waiting from './Waiting.svelte';

const requests = new TableRequests({ latest: null, seats: [], send: vi.fn(), say: vi.fn(), notify: vi.fn() });
const SESSION = {
  watchers: { t: 'watchers' as const, count: 0 },
  ready: vi.fn(),
  seatBot: vi.fn(),
  startWithFewer: vi.fn(),
  remove: vi.fn(),
  swap: vi.fn(),
  requests,
  elsewhere: false,
  playHere: vi.fn(),
};
let app: Record<string, unknown> = {};
afterEach(() => unmount(app));

function waits(seats: number): HTMLElement {
  const players = Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: 'open' as const } : { kind: 'person' as const, name: 'Anna', here: true },
  );
  const now = { ...view(snapshot()), phase: 'waiting' as const, invite: 'code', players };
  app = mount(Waiting, {
    target: document.body,
    props: { view: now, stood: null, lesson: true, leave: null, watch: vi.fn(), session: SESSION },
  });
  flushSync();
  return document.body;
}

test.each([2, 6])(
  'the link stands above the list of %i seats, so that no list pushes it off a small screen',
  (seats) => {
    const page = waits(seats);
    const [link, list] = [page.querySelector('[data-invite]'), page.querySelector('ul')];
    expect(list?.children).toHaveLength(seats);
    expect(link && list && link.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('of many seats each takes less room', () => {
  expect(waits(6).querySelector('ul.crowd .disc')?.getAttribute('style')).toContain('40');
});
