// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshot } from '../model/fixtures';
import { view, type View } from '../model/view';
import { TableRequests } from '../session/requests.svelte';
import Waiting from './Waiting.svelte';
import { tableWords } from '../../i18n/catalogue';

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

function waits(seats: number, others: 'open' | 'bot' = 'open', more: Partial<View> = {}): HTMLElement {
  const players = Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: others } : { kind: 'person' as const, name: 'Anna', here: true },
  );
  const now = { ...view(snapshot()), phase: 'waiting' as const, invite: 'code', players, ...more };
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

test('bots are ready where all are asked', () => {
  const [anna, bot] = waits(2, 'bot', { asks_ready: true }).querySelectorAll('li');
  expect(anna?.textContent).not.toContain(tableWords().isReady);
  expect(bot?.textContent).toContain(tableWords().isReady);
});

test('somebody whom the host began to move may stay', () => {
  const page = waits(2, 'bot', { seat: 0, host: 0 });
  const move = page.querySelector<HTMLElement>('li [data-move]');
  move?.click();
  flushSync();
  page.querySelector<HTMLElement>('li:first-child .host button')?.click();
  flushSync();
  expect(page.querySelectorAll('[data-here]')).toHaveLength(0);
  expect(page.querySelectorAll('[data-move]')).toHaveLength(2);
});
