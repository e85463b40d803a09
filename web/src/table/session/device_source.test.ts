// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../../lib/socket';
import { settings } from '../../lib/settings.svelte';
import type { FromSocket, Hello, Moves, ToClient, ToSocket } from '../../lib/wire';
import { voice } from '../model/row_game';
import type { LocalEntry } from '../../local/local_game';
import type { ReadingKit } from '../model/game_kit';
import { prepare, tidy } from './fixtures';
import { company, gameKit, moves } from './stream_fixtures';
import { DeviceSource, type Connect } from './device_source';
import { SharedSession } from './shared.svelte';

vi.mock('../../local/module', async (original) => ({
  ...(await original<typeof import('../../local/module')>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));

const entries: LocalEntry[] = [
  [0, 3],
  [1, 7],
];
let session: SharedSession;
let page: Listener<ToSocket>;
let heard: FromSocket[];
/** The boards that a kit was asked for. */
let boards: string[];
/** What the session has been shown, by seat and number. */
let shown: string[];

beforeEach(() => {
  prepare();
  settings.motion = 'none';
  [heard, boards, shown] = [[], [], []];
  const connect: Connect = (beneath) => {
    page = beneath;
    return {
      send: (message) => heard.push(message) > 0,
      greet: () => heard.push(beneath.hello()) > 0,
      close: () => undefined,
    };
  };
  const equip = {
    whole: ({ board }: { board: string }) => {
      boards.push(board);
      return Promise.resolve(gameKit());
    },
    words: () => Promise.resolve({ ...voice, say: String } as unknown as ReadingKit),
  };
  session = new SharedSession('table', { 0: 'one', 1: 'two' }, undefined, (listener) => {
    const message: Listener['message'] = (received) => {
      if (received.t === 'snapshot' || received.t === 'update') shown.push(`${received.t} ${received.n}`);
      listener.message(received);
    };
    return new DeviceSource(connect, { ...listener, message }, equip);
  });
  heard.push(page.hello());
});
afterEach(() => {
  session.close();
  tidy();
});

async function says(...messages: ToSocket[]): Promise<void> {
  for (const message of messages) page.message(message);
  await new Promise((done) => setTimeout(done));
}

const forSeat = (seat: number, message: ToClient): ToSocket => ({ t: 'for', seat, message });
const hello = (): Hello => heard.findLast((message): message is Hello => message.t === 'hello') ?? expect.fail('none');
const more = (shownEntries: LocalEntry[], from: number): Moves => moves(shownEntries, from, { start: '' });

/** The hello's answer for both seats, after some entries. */
async function greeted(count: number, hidden = false): Promise<void> {
  const shownEntries = entries.slice(0, count);
  await says(company({ hidden }), moves(shownEntries));
  await says(forSeat(1, company({ hidden, seat: 1 })), forSeat(1, moves(shownEntries)));
  await vi.waitFor(() => expect(session.atlas).not.toBeNull());
}

const drawn = (): string => (session.view?.pieces ?? []).map(({ place }) => place).join('');

it('names all seats in one hello, each with what it knows', async () => {
  expect(hello()).toMatchObject({ token: 'one', others: [{ token: 'two' }] });
  await greeted(0);
  heard.push(page.hello());
  expect(hello()).toMatchObject({ token: 'one', known: [0, 0], others: [{ token: 'two', known: [0, 0] }] });
  expect(boards).toEqual(['/b']);
});

it('turns to the other seat without asking, and shows nothing twice', async () => {
  await greeted(0);
  const before = heard.length;
  await says(more(entries.slice(0, 1), 0), forSeat(1, more(entries.slice(0, 1), 0)));
  await vi.waitFor(() => expect(session.latest?.seat).toBe(1));
  await vi.waitFor(() => expect(session.view?.due).toEqual([1]));
  expect(drawn()).toBe('a');
  expect(heard.slice(before)).toEqual([]);
  expect(shown).toEqual(['snapshot 0', 'update 1', 'snapshot 1']);
  session.composer.press(7, true);
  expect(heard.at(-1)).toMatchObject({ t: 'as', seat: 1, message: { t: 'play', n: 1, actions: [7] } });
  await vi.waitFor(() => expect(drawn()).toBe('ab'));
  await says(more(entries, 1), forSeat(1, { ...more(entries, 1), id: 1 }));
  await vi.waitFor(() => expect(session.latest).toMatchObject({ seat: 0, n: 2 }));
  await vi.waitFor(() => expect(drawn()).toBe('ab'));
  expect(shown).toEqual(['snapshot 0', 'update 1', 'snapshot 1', 'update 2', 'snapshot 2']);
  expect(session.view?.log.map(({ seat }) => seat)).toEqual([0, 1]);
});

it('tells a refusal to the seat that asked', async () => {
  await greeted(1);
  await vi.waitFor(() => expect(session.latest?.seat).toBe(1));
  session.composer.press(7, true);
  await vi.waitFor(() => expect(drawn()).toBe('ab'));
  await says(forSeat(1, { t: 'refused', id: 1, code: 'limit', sentence: 'No.' }));
  expect(drawn()).toBe('a');
  expect(session.composer.draft.refusal?.sentence).toBe('No.');
});

it('says hello anew, whole, for the one seat whose record is damaged', async () => {
  await greeted(1);
  await vi.waitFor(() => expect(session.latest?.seat).toBe(1));
  const before = heard.length;
  await says(forSeat(1, { ...more(entries, 1), checksum: 1 }));
  const [anew] = heard.slice(before) as Hello[];
  expect(anew).toMatchObject({ token: 'two', damaged: true, others: [{ token: 'one', known: [0, 1] }] });
  expect(anew?.known).toBeUndefined();
});

it('says so too of the one that does not look, once', async () => {
  await greeted(0);
  const before = heard.length;
  await says(forSeat(1, { ...more(entries.slice(0, 1), 0), checksum: 1 }));
  const [anew] = heard.slice(before) as Hello[];
  expect(anew).toMatchObject({ token: 'one', known: [0, 0], damaged: true });
  expect(anew?.others).toEqual([{ token: 'two' }]);
  heard.push(page.hello());
  expect(hello().damaged).toBeUndefined();
});

it('goes on with its other seat where one is lost, which says hello for itself', async () => {
  await greeted(1);
  await vi.waitFor(() => expect(session.latest?.seat).toBe(1));
  session.look(0);
  await says({ t: 'unseated', seat: 0 });
  expect(hello()).toMatchObject({ token: 'two', known: [0, 1] });
  expect(hello().others).toBeUndefined();
});

it('leaves the screen bare until the hand of who looks next is there', async () => {
  await greeted(1, true);
  expect(session.curtain).toBe(1);
  session.look(1);
  expect(session.view).toBeNull();
  await vi.waitFor(() => expect(session.view?.seat).toBe(1));
  expect(session.composer.acting).toBe(true);
});

it('shows what the host announces once, however often the table is opened', async () => {
  localStorage.clear();
  await greeted(0);
  await says({ t: 'announced', text: 'This server rests tonight.' });
  expect(session.notice).toContain('This server rests tonight.');
  session.notice = '';
  await says({ t: 'announced', text: 'This server rests tonight.' });
  expect(session.notice).toBe('');
});
