// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { GameWindow } from './windows';

afterEach(() => vi.unstubAllGlobals());

const LISTENER = { onMove: () => undefined, onPress: () => undefined };

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test.each([
  ['there are none', {}],
  ['they are refused', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
  ['they throw', { locks: { request: denied, query: denied } }],
])('a window leads without locks: %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('BroadcastChannel', denied);
  const onLead = vi.fn<() => void>();
  const gameWindow = new GameWindow('game', { ...LISTENER, onLead });
  await vi.waitFor(() => expect(onLead).toHaveBeenCalledTimes(1));
  expect(await gameWindow.stillLeads()).toBe(true);
  gameWindow.post({ press: 'undo' });
  gameWindow.close();
});

test('a window that is closed before it could lead never does', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', denied);
  const onLead = vi.fn<() => void>();
  new GameWindow('game', { ...LISTENER, onLead }).close();
  await new Promise((done) => setTimeout(done));
  expect(onLead).not.toHaveBeenCalled();
});
