// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, Series } from '../../lib/wire';
import { snapshot } from '../model/fixtures';
import { applySideMessage, followed, peopled, view, type View } from '../model/view';
import { TableClocks } from './clock.svelte';
import { TableRequests } from './requests.svelte';

const CLOCK = { kind: 'fischer', main: 300, plus: 5, loses: true } as const;

let now: View;
let sent: FromClient[];
let said: string[];
let requests: TableRequests;

beforeEach(() => {
  vi.useFakeTimers();
  now = view(snapshot({ clock: CLOCK }));
  sent = [];
  said = [];
  requests = new TableRequests({
    get latest() {
      return now;
    },
    seats: [0],
    send: (message) => sent.push(message) > 0,
    say: (text) => said.push(text),
    notify: (text) => said.push(text),
  });
});
afterEach(() => {
  requests.close();
  vi.useRealTimers();
});

describe('a table that will not wait much longer', () => {
  it('tells how long it still does, for whom, and whether the game may be claimed then', () => {
    vi.setSystemTime(0);
    expect([requests.waits.runs(0), requests.mayClaim]).toEqual([false, false]);
    requests.waiting({ t: 'waits', left: [-1, 3_000], claim: true });
    expect([requests.waits.runs(0), requests.waits.left(1), requests.mayClaim]).toEqual([false, 3_000, true]);
    vi.advanceTimersByTime(4_000);
    expect(requests.waits.left(1)).toBe(0);
    requests.waiting({ t: 'waits', left: [-1, -1] });
    expect([requests.waits.runs(1), requests.mayClaim]).toEqual([false, false]);
  });

  it('reminds its own seat in its own words', () => {
    requests.nudged({ t: 'nudged', by: -1, whom: 0 });
    expect(said).toEqual(['The table has waited long for your turn.']);
  });

  it('is asked for a bot or for the game', () => {
    requests.replace(1);
    requests.claim();
    expect(sent).toEqual([{ t: 'replace', whom: 1 }, { t: 'claim' }]);
  });
});

describe('a seat that is asked for on another device', () => {
  it('is the others’ to give, and then said to be given', () => {
    const question = { about: 'recover', by: 1, waiting: [0] } as const;
    now = view(snapshot({ question: { ...question, waiting: [0] } }));
    expect(requests.words(now)).toMatch(/^Somebody asks on another device for the seat of/);
    now = view(snapshot({ question: { ...question, waiting: [] } }));
    expect(requests.words(now)).toMatch(/^All agree that the seat of .* goes to another device/);
  });
});

describe('clocks', () => {
  it('go down between two messages for those who are waited for, and never below nothing', () => {
    let time = 0;
    const clocks = new TableClocks(
      () => undefined,
      () => time,
    );
    expect(clocks.left(0)).toBeNull();
    clocks.set({ left: [5_000, 7_000], running: [0] });
    time = 3_000;
    vi.advanceTimersByTime(200);
    expect([clocks.left(0), clocks.left(1), clocks.runs(0), clocks.runs(1)]).toEqual([2_000, 7_000, true, false]);
    time = 9_000;
    vi.advanceTimersByTime(200);
    expect(clocks.left(0)).toBe(0);
    clocks.set({ left: [5_000, 6_000], running: [] });
    time = 20_000;
    vi.advanceTimersByTime(200);
    expect([clocks.left(0), clocks.left(1)]).toEqual([5_000, 6_000]);
    clocks.close();
  });

  it('say when the own time is nearly up, each time once', () => {
    requests.told({ t: 'clocks', left: [61_000, 300_000], running: [0] });
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1_500);
    expect(said).toEqual(['60 seconds left.']);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(40_000);
    expect(said).toEqual(['60 seconds left.', '30 seconds left.', '10 seconds left.']);
  });

  it('do not warn of time that is not running', () => {
    requests.told({ t: 'clocks', left: [61_000, 61_000], running: [1] });
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
  });
});

describe('questions', () => {
  const question = { about: 'call', by: 1, waiting: [0], whom: [0], label: 'Table talk' } as const;

  it('stand at the table until they are answered', () => {
    now = { ...now, ...applySideMessage(now, { t: 'asked', question: { ...question, waiting: [0], whom: [0] } }) };
    expect(now.question?.about).toBe('call');
    expect(requests.words(now)).toBe('Ben calls the referee: Table talk, Anna.');
    now = { ...now, ...applySideMessage(now, { t: 'asked' }) };
    expect([now.question, requests.words(now)]).toEqual([null, '']);
  });

  it('are worded for who asks and who is asked', () => {
    const words = (about: 'takeback' | 'stop' | 'stand-in', by: number): string =>
      requests.words({ ...now, question: { about, by, waiting: [1 - by], whom: [1] } });
    expect([words('takeback', 0), words('takeback', 1)]).toEqual([
      'You have asked to take your last turn back.',
      'Ben asks to take the last turn back.',
    ]);
    expect(words('stop', 1)).toBe('Ben asks to end the game here, unfinished.');
    expect(words('stand-in', 0)).toBe('You have asked for a bot to play on for Ben.');
  });

  it('are asked and answered over the line', () => {
    requests.ask('call', 14);
    requests.answer(true);
    requests.nudge(1);
    requests.back();
    requests.leaveTo('greedy');
    expect(sent).toEqual([
      { t: 'request', about: 'call', what: 14 },
      { t: 'answer', yes: true },
      { t: 'nudge', whom: 1 },
      { t: 'back' },
      { t: 'leave', level: 'greedy' },
    ]);
  });

  it('reminders are told to whom they are for, and to who sent them', () => {
    requests.nudged({ t: 'nudged', by: 1, whom: 0 });
    requests.nudged({ t: 'nudged', by: 0, whom: 1 });
    expect(said).toEqual(['Ben reminds you: the game waits for you.', 'Ben has been reminded.']);
    now = { ...now, players: now.players.map((player) => ({ ...player, here: false })) };
    requests.nudged({ t: 'nudged', by: 0, whom: 1 });
    expect(said.at(-1)).toBe('Ben is not here now and will see the reminder on coming back.');
    requests.toldElsewhere({ t: 'told-elsewhere', seats: [0, 1], way: 'device' });
    expect(said.at(-1)).toBe('Ben has been told on a device.');
    requests.toldElsewhere({ t: 'told-elsewhere', seats: [1], way: 'channel' });
    expect(said.at(-1)).toBe('Ben has been called in the table’s channel.');
    expect(said).toHaveLength(5);
  });
});

describe('the record of the table', () => {
  it('takes calls, series and the host from messages', () => {
    const call = { action: 14, label: 'Table talk', against: [1] };
    const series = {
      form: 'best',
      games: 3,
      number: 1,
      rows: [[1, 0]],
      tables: ['t'],
      totals: [1, 0],
      ranking: [[0], [1]],
    } satisfies Series;
    now = view(snapshot({ calls: [call], host: 1 }));
    expect([now.calls, now.host, now.series]).toEqual([[call], 1, null]);
    now = {
      ...now,
      ...followed(now, {
        t: 'update',
        n: 3,
        calls: [],
      }),
    };
    now = { ...now, ...applySideMessage(now, { t: 'standings', series }) };
    expect([now.calls, now.series?.totals]).toEqual([[], [1, 0]]);
    now = { ...now, ...peopled(now, { t: 'players', phase: 'playing', players: now.players, host: 0 }) };
    expect(now.host).toBe(0);
  });
});
