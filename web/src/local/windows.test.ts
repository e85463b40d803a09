// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { Place } from './windows';

afterEach(() => vi.unstubAllGlobals());

const FOLLOWS = { goneOn: () => undefined, pressed: () => undefined };

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test.each([
  ['there are none', {}],
  ['they are refused', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ['they throw', { locks: { request: denied, query: denied } }],
])('a window plays without locks: %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('BroadcastChannel', denied);
  const plays = vi.fn<() => void>();
  const place = new Place('game', { ...FOLLOWS, plays });
  await vi.waitFor(() => expect(plays).toHaveBeenCalledTimes(1));
  expect(await place.stillPlays()).toBe(true);
  place.say({ press: 'undo' });
  place.close();
});

test('a window that is closed before it could play never does', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', denied);
  const plays = vi.fn<() => void>();
  new Place('game', { ...FOLLOWS, plays }).close();
  await new Promise((done) => setTimeout(done));
  expect(plays).not.toHaveBeenCalled();
});
