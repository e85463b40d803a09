// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../lib/http';
import * as modules from '../local/module';
import * as kits from '../table/model/game_kit';
import { awaitRules } from './await_rules';

const WHERE = { game: 'row', board: '/api/v1/boards/row?game=row' };
const playerOf = () => '';
const later = 10_000;
let failing = '';

beforeEach(() => {
  failing = 'none';
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes(failing) ? Promise.reject(new TypeError('cut')) : Response.json({}),
  );
  vi.spyOn(modules, 'lacking').mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['boards', 'modules', 'messages'])('an answer that does not come from %s ends the waiting', async (part) => {
  failing = part;
  vi.spyOn(kits, 'loadGameKit').mockResolvedValue(null);
  const waiting = awaitRules(WHERE, playerOf, new AbortController().signal, vi.fn());
  await expect(waiting).rejects.toEqual(new ApiProblem('offline'));
});

test('rules that the server compiles are waited for', async () => {
  const kit = {} as kits.GameKit;
  vi.spyOn(kits, 'loadGameKit').mockResolvedValueOnce(null).mockResolvedValueOnce(null).mockResolvedValue(kit);
  vi.spyOn(modules, 'offered').mockResolvedValue(null);
  const waits = vi.fn();
  const waiting = awaitRules(WHERE, playerOf, new AbortController().signal, waits);
  await vi.advanceTimersByTimeAsync(later);
  expect(await waiting).toBe(kit);
  expect(waits).toHaveBeenCalledTimes(2);
});

test('a module that is there and does not come ends the waiting', async () => {
  vi.spyOn(kits, 'loadGameKit').mockResolvedValue(null);
  vi.spyOn(modules, 'offered').mockResolvedValue({} as modules.Manifest);
  const waiting = awaitRules(WHERE, playerOf, new AbortController().signal, vi.fn());
  const failed = expect(waiting).rejects.toEqual(new ApiProblem('unexpected'));
  await vi.advanceTimersByTimeAsync(later);
  await failed;
});
