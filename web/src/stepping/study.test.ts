import { expect, test, vi } from 'vitest';
import * as api from '../api/http';
import type { GameStudy, Replay } from '../api/wire';
import * as advice from '../rules_wasm/advice';
import type { Judged } from '../rules_wasm/advice';
import { study } from './study';

const round = (value: number): Judged => {
  return { turns: [{ seat: 0, first: 0, end: 1, best: [], before: [value], after: [value] }] };
};

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

test('what is found here is told as it grows, and put into words by the server', async () => {
  const way = { run: [1], bound: 0 };
  const some = { best: way, falls: [] };
  const all = { best: way, falls: [{ seat: 0, draw: 2, before: way, after: way }] };
  vi.spyOn(api, 'record').mockResolvedValue({ entries: [], rules_version: 1 });
  vi.spyOn(api, 'replay').mockResolvedValue({ board: '/board' } as Replay);
  const asked = vi.spyOn(api, 'study');
  asked.mockClear();
  const told = (findings: string[][]): GameStudy =>
    ({ done: true, findings: findings.map((lines) => ({ lines })) }) as unknown as GameStudy;
  const worded = vi
    .spyOn(api, 'judged')
    .mockResolvedValueOnce(told([['way'], []]))
    .mockResolvedValue(told([['way'], ['fall']]));
  vi.spyOn(advice, 'judgedHere').mockImplementation(async (_board, _played, tell) => {
    tell(0.1, { found: some }, 0);
    tell(0.2, { found: some }, 1);
    await Promise.resolve().then(() => Promise.resolve());
    tell(0.3, { found: some }, 1); // nothing new
    return { judged: { found: all }, more: true };
  });
  const soFar = vi.fn();
  const [share, more] = [vi.fn(), vi.fn()];
  const found = await study({ table: 'k3fz' }, new AbortController().signal, { share, soFar, more }, 2);
  expect(found).toEqual(told([['way'], ['fall']]));
  expect(soFar.mock.calls).toEqual([[{ ...told([['way']]), done: false }, 1]]);
  expect(share.mock.calls).toEqual([[0.1], [0.2], [0.3]]);
  expect(worded.mock.calls.map(([, one]) => one)).toEqual([{ found: some }, { found: all }]);
  expect(asked).not.toHaveBeenCalled();
  expect(more).toHaveBeenCalledOnce();
  expect(vi.mocked(advice.judgedHere).mock.calls[0]?.[4]).toBe(2);
});

test('each round is told once it is in words, and one that comes meanwhile after it', async () => {
  const [quick, closer, last]: [Judged, Judged, Judged] = [round(1), round(2), round(3)];
  let word: (study: GameStudy) => void = () => undefined;
  const worded = vi
    .spyOn(api, 'judged')
    .mockReset()
    .mockImplementationOnce(() => new Promise((resolve) => (word = resolve)))
    .mockResolvedValue({ done: true, findings: [{ lines: [] }] } as unknown as GameStudy);
  vi.spyOn(advice, 'judgedHere').mockImplementation(async (_board, _played, tell) => {
    tell(0.1, quick, 1);
    tell(0.3, closer, 2); // the quick look is not in words yet
    expect(soFar).not.toHaveBeenCalled();
    word({ done: true, findings: [] } as unknown as GameStudy);
    await new Promise((later) => setTimeout(later));
    tell(0.4, closer, 2);
    await new Promise((later) => setTimeout(later));
    return { judged: last, more: false };
  });
  const soFar = vi.fn();
  const found = await study({ table: 'k3fz' }, new AbortController().signal, { soFar });
  expect(soFar.mock.calls).toEqual([
    [{ done: false, findings: [] }, 1],
    [{ done: false, findings: [{ lines: [] }] }, 2],
  ]);
  expect(found?.done).toBe(true);
  expect(worded.mock.calls.map(([, one]) => one)).toEqual([quick, closer, last]);
});
