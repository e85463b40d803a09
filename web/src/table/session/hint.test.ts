import { afterEach, expect, test, vi } from 'vitest';
import { adviceOn } from '../../local/advice';
import type { Advised } from '../../local/advice_worker';
import type { View } from '../model/view';
import { advise } from './advice';
import { Hint } from './hint.svelte';
import type { SharedSession } from './shared.svelte';

vi.mock('../../local/advice');
vi.mock('./advice');
afterEach(() => vi.resetAllMocks());

const V = 3;
const view = { v: V, seat: 0, table: 'abc', board: '/b' } as View;

/** A hint at a table that says the first action of a run; `known`: what the seat may know. */
function hintFor(known: object | null = {}) {
  const ask = vi.fn<SharedSession['ask']>(async (_aid, _view, earlier) => {
    const run = earlier?.run ?? [9];
    return Promise.resolve({ sentence: `do ${run[0]}`, actions: [], rows: [], run, reasons: [] });
  });
  const session = { view, known, ask } as unknown as SharedSession;
  const spoken: string[] = [];
  return { ask, spoken, hint: new Hint(session, view, ({ sentence }) => spoken.push(sentence)) };
}

/** What the search of the page finds, one after the other, unless it has been told to stop. */
function finds(...advices: Partial<Advised['advice']>[]): void {
  vi.mocked(adviceOn).mockImplementation(async (_board, _record, tell, stop, first = 1) => {
    for (const [k, advice] of advices.entries()) {
      if (stop.aborted) return;
      const whole = { run: [1], value: 0, other: [], other_value: 0, ...advice };
      tell({ advice: whole, patience: first * 2 ** k, more: k + 1 < advices.length });
      await new Promise((resolve) => void setTimeout(resolve));
    }
  });
}

test('what is found is said anew where it differs, and drawn where the turn does', async () => {
  finds({}, { value: 0.001 }, { value: 0.2 }, { run: [2] });
  const { ask, hint, spoken } = hintFor();
  await hint.begin();
  expect(hint.answer?.sentence).toBe('do 1');
  await vi.waitFor(() => expect(hint.answer?.sentence).toBe('do 2'));
  expect(ask).toHaveBeenCalledTimes(3);
  expect(vi.mocked(advise).mock.calls.map(([, run]) => run)).toEqual([[1], [2]]);
  expect(spoken).toEqual(['do 1', 'do 2']);
  await vi.waitFor(() => expect([hint.thinking, hint.more]).toEqual([false, false]));
});

test('it stops when it is told to, and goes on twice as hard', async () => {
  finds({}, { run: [2] });
  const { hint } = hintFor();
  await hint.begin();
  hint.stop();
  await new Promise((resolve) => void setTimeout(resolve, V));
  expect([hint.answer?.sentence, hint.thinking, hint.more]).toEqual(['do 1', false, true]);
  await hint.think();
  expect(vi.mocked(adviceOn).mock.lastCall?.[4]).toBe(2);
});

test('without a worker that could search on there is one answer', async () => {
  const { ask, hint } = hintFor(null);
  await hint.begin();
  expect([hint.answer?.sentence, hint.thinking, hint.more]).toEqual(['do 9', false, false]);
  expect(adviceOn).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledWith('hint', view, null);
});

test('once it is closed nothing is drawn any more', async () => {
  finds({}, { run: [2] });
  const { hint, spoken } = hintFor();
  await hint.begin();
  hint.close();
  await new Promise((resolve) => void setTimeout(resolve, V));
  expect(spoken).toEqual(['do 1']);
  expect(advise).toHaveBeenCalledTimes(1);
});
