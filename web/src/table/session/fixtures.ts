// A socket to a server that tests speak for.
import { expect, vi } from 'vitest';
import type { WholeTable, TableChange } from '../../lib/told';
import type { FromClient } from '../../lib/wire';
import { board } from '../../board/model/fixtures';
import { snapshot } from '../model/fixtures';
import { socketAddress, TableSocket, type Heard } from '../../lib/socket';
import { SharedSession } from './shared.svelte';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly heard: FromClient[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
}

export const players: Heard = { t: 'players', phase: 'playing', players: snapshot().players };

/** The socket opened last, what it heard last of a kind, and what the server says on it. */
export const socket = (): FakeSocket => FakeSocket.all.at(-1) ?? expect.fail('no socket');
export const last = <T extends FromClient['t']>(t: T): Extract<FromClient, { t: T }> =>
  (socket().heard.findLast((message) => message.t === t) as Extract<FromClient, { t: T }> | undefined) ??
  expect.fail(`nothing of ${t}`);
export const says = (...messages: Heard[]): void => {
  for (const message of messages) socket().onmessage?.({ data: JSON.stringify(message) });
};
export const opens = (): void => {
  socket().readyState = FakeSocket.OPEN;
  socket().onopen?.();
};

export const update = (n: number, more: Partial<TableChange> = {}): TableChange => ({ t: 'update', n, ...more });

let session: SharedSession | null = null;

/** A session whose socket is open; it is closed by `tidy`. */
export function opened(seats: Record<number, string>): SharedSession {
  session = new SharedSession('table', seats, undefined, (listener) =>
    Object.assign(
      new TableSocket(socketAddress('table'), {
        ...listener,
        message: (message) => listener.message(message as Heard),
      }),
      { known: null },
    ),
  );
  opens();
  return session;
}

/** A session that has its table. */
export async function sit(
  seats: Record<number, string> = { 0: 'secret' },
  more: Partial<WholeTable> = {},
): Promise<SharedSession> {
  const session = opened(seats);
  says(snapshot(more), players);
  await vi.waitFor(() => expect(session.atlas).not.toBeNull());
  return session;
}

export function prepare(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(board), { headers: { 'content-type': 'application/json' } })),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

export function tidy(): void {
  session?.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}
