// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { board } from '../board/model/fixtures';
import type { Listener } from '../lib/socket';
import type { TableExtras } from '../lib/wire';
import { snapshot } from './model/fixtures';
import { prepare, tidy } from './session/fixtures';
import TablePage from './TablePage.svelte';

const PARTS = { board: '.stage', log: '.more', aids: '[data-aid]' };
const ALL = Object.keys(PARTS).join(', ');
const extras: TableExtras = {
  aids: [{ name: 'places', label: 'Places?', about: '', searched: false }],
  facts: false,
  lesson: false,
  puzzles: false,
  study: false,
  home: '',
  gift: null,
};

let app: Record<string, unknown> = {};
/** The two things that the page asks for; each comes when a test says so. */
let come: Record<'board' | 'extras', () => void>;

/** A table whose line has told everything. */
function connect(listener: Listener) {
  queueMicrotask(() => {
    listener.state('open');
    listener.message(snapshot());
  });
  return { known: null, greet: () => true, send: () => true, close: () => undefined };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // the page's patience does not end by itself
  prepare();
  come = { board: () => undefined, extras: () => undefined };
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise((done) => {
        const [name, body] = address.includes('/beside?') ? (['extras', extras] as const) : (['board', board] as const);
        come[name] = () =>
          done(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
      }),
  );
  app = mount(TablePage, { target: document.body, props: { id: 'table', connect } });
});

afterEach(() => {
  void unmount(app);
  tidy();
  vi.useRealTimers();
});

/** What stood on the page at one moment after the other: for a while, or until the board is there. */
async function stood(untilBoard = false): Promise<Set<string>> {
  const moments = new Set<string>();
  for (let moment = 0; untilBoard ? !document.querySelector(PARTS.board) : moment < 20; moment++) {
    await new Promise((done) => setImmediate(done));
    flushSync();
    const there = Object.entries(PARTS).filter(([, part]) => document.querySelector(part));
    moments.add(there.map(([name]) => name).join(', '));
  }
  return moments;
}

test.each([['board', 'extras'] as const, ['extras', 'board'] as const])(
  'where its %s comes first, a table shows nothing until board, log and aids stand there at once',
  async (first, second) => {
    expect(await stood()).toEqual(new Set(['']));
    come[first]();
    expect(await stood()).toEqual(new Set(['']));
    come[second]();
    expect([...(await stood(true))].filter(Boolean)).toEqual([ALL]);
  },
);

test('a table does not wait for ever for what stands beside its board', async () => {
  await stood();
  come.board();
  expect(await stood()).toEqual(new Set(['']));
  vi.advanceTimersByTime(2000);
  expect([...(await stood(true))].filter(Boolean)).toEqual(['board, log']);
});
