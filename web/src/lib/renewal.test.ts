// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadsAnew, newBuild } from './renewal.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('loads the page again once for each version', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  expect([loadsAnew('one'), loadsAnew('one'), loadsAnew('two')]).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not where the browser remembers nothing', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(loadsAnew('one')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('offers a new build, and loads the page again only where that was wanted', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const workers = new EventTarget() as ServiceWorkerContainer & { controller: unknown };
  const registration = new EventTarget() as ServiceWorkerRegistration & { installing: unknown; waiting: unknown };
  const worker = new EventTarget() as ServiceWorker;
  Object.assign(registration, { waiting: null });
  const said: unknown[] = [];
  worker.postMessage = (message: unknown) => void said.push(message);
  Object.assign(workers, { controller: {}, register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  await newBuild.watch();
  expect(newBuild.offered).toBe(false);
  Object.assign(registration, { installing: worker });
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  expect(newBuild.offered).toBe(true);
  workers.dispatchEvent(new Event('controllerchange')); // another window has taken it
  expect([newBuild.taken, reload.mock.calls.length]).toEqual([true, 0]);
  newBuild.take();
  expect(said).toEqual(['renew']);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});
