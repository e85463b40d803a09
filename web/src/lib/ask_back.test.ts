// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBack, seatAsked, takeBack } from './ask_back';
import { tokensOf } from './storage';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const answers = (body: unknown, status = 200): void =>
  void fetched.mockImplementationOnce(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the token that a seat was asked for with until it holds the seat', async () => {
  answers({ seat: 1, token: 'new' });
  await askBack('a', 1);
  expect(seatAsked('a')).toBe(1);
  const awaited = { seat: 1, held: false, waiting: [0], until: 9 };
  answers(awaited);
  expect(await takeBack('a')).toEqual(awaited);
  expect(tokensOf('a')).toEqual({});
  answers({ seat: 1, held: true });
  await takeBack('a');
  expect([seatAsked('a'), tokensOf('a')]).toEqual([-1, { 1: 'new' }]);
});

it('forgets the token where the seat is refused, and not where the server cannot be reached', async () => {
  answers({ seat: 1, token: 'new' });
  await askBack('a', 1);
  answers({}, 500);
  await expect(takeBack('a')).rejects.toThrow();
  expect(seatAsked('a')).toBe(1);
  answers({ code: 'not-seated', sentence: 'No.' }, 403);
  expect(await takeBack('a')).toBeNull();
  expect(seatAsked('a')).toBe(-1);
});
