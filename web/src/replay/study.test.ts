import { expect, test, vi } from 'vitest';
import * as api from '../api/http';
import type { GameStudy } from '../api/wire';
import { study } from './study';

test('a study is asked for until it is done, or nobody waits', async () => {
  vi.useFakeTimers();
  const made = { done: true, summary: 'So it was.' } as GameStudy;
  const asked = vi
    .spyOn(api, 'study')
    .mockResolvedValueOnce({ ...made, done: false })
    .mockResolvedValue(made);
  vi.spyOn(api, 'record').mockRejectedValue(new api.ApiProblem('offline'));
  vi.spyOn(api, 'replay').mockRejectedValue(new api.ApiProblem('offline'));
  const stop = new AbortController();
  const found = study({ table: 'k3fz' }, stop.signal);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual(made);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValue({ ...made, done: false });
  const left = study({ table: 'k3fz' }, stop.signal);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await left).toBeNull();
  vi.useRealTimers();
});
