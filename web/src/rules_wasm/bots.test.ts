import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bots, type Trouble } from './bots';
import { answerHere, turnHere } from './in_page';
import type { Game, Manifest } from './module';

vi.mock('./in_page', async (original) => ({
  ...(await original<typeof import('./in_page')>()),
  turnHere: vi.fn<typeof turnHere>(),
  answerHere: vi.fn<typeof answerHere>(),
}));

const COMPILED = { module: {}, manifest: {} as Manifest };
const TURN = { bytes: new Uint8Array(), seat: 0, level: 'master', seed: 1 };

/** Seat 0 plays 4 or 7, and the game is over. */
function state(): object {
  let turn = 1;
  return { turn: () => turn, legal: () => [4, 7], play: () => (turn = 0), copy: state };
}
const rules = { stateOf: state } as unknown as Game;

/** A worker that answers with `given`, or fails where there is nothing. */
function working(given?: number[]) {
  const worker = {
    onerror: (_: { message: string }): void => undefined,
    onmessage: (_: { data: unknown }): void => undefined,
    terminate: vi.fn<() => void>(),
    postMessage: vi.fn<(task: object) => void>((task) => {
      if ('module' in task) return;
      queueMicrotask(() => (given ? worker.onmessage({ data: given }) : worker.onerror({ message: 'out of memory' })));
    }),
  };
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  return worker;
}

function told(): { bots: Bots; troubles: Trouble[] } {
  const troubles: Trouble[] = [];
  const bots = new Bots(COMPILED, rules);
  bots.troubled = (trouble) => troubles.push(trouble);
  return { bots, troubles };
}

beforeEach(() => {
  vi.mocked(turnHere).mockReset().mockResolvedValue([7]);
  vi.mocked(answerHere).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('the worker answers', async () => {
  working([4]);
  const { bots, troubles } = told();
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(troubles).toEqual([]);
});

test('where no worker may be made, or it did not load, bots think in the page, which says so', async () => {
  vi.stubGlobal('Worker', function Worker() {
    throw new DOMException('refused', 'SecurityError');
  });
  const refused = told();
  expect(await refused.bots.turn(TURN)).toEqual([7]);
  expect(refused.troubles).toEqual(['page']);
  const worker = working([4]);
  const lost = told();
  worker.onerror({ message: '' });
  expect(await lost.bots.turn(TURN)).toEqual([7]);
  expect(lost.troubles).toEqual(['page']);
});

test('a worker that fails is given up, and a hint is thought about in the page too', async () => {
  const worker = working();
  const { bots, troubles } = told();
  expect(await bots.turn(TURN)).toEqual([7]);
  expect(troubles).toEqual(['page']);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  vi.mocked(answerHere).mockReturnValue({ run: [4], value: 0, other: [], other_value: 0 });
  expect(await bots.advise(TURN)).toMatchObject({ run: [4] });
});

test.each([[[9]], [[]], [[4, 7]]])(
  'what a master answers against the rules (%j) an easier level plays',
  async (run) => {
    working(run);
    vi.mocked(turnHere).mockImplementation(async (_, { level }) => (level === 'greedy' ? [4] : run));
    const { bots, troubles } = told();
    expect(await bots.turn(TURN)).toEqual([4]);
    expect(troubles).toEqual(['easier']);
  },
);

test('a worker that never answers is waited for no longer than two minutes', async () => {
  vi.useFakeTimers();
  const worker = working([4]);
  worker.postMessage.mockImplementation(() => undefined);
  const { bots, troubles } = told();
  const turn = bots.turn(TURN);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await turn).toEqual([7]);
  expect(troubles).toEqual(['page']);
  vi.useRealTimers();
});

test('where nothing can think, the first possible move is played, and that is said', async () => {
  working([9]);
  vi.mocked(turnHere).mockRejectedValue(new RangeError('out of memory'));
  const { bots, troubles } = told();
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(troubles).toEqual(['first']);
});
