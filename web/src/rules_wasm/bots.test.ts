import { afterEach, expect, test, vi } from 'vitest';
import { Bots } from './bots';
import type { Manifest } from './module';

afterEach(() => vi.unstubAllGlobals());

test('a worker that did not load is not waited for', async () => {
  const worker = { onerror: (): void => undefined, postMessage: vi.fn<() => void>() };
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const bots = new Bots({ module: {}, manifest: {} as Manifest });
  worker.onerror();
  await expect(bots.advise({ bytes: new Uint8Array(), seat: 0 })).rejects.toThrow('no worker');
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});
