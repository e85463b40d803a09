import { expect, test, vi } from 'vitest';
import * as advice from '../local/advice';
import type { Judged } from '../local/advice';
import * as bySearch from './findings';
import type { GameStudy, Studied } from './findings';
import * as byHindsight from './hindsight';
import type { Manifest } from '../local/module';
import { study } from './study';

const thinking = async () => ({ module: {}, manifest: {} as Manifest });
const played = { record: { entries: [], rules_version: 1 }, names: [] };
const game = { ...played, kit: { thinking } } as unknown as Studied & { kit: { thinking: typeof thinking } };
const studyOf = (findings: string[][]): GameStudy =>
  ({ done: true, findings: findings.map((lines) => ({ lines })) }) as unknown as GameStudy;
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const round = (value: number): Judged => {
  return { turns: [{ seat: 0, first: 0, end: 1, best: [], before: [value], after: [value] }] };
};

test('what a search in hindsight finds is told as it grows, without what there was no time for', async () => {
  const way = { run: [1], bound: 0 };
  const some = { best: way, turning_points: [] };
  const all = { best: way, turning_points: [{ seat: 0, draw: 2, before: way, after: way }] };
  const studied = vi
    .spyOn(byHindsight, 'inHindsight')
    .mockResolvedValueOnce(studyOf([['way'], []]))
    .mockResolvedValue(studyOf([['way'], ['fall']]));
  vi.spyOn(advice, 'judgedHere').mockImplementation(async (_compiled, _played, tell) => {
    tell(0.1, { found: some }, 0);
    tell(0.2, { found: some }, 1);
    await later();
    tell(0.3, { found: some }, 1); // nothing new
    return { judged: { found: all }, more: true };
  });
  const [share, soFar, more] = [vi.fn(), vi.fn(), vi.fn()];
  const result = await study(game, new AbortController().signal, { share, soFar, more }, 2);
  expect(result).toEqual(studyOf([['way'], ['fall']]));
  expect(soFar.mock.calls).toEqual([[{ ...studyOf([['way']]), done: false }, 1]]);
  expect(share.mock.calls).toEqual([[0.1], [0.2], [0.3]]);
  expect(studied.mock.calls.map(([, hindsight]) => hindsight)).toEqual([some, all]);
  expect(more).toHaveBeenCalledOnce();
  expect(vi.mocked(advice.judgedHere).mock.calls[0]?.[4]).toBe(2);
});

test('each round of a study by search is told', async () => {
  const studied = vi.spyOn(bySearch, 'findings').mockReturnValue(studyOf([[]]));
  vi.spyOn(advice, 'judgedHere').mockImplementation(async (_compiled, _played, tell) => {
    tell(0.1, round(1), 1);
    await later();
    tell(0.3, round(2), 2);
    tell(0.4, round(2), 2);
    await later();
    return { judged: round(3), more: false };
  });
  const soFar = vi.fn();
  const result = await study(game, new AbortController().signal, { soFar });
  expect(soFar.mock.calls.map(([, depth]) => depth as number)).toEqual([1, 2]);
  expect(result?.done).toBe(true);
  expect(studied).toHaveBeenCalledTimes(3);
});

test('nothing is said once nobody waits, and a failure is no endless wait', async () => {
  const stop = new AbortController();
  const searched = vi.spyOn(advice, 'judgedHere').mockResolvedValue(null);
  await expect(study(game, stop.signal)).rejects.toThrow();
  searched.mockImplementation(() => {
    stop.abort();
    return Promise.resolve(null);
  });
  expect(await study(game, stop.signal)).toBeNull();
});
