// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReached } from './reached';

const SOON = 6_000;
let up = false;

beforeEach(() => {
  up = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => (up ? new Response('ok') : Promise.reject(new TypeError('cut'))));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that answers again is noticed, once', async () => {
  const reached = vi.fn();
  whenReached(reached);
  await vi.advanceTimersByTimeAsync(SOON);
  expect(reached).not.toHaveBeenCalled();
  up = true;
  await vi.advanceTimersByTimeAsync(3 * SOON);
  expect(reached).toHaveBeenCalledTimes(1);
});

test('a device that is connected again is noticed at once, and nothing after the end', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  whenReached(first);
  whenReached(second)();
  dispatchEvent(new Event('online'));
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});
