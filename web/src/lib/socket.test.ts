// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FIRST_WAIT_MS,
  socketAddress,
  LONGEST_ANSWER_TIMEOUT_MS,
  LONGEST_WAIT_MS,
  ANSWER_TIMEOUT_MS,
  QUIET_MS,
  TableSocket,
  UNOPENED,
  type LinkState,
} from './socket';
import type { FromClient, ToClient, ToSocket } from './wire';

class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | Blob }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: FromClient[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  async packs(message: ToClient): Promise<void> {
    const text = new Blob([JSON.stringify(message)]);
    const packed = await new Response(text.stream().pipeThrough(new CompressionStream('deflate'))).blob();
    this.onmessage?.({ data: packed });
  }
  breaks(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason: '' });
  }
}

const players: ToClient = { t: 'players', phase: 'playing', players: [] };
let sockets: FakeSocket[];
let states: LinkState[];
let heard: ToSocket[];
let refused: number[];
let socket: TableSocket;
let visible: boolean;
let reachable: boolean;

const last = (): FakeSocket => sockets.at(-1) ?? expect.fail('no socket was opened');

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard, refused, visible, reachable] = [[], [], [], [], true, true];
  socket = new TableSocket(
    'ws://here',
    {
      hello: () => ({ t: 'hello', token: 'secret', line: heard.length }),
      message: (message) => void heard.push(message),
      state: (state) => void states.push(state),
      refused: (code) => void refused.push(code),
    },
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      random: () => 0.5,
      reachable: () => Promise.resolve(reachable),
      visible: () => visible,
    },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('a socket to a table', () => {
  it('says hello when it opens, and is open once it is answered', () => {
    last().opens();
    expect(last().sent).toEqual([{ t: 'hello', token: 'secret', line: 0 }]);
    expect(states).toEqual(['connecting']);
    last().says(players);
    expect(states).toEqual(['connecting', 'open']);
    expect(heard).toEqual([players]);
  });

  it('says hello on a socket that is open already', async () => {
    socket.close();
    const fake = new FakeSocket();
    fake.readyState = WebSocket.OPEN;
    socket = new TableSocket(
      'ws://here',
      { hello: () => ({ t: 'hello', token: 'secret' }), message: vi.fn(), state: vi.fn(), refused: vi.fn() },
      { open: () => fake as unknown as WebSocket, random: () => 0.5, reachable: vi.fn(), visible: () => true },
    );
    expect(fake.sent).toEqual([]); // its listener may not be ready yet
    await Promise.resolve();
    expect(fake.sent).toEqual([{ t: 'hello', token: 'secret' }]);
  });

  it('unpacks what is long, and hears everything in order', async () => {
    vi.useRealTimers();
    last().opens();
    const said = [1, 2, 3, 4].map((n): ToClient => ({ ...players, line: n }));
    const [one, two, three, four] = said as [ToClient, ToClient, ToClient, ToClient];
    await last().packs(one);
    last().says(two);
    await last().packs(three);
    await vi.waitFor(() => expect(heard).toEqual([one, two, three]));
    last().says(four);
    expect(heard).toEqual(said);
  });

  it('connects anew after something that cannot be unpacked', async () => {
    vi.useRealTimers();
    last().opens();
    last().says(players);
    last().onmessage?.({ data: new Blob(['no stream']) });
    await vi.waitFor(() => expect(states.at(-1)).toBe('away'));
  });

  it('comes back by itself after it broke, and asks for what it missed', () => {
    last().opens();
    last().says(players);
    last().breaks();
    expect(states.at(-1)).toBe('away');
    expect(socket.send({ t: 'again' })).toBe(false);
    vi.advanceTimersByTime(FIRST_WAIT_MS);
    expect(sockets).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ t: 'hello', token: 'secret', line: 1 }]);
  });

  it('waits longer each time, but never very long', () => {
    const waits = Array.from({ length: 12 }, () => {
      const before = sockets.length;
      last().breaks();
      let waited = 0;
      for (; sockets.length === before; waited += 100) vi.advanceTimersByTime(100);
      return waited;
    });
    expect(waits[0]).toBeLessThanOrEqual(FIRST_WAIT_MS + 100);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeLessThanOrEqual(LONGEST_WAIT_MS * 1.2);
  });

  it('comes back at once when the device is online again', () => {
    last().opens();
    last().says(players);
    dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('away');
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  it('finds out a socket that only looks open', () => {
    last().opens();
    last().says(players);
    vi.advanceTimersByTime(QUIET_MS);
    expect(last().sent).toHaveLength(2);
    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS);
    expect(states.at(-1)).toBe('away');
  });

  it('asks after a sleep, and stays when it is answered', () => {
    last().opens();
    last().says(players);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toHaveLength(2);
    last().says(players);
    vi.advanceTimersByTime(ANSWER_TIMEOUT_MS * 2);
    expect(states.at(-1)).toBe('open');
  });

  it('asks nothing in a page that nobody sees', () => {
    visible = false;
    last().opens();
    last().says(players);
    vi.advanceTimersByTime(QUIET_MS * 5);
    expect(last().sent).toHaveLength(1);
  });

  /** Plays the network: a socket opens after `opening` milliseconds, a hello is answered after `answering`. */
  async function onLine(opening: number, answering: number, answerTimeout: number): Promise<void> {
    for (let waited = 0; waited < answerTimeout && states.at(-1) !== 'open';) {
      const socket = last();
      await vi.advanceTimersByTimeAsync(opening);
      if (last() === socket) socket.opens();
      await vi.advanceTimersByTimeAsync(answering);
      if (last() === socket) socket.says(players);
      waited += opening + answering;
    }
  }

  it.each([
    [4_000, 4_000],
    [8_000, 2_000],
    [1_000, 12_000],
    [30_000, 20_000],
  ])('opens where that takes %i ms and an answer %i ms', async (opening, answering) => {
    await onLine(opening, answering, 40 * LONGEST_ANSWER_TIMEOUT_MS);
    expect(states.at(-1)).toBe('open');
    const opened = sockets.length;
    last().breaks();
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS);
    await onLine(opening, answering, LONGEST_ANSWER_TIMEOUT_MS);
    expect([states.at(-1), sockets.length]).toEqual(['open', opened + 1]); // the first answer said how slow it is
  });

  it('is as impatient as before once the network is quick again', async () => {
    await onLine(1_000, 12_000, 10 * LONGEST_ANSWER_TIMEOUT_MS);
    for (let n = 0; n < 2; n++) {
      await vi.advanceTimersByTimeAsync(QUIET_MS);
      last().says(players);
    }
    await vi.advanceTimersByTimeAsync(QUIET_MS + ANSWER_TIMEOUT_MS);
    expect(states.at(-1)).toBe('away');
  });

  describe('that is blocked', () => {
    const fails = async (times: number) => {
      for (let i = 0; i < times; i++) {
        const before = sockets.length;
        last().breaks();
        while (sockets.length === before) await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS);
      }
    };

    it('is told as such once several did not open while the server answers', async () => {
      await fails(UNOPENED - 1);
      expect(states).not.toContain('blocked');
      await fails(1);
      expect(states.at(-1)).toBe('blocked');
      await fails(3);
      expect(states.filter((state) => state === 'blocked')).toHaveLength(1);
      last().opens();
      last().says(players);
      expect(states.at(-1)).toBe('open');
      last().breaks();
      expect(states.at(-1)).toBe('away');
    });

    it('is told as such where a socket is swallowed', async () => {
      await vi.advanceTimersByTimeAsync(UNOPENED * LONGEST_ANSWER_TIMEOUT_MS);
      expect(states.at(-1)).toBe('blocked');
    });

    it('is away where the server does not answer either', async () => {
      reachable = false;
      await fails(2 * UNOPENED);
      expect(states.at(-1)).toBe('away');
    });
  });

  it('stays away as long as the server asked', () => {
    last().opens();
    last().says({ t: 'bye', after: 3 });
    vi.advanceTimersByTime(2500);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1500);
    expect(sockets).toHaveLength(2);
  });

  it('hears what is being unpacked before it is lost', async () => {
    last().opens();
    await last().packs(players);
    last().says({ t: 'bye', after: 3 });
    last().breaks(1012);
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    vi.advanceTimersByTime(2500);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1500);
    expect(sockets).toHaveLength(2);
  });

  it('gives up where there is no such table', () => {
    last().opens();
    last().breaks(4404);
    vi.advanceTimersByTime(LONGEST_WAIT_MS * 3);
    expect(sockets).toHaveLength(1);
    expect(refused).toEqual([4404]);
  });

  it('hears nothing more once it is closed', () => {
    last().opens();
    socket.close();
    last().says(players);
    vi.advanceTimersByTime(LONGEST_WAIT_MS * 3);
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(1);
  });
});

it('the address follows that of the page', () => {
  expect(socketAddress('a b', { protocol: 'https:', host: 'parlour.example' })).toBe(
    'wss://parlour.example/api/v1/tables/a%20b/socket',
  );
});
