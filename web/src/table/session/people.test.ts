// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeTable } from '../../lib/told';
import type { Heard } from '../../lib/socket';
import { WIRE, type Change } from '../../lib/wire';
import { settings } from '../../lib/settings.svelte';
import { snapshot } from '../model/fixtures';
import { last, opened, players, prepare, says, sit, tidy, update } from './fixtures';
import type { SharedSession } from './shared.svelte';

let session: SharedSession;

beforeEach(prepare);
afterEach(() => {
  settings.motion = 'auto';
  vi.useRealTimers();
  tidy();
});

describe('several people on one device', () => {
  it('starts behind the curtain where hands are hidden, and shows the hand to whom it belongs', async () => {
    session = await sit({ 0: 'one', 1: 'two' }, { due: [1], legal: [] });
    expect(session.curtain).toBe(1);
    expect(session.composer.acting).toBe(false);
    session.look(1);
    expect(session.view).toBeNull();
    expect(last('hello')).toEqual({ t: 'hello', token: 'two', language: 'en', wire: WIRE, others: [{ token: 'one' }] });
    says(snapshot({ seat: 1, due: [1], n: 9 }));
    expect(session.curtain).toBe(-1);
    expect(session.composer.acting).toBe(true);
  });
  it('is here for every seat it holds, whichever looks', async () => {
    session = await sit({ 0: 'one', 1: 'two', 4: 'five' }, { due: [1], legal: [] });
    expect(last('hello')).toMatchObject({ token: 'one', others: [{ token: 'two' }, { token: 'five' }] });
    session.look(1);
    expect(last('hello')).toMatchObject({ token: 'two', others: [{ token: 'one' }, { token: 'five' }] });
    session.close();
    session = await sit();
    expect(last('hello')).toEqual({ t: 'hello', token: 'secret', language: 'en', wire: WIRE });
  });
  it('never draws the curtain again for somebody who has just come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    session = opened({ 0: 'one', 1: 'two' });
    says(snapshot({ due: [1], legal: [] }), players);
    session.look(1);
    says(snapshot({ seat: 1, due: [1], n: 9 }), players);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(session.curtain).toBe(-1);
  });
  it('only turns the table where nothing is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    session = opened({ 0: 'one', 1: 'two' });
    says(snapshot({ hidden: false, due: [1], legal: [] }));
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    expect(session.curtain).toBe(-1);
    expect(last('hello').token).toBe('two');
  });
});

