import { expect, test, vi } from 'vitest';
import type { NarratorCall } from '../../lib/wire';
import { AskingNarrator } from './asking';

const counted = (calls: NarratorCall[]): Promise<number[][][]> =>
  Promise.resolve(calls.map(([, start, end]) => [[start, end]]));

test('what is asked together is sent together, each with its own answer', async () => {
  const ask = vi.fn(counted);
  const narrator = new AskingNarrator(ask);
  const answers = await Promise.all([narrator.changes(0, 2), narrator.changes(2, 5), narrator.refusal(5, [7], -1)]);
  expect(answers).toEqual([
    [0, 2],
    [2, 5],
    [5, 5],
  ]);
  expect(ask.mock.calls).toEqual([
    [
      [
        ['changes', 0, 2, [], null],
        ['changes', 2, 5, [], null],
        ['refusal', 5, 5, [7], -1],
      ],
    ],
  ]);
});

test('what is too much for one request is sent in several', async () => {
  const ask = vi.fn(counted);
  const narrator = new AskingNarrator(ask);
  await Promise.all(Array.from({ length: 65 }, (_, k) => narrator.legal(k)));
  await Promise.all([narrator.tell(0, 700), narrator.tell(0, 700)]);
  const long = Array.from({ length: 50 }, () => 0);
  await Promise.all([1, 2, 3].map((at) => narrator.preview(at, long)));
  expect(ask.mock.calls.map(([calls]) => calls.length)).toEqual([64, 1, 1, 1, 2, 1]);
});

test('several requests are sent one after the other, and not after one that failed', async () => {
  let open = 0;
  const ask = vi.fn(async (calls: NarratorCall[]) => {
    expect(++open).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    if (calls.some(([, start]) => start === 70)) throw new Error('no line');
    return counted(calls);
  });
  const narrator = new AskingNarrator(ask);
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, k) => narrator.legal(k)));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(outcomes.map(({ status }) => status).lastIndexOf('fulfilled')).toBe(63);
});

test('rows are told apart, and a draft says what is wrong', async () => {
  const row = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const answers = [
    [[16], [17], [3, 4], [...row, ...row]],
    [[4], [9], [...row, -1], [16, 17], [5, 1, 2, 16]],
  ];
  const narrator = new AskingNarrator((calls) =>
    Promise.resolve(calls.map(([call]) => answers[call === 'scene' ? 0 : 1] ?? [])),
  );
  expect(await narrator.scene(3)).toEqual({ told: [16], ending: [17], scores: [3, 4], pieces: [row, row] });
  expect(await narrator.preview(3, [4, 5])).toEqual({
    order: [4],
    legal: [9],
    changes: [[...row, -1]],
    preview: [16, 17],
    wrong: [{ action: 5, why: [1, 2, 16] }],
  });
});

test('who waits for a request that fails hears of it, and the next is sent anew', async () => {
  const ask = vi.fn(counted).mockRejectedValueOnce(new Error('no line'));
  const narrator = new AskingNarrator(ask);
  const answers = Promise.allSettled([narrator.scene(0), narrator.legal(0)]);
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await narrator.changes(1, 2)).toEqual([1, 2]);
});
