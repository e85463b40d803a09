// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadsAnew } from './renewal';

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