describe('what was said at the table before', () => {
  const said = [{ line: 3, seat: 1, name: 'Ben', text: 'Good luck!', at: 0 }];
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    const others = globalThis.fetch;
    fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(snapshot({ chat: said }))));
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.endsWith('/tables/first') ? fetched(address, init) : others(address, init),
    );
  });

  it('is asked for once, with the token of the seat, and is not new', async () => {
    session = await sit(undefined, { before: 'first' });
    await vi.waitFor(() => expect(session.saidBefore).toEqual(said));
    const { headers } = fetched.mock.lastCall?.[1] ?? {};
    expect(new Headers(headers).get('authorization')).toBe('Bearer secret');
    says(snapshot({ before: 'first', n: 9 }));
    expect(session.unread).toBe(0);
    expect(session.view?.chat).toEqual([]);
    expect(fetched).toHaveBeenCalledOnce();
  });
  it('is asked for again with the next hello where that failed', async () => {
    fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
    session = await sit(undefined, { before: 'first' });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await new Promise((done) => setTimeout(done));
    expect(session.saidBefore).toEqual([]);
    says(snapshot({ before: 'first', n: 9 }));
    await vi.waitFor(() => expect(session.saidBefore).toEqual(said));
  });
  it('is asked of nobody where none is named', async () => {
    session = await sit();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('whether all are there', () => {
  it('is asked once the last seat is taken, until one has said so', async () => {
    const [anna, ben] = snapshot().players;
    const open = { kind: 'open' } as const;
    const seats = [anna, open] as WholeTable['players'];
    session = await sit(undefined, {
      phase: 'waiting',
      asks_ready: true,
      due: [],
      legal: [],
      seats: [],
      players: seats,
    });
    says({ t: 'players', phase: 'waiting', players: seats });
    expect(session.notice).toBe('');
    says({ t: 'players', phase: 'waiting', players: [anna, ben] as WholeTable['players'] });
    expect(session.notice).not.toBe('');
    session.ready();
    expect(last('ready')).toEqual({ t: 'ready' });
    expect(session.notice).toBe('');
  });
});

describe('the beginning', () => {
  it('is seen though who has sat down is told first, under the same number', async () => {
    session = await sit(undefined, { phase: 'waiting', due: [], legal: [], seats: [] });
    says({ ...players, phase: 'playing' } as Heard, update(4, { due: [0], legal: [3], sentence: 'Place one.' }));
    await vi.waitFor(() => expect(session.view?.due).toEqual([0]));
    expect(session.composer.acting).toBe(true);
  });
});

describe('who has come while turns are shown', () => {
  it('is there with each of them, and once all are shown', async () => {
    session = await sit();
    settings.motion = 'full';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen = (): string => session.view?.players[1]?.name ?? '';
    const steps = ['a', 'b'].map((place, seat) => ({ seat, changes: [[place, place, '2']] as unknown as Change[] }));
    const people = snapshot().players.with(1, { kind: 'bot', name: 'Rob' });
    says(update(4, { steps: steps.reverse(), due: [0] }), { t: 'players', phase: 'playing', players: people, line: 7 });
    expect(seen()).toBe('Rob');
    await vi.advanceTimersByTimeAsync(330);
    expect(session.view?.pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b']));
    expect(seen()).toBe('Rob');
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(seen()).toBe('Rob');
  });
});

describe('the end', () => {
  it('is seen though it came, and the question after it, before the board', async () => {
    session = opened({ 0: 'secret' });
    const result = {
      scores: [1, 2],
      returns: [0, 1],
      ranking: [[1], [0]],
      verdict: 'won' as const,
      leaders: [1],
      sentence: 'Time is up.',
      score_history: [],
    };
    const over = { ...players, phase: 'over' } as Heard;
    says(snapshot(), players, update(4, { due: [], legal: [], result }), { t: 'asked' }, over);
    await vi.waitFor(() => expect(session.view?.result).toMatchObject(result));
  });
});

describe('the draw of who begins', () => {
  it('is seen before anything is played', async () => {
    session = await sit(undefined, { phase: 'waiting', due: [], legal: [], seats: [] });
    says(update(4, { starter: 0, due: [0], legal: [3], steps: [{ seat: 0, told: { text: 'begins, drawn by lot' } }] }));
    expect(session.starter).toBe(0);
    expect(session.composer.acting).toBe(false);
    session.starterShown();
    expect(session.composer.acting).toBe(true);
    expect(session.view?.due).toEqual([0]);
  });
  it.each([
    ['who has sat down is told first', true],
    ['the game is told first', false],
  ])('is not followed by what was said while seats were open, where %s', async (_, peopleFirst) => {
    const sentence = 'The game starts when all seats are taken.';
    session = opened({ 0: 'secret' });
    says(snapshot({ phase: 'waiting', due: [], legal: [], seats: [], sentence }));
    await vi.waitFor(() => expect(session.atlas).not.toBeNull());
    settings.motion = 'full';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const dealt = { seat: -1, changes: [['x1', 'rack', '8']] as Change[] };
    const began = update(4, { starter: 0, due: [0], sentence: 'Place one.', steps: [dealt, { seat: 0 }] });
    says(...(peopleFirst ? [players, began] : [began, players]));
    session.starterShown();
    expect(session.view?.pieces.map(({ id }) => id)).toContain('x1');
    expect(session.view?.sentence).toBe('');
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(session.view?.sentence).toBe('Place one.');
  });
  it('is shown to who comes before the first move, until it was seen, and never again', async () => {
    session = await sit(undefined, { starter: 1 });
    expect(session.starter).toBe(1);
    session.close(); // gone before it came to rest
    session = await sit(undefined, { starter: 1 });
    expect(session.starter).toBe(1);
    session.starterDrawn();
    expect(session.fallen).toBe(true);
    session.close();
    session = await sit(undefined, { starter: 1 });
    expect(session.starter).toBe(-1);
    expect(session.composer.acting).toBe(true);
  });
});
