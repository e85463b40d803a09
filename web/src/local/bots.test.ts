import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bots, type Trouble } from './bots';
import { answered } from './hint';
import { turnHere } from './in_page';
import type { Compiled, Game, Manifest } from './module';

vi.mock('./in_page', async (original) => ({
  ...(await original<typeof import('./in_page')>()),
  turnHere: vi.fn<typeof turnHere>(),
}));
vi.mock('./hint', () => ({ answered: vi.fn<typeof answered>() }));
vi.mock('./module', () => ({ Game: vi.fn<() => void>() }));

const LAID = { layout: 'a' } as Manifest;
const COMPILED = { module: {}, manifest: LAID };
const TURN = { bytes: new Uint8Array(), seat: 0, level: 'master', seed: 1 };

/** Seat 0 plays 4 or 7, and the game is over. */
function state(): object {
  let turn = 1;
  return { turn: () => turn, legal: () => [4, 7], play: () => (turn = 0), copy: state };
}
const rules = { stateOf: state, manifest: LAID } as unknown as Game;

/** A worker that answers with `answer`, or fails where there is nothing. */
function working(answer?: number[]) {
  const worker = {
    onerror: (_: { message: string }): void => undefined,
    onmessage: (_: { data: unknown }): void => undefined,
    terminate: vi.fn<() => void>(),
    postMessage: vi.fn<(task: object) => void>((task) => {
      if ('module' in task) return;
      queueMicrotask(() =>
        answer ? worker.onmessage({ data: answer }) : worker.onerror({ message: 'out of memory' }),
      );
    }),
  };
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  return worker;
}

function setUp(thinking: () => Promise<Compiled | null> = async () => COMPILED): { bots: Bots; troubles: Trouble[] } {
  const troubles: Trouble[] = [];
  const bots = new Bots(thinking, rules);
  bots.troubled = (trouble) => troubles.push(trouble);
  return { bots, troubles };
}

beforeEach(() => {
  vi.mocked(turnHere).mockReset().mockResolvedValue([7]);
  vi.mocked(answered).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('the worker answers', async () => {
  working([4]);
  const { bots, troubles } = setUp();
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(troubles).toEqual([]);
});

test('where no worker may be made, or it did not load, bots think in the page, which says so', async () => {
  vi.stubGlobal('Worker', function Worker() {
    throw new DOMException('refused', 'SecurityError');
  });
  const refused = setUp();
  expect(await refused.bots.turn(TURN)).toEqual([7]);
  expect(refused.troubles).toEqual(['page']);
  const worker = working([4]);
  const lost = setUp();
  await Promise.resolve(); // what it thinks with is here
  worker.onerror({ message: '' });
  expect(await lost.bots.turn(TURN)).toEqual([7]);
  expect(lost.troubles).toEqual(['page']);
});

test('a worker that fails is given up, and a hint is thought about in the page too', async () => {
  const worker = working();
  const { bots, troubles } = setUp();
  expect(await bots.turn(TURN)).toEqual([7]);
  expect(troubles).toEqual(['page']);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  vi.mocked(answered).mockReturnValue({ run: [4], value: 0, other: [], other_value: 0 });
  expect(await bots.advise(TURN)).toMatchObject({ run: [4] });
});

test.each([[[9]], [[]], [[4, 7]]])(
  'what a master answers against the rules (%j) an easier level plays',
  async (run) => {
    working(run);
    vi.mocked(turnHere).mockImplementation(async (_, { level }) => (level === 'greedy' ? [4] : run));
    const { bots, troubles } = setUp();
    expect(await bots.turn(TURN)).toEqual([4]);
    expect(troubles).toEqual(['easier']);
  },
);

test('a worker that never answers is waited for no longer than two minutes', async () => {
  vi.useFakeTimers();
  const worker = working([4]);
  worker.postMessage.mockImplementation(() => undefined);
  const { bots, troubles } = setUp();
  const turn = bots.turn(TURN);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await turn).toEqual([7]);
  expect(troubles).toEqual(['page']);
  vi.useRealTimers();
});

test('where nothing can think, the first possible move is played, and that is said', async () => {
  working([9]);
  vi.mocked(turnHere).mockRejectedValue(new RangeError('out of memory'));
  const { bots, troubles } = setUp();
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(troubles).toEqual(['first']);
});

test('what bots think with is asked for at once, and again when it was not there', async () => {
  working([4]);
  const thinking = vi.fn<() => Promise<Compiled | null>>().mockResolvedValueOnce(null).mockResolvedValue(COMPILED);
  const { bots, troubles } = setUp(thinking);
  expect(thinking).toHaveBeenCalledTimes(1);
  await new Promise((done) => setTimeout(done));
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(thinking).toHaveBeenCalledTimes(2);
  expect(troubles).toEqual([]);
});

test('nothing thinks about records of another layout', async () => {
  const worker = working([4]);
  vi.mocked(turnHere).mockReset();
  const other = { module: {}, manifest: { layout: 'b' } as Manifest };
  const { bots, troubles } = setUp(async () => other);
  expect(await bots.turn(TURN)).toEqual([4]);
  expect(troubles).toEqual(['first']);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(turnHere).not.toHaveBeenCalled();
});

test('once the page is left, no worker begins', async () => {
  const worker = working([4]);
  const { bots } = setUp();
  bots.close();
  await Promise.resolve();
  expect(worker.postMessage).not.toHaveBeenCalled();
});
