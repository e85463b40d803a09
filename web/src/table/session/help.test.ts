import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../lib/http';
import * as modules from '../../local/module';
import type { KnownRecord } from '../../local/hint';
import type { GameKit } from '../model/game_kit';
import { atlas } from '../../board/model/fixtures';
import type { View } from '../model/view';
import { TableHelp } from './help';

vi.mock('../../local/module', async (actual) => ({
  ...(await actual<object>()),
  Follower: class {
    known = (start: object, entries: object[]) => ({ views: [start, start], entries });
    steps = () => [1, 0, 1, 7, 0];
  },
}));
vi.mock('../../local/bots', () => ({
  Bots: class {
    constructor(private readonly thinking: () => Promise<object | null>) {}
    advise = async () => {
      if (!(await this.thinking())) throw new Error('nothing to think with');
      return { run: [0], value: 0.5, other: [], other_value: 0 };
    };
    reasons = async () => Promise.resolve([]);
    close = () => undefined;
  },
}));

const view = { game: 'row', board: '/b', seat: 0, pieces: [] } as unknown as View;
const record: KnownRecord = { bytes: new Uint8Array(), seat: 0 };
const game = {
  manifest: { seats: 2, closing: [] },
  exports: { instruction: () => 0 },
  memory: new Int32Array(1),
  told: 0,
  bytes: () => ({ set: () => undefined }),
};
const state = { game, bytes: [], copy: () => state, play: () => undefined };
const kit = {
  rules: { stateOf: () => state, manifest: {} },
  say: (name: string) => name,
  board: { faces: [] },
  read: { words: { sentence: () => '', several: () => [], line: () => ({ places: ['here', 'there'] }) } },
  thinking: async () => Promise.resolve({}),
} as unknown as GameKit;
const loadKit = vi.fn<() => Promise<GameKit | null>>();
const host = (seen: KnownRecord | null = record) => ({
  atlas,
  loadKit,
  known: seen,
});

beforeEach(() => {
  vi.restoreAllMocks();
  loadKit.mockReset();
});

test('a hint is searched and said in the page', async () => {
  const fetched = loadKit.mockResolvedValue(kit);
  const help = new TableHelp(host());
  const said = await help.ask('hint', view, null);
  expect(said).toMatchObject({ sentence: 'hint-turn hint-wins', run: [0], shows: [['here', 'there']] });
  await help.ask('hint', view, { run: [4], value: 0, other: [], other_value: 0 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('without the rules it says why, and asks for them again the next time', async () => {
  const fetched = loadKit.mockResolvedValue(null);
  const help = new TableHelp(host());
  await expect(help.ask('hint', view, null)).rejects.toThrow('no compiled rules');
  vi.spyOn(modules, 'lacking').mockReturnValue({ sentence: 'There are none.' });
  await expect(help.ask('hint', view, null)).rejects.toThrow(
    new ApiProblem('no-rules', 0, { sentence: 'There are none.' }),
  );
  fetched.mockResolvedValue(kit);
  await expect(help.ask('hint', view, null)).resolves.toMatchObject({ run: [0] });
});

test('where the page can speak and not think yet, it says so, and thinks once it can', async () => {
  const thinking = vi.fn<GameKit['thinking']>().mockResolvedValue(null);
  const fetched = loadKit.mockResolvedValue({ ...kit, thinking });
  const help = new TableHelp(host());
  await expect(help.ask('hint', view, null)).rejects.toThrow('no compiled rules');
  thinking.mockResolvedValue({} as Awaited<ReturnType<GameKit['thinking']>>);
  await expect(help.ask('hint', view, null)).resolves.toMatchObject({ run: [0] });
  expect(fetched).toHaveBeenCalledTimes(1);
});
