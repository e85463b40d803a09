import { expect, test, vi } from 'vitest';
import { moments, story } from '../table/model/moments';
import { rowGame, voice } from '../table/model/row_game';
import type { Replay } from '../lib/replay';
import type { LocalEntry } from '../local/local_game';
import { AskingNarrator } from '../table/narrate/asking';
import { momentsOf, narratorOf, replayOf, localReplay } from './local_replay';

const [CHANCE, SECOND_BEGINS] = [-1, 1001];
const SEAT = 0;

vi.mock('../local/module', async (original) => ({
  ...(await original<object>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));
vi.stubGlobal('location', { href: 'http://play.example/' });

/** The replay of the made-up game after some entries, as its page plays it. */
const rowReplay = (entries: readonly LocalEntry[]): Promise<Replay> =>
  localReplay(rowGame(), { say: String, read: voice.read }, entries);

test('a moment is a turn with the draws that followed it', () => {
  const dealt: [number, number][] = [
    [CHANCE, 4],
    [0, 7],
    [0, 8],
    [CHANCE, 5],
    [0, 9],
    [1, 7],
  ];
  expect(momentsOf(dealt, CHANCE)).toEqual([0, 1, 4, 5, 6]);
});

test('a game is stepped through to its end, which is told', async () => {
  const replay = await rowReplay([
    [0, 3],
    [1, 7],
    [0, 8],
  ]);
  expect(replay).toMatchObject({ entries: [0, 0, 1, 2, 3], scored: 0, board: '/b' });
  const all = moments(replay);
  expect(all.map(({ view }) => view.due)).toEqual([[0], [0], [1], [0], []]);
  expect(all.at(-1)?.view.result).toMatchObject({ scores: [3, 2], sentence: 'You won 3 to 2. Over.' });
  expect(story(all).map(({ line }) => line.told.text)).toEqual([
    'plays 1',
    'plays 2',
    'plays 2',
    'You won 3 to 2. Over.',
  ]);
});

test('who begins is told after the first draws, as at a table', async () => {
  const entries: LocalEntry[] = [
    [CHANCE, SECOND_BEGINS],
    [1, 7],
  ];
  const replay = await rowReplay(entries);
  expect(story(moments(replay)).map(({ moment, line }) => [moment, line.told.text])).toEqual([
    [1, 'plays 333'],
    [1, 'log-begins-drawn'],
    [2, 'plays 2'],
  ]);
});

test('one that goes on ends where it stands', async () => {
  const replay = await rowReplay([[0, 3]]);
  expect(moments(replay).at(-1)?.view).toMatchObject({ due: [1], result: null });
});

test('who asks the server for everything sees the same', async () => {
  const entries: LocalEntry[] = [
    [0, 3],
    [1, 7],
    [0, 8],
  ];
  const { rules, board } = rowGame();
  const module = narratorOf(rules, board, SEAT, { rules_version: 1, entries });
  const counts: number[] = [];
  const server = new AskingNarrator((calls) => {
    counts.push(calls.length);
    return Promise.all(
      calls.map(async ([call, at, to]) => {
        if (call === 'changes') return [await module.changes(at, to)];
        if (call === 'legal') return Object.values(await module.legal(at));
        const { told, ending, scores, pieces } = await module.scene(at);
        return [told, ending, scores, pieces.flat()];
      }),
    );
  });
  const here = await rowReplay(entries);
  const result = here.updates.at(-1)?.result ?? null;
  const source = { narrator: server, read: voice.read, table: here.snapshot, begins: [], result };
  expect(await replayOf(source, entries)).toEqual(here);
  expect(counts).toEqual([14]);
});
