import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../lib/http';
import type { FinishedGame } from '../lib/wire';
import { moments } from '../table/model/moments';
import * as kits from '../table/model/game_kit';
import type { GameKit } from '../table/model/game_kit';
import { rules, table, voice } from '../table/model/row_game';
import type { LocalRecord } from '../local/local_game';
import { openGame, openLine } from './played_game';

vi.mock('../local/module', async (original) => ({
  ...(await original<object>()),
  offered: () => Promise.resolve(null), // the server compiles them still
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));
vi.mock('../local/open_game', () => ({
  OpenGame: vi.fn(function open() {
    const game = rules();
    Object.assign(game.manifest, { seats: 2 });
    return game;
  }),
}));

const thinking = async () => Promise.resolve({});
const kit = {
  ...voice,
  compiled: {},
  thinking,
  rules: { manifest: { options: { seats: '2' } } },
} as unknown as GameKit;
const record = {
  game: 'row',
  rules_version: 1,
  options: { seats: '2' },
  entries: [
    [0, 3],
    [1, 7],
    [0, 8],
  ],
  over: true,
};
const players = [
  { kind: 'person' as const, name: 'Anna' },
  { kind: 'bot' as const, name: 'Dodo', level: 'novice' },
];
const result = { scores: [3, 2], returns: [1, -1], sentence: 'Anna wins with 3 points.' };
const game = {
  record,
  last: { ...table, board: '/b', seat: 2, players, commitment: 'ab', origin: null, series: null, result },
  begins: '',
} as unknown as FinishedGame;
const never = new AbortController().signal;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('location', { href: 'http://play.example/' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});

test('the positions of a finished game are made from its entries, and its end is told as the table told it', async () => {
  vi.spyOn(kits, 'loadGameKit').mockResolvedValue(kit);
  const opened = await openGame(game, never, () => undefined);
  expect(opened?.replay).toMatchObject({ entries: [0, 0, 1, 2, 3], scored: 0 });
  expect(opened?.replay.snapshot).toMatchObject({ seat: 2, players, commitment: 'ab', series: null });
  const all = moments(opened!.replay);
  expect(all.map(({ view }) => view.due)).toEqual([[0], [0], [1], [0], []]);
  expect(all.at(-1)?.view.result).toEqual(result);
  expect(all.at(-1)?.view.log.at(-1)?.told.text).toBe('Anna wins with 3 points.');
});

test('while the server compiles the rules it waits, and goes on by itself', async () => {
  vi.useFakeTimers();
  vi.spyOn(kits, 'loadGameKit').mockResolvedValueOnce(null).mockResolvedValue(kit);
  const waits = vi.fn();
  const opening = openGame(game, never, waits);
  await vi.advanceTimersByTimeAsync(100);
  expect(waits).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await opening)?.record).toBe(record);
  vi.useRealTimers();
});

test('it waits no longer than somebody looks', async () => {
  vi.useFakeTimers();
  vi.spyOn(kits, 'loadGameKit').mockResolvedValue(null);
  const stop = new AbortController();
  const opening = openGame(game, stop.signal, () => undefined);
  stop.abort();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await opening).toBeNull();
  vi.useRealTimers();
});

test('a line of play needs nothing more, unless its options are others', async () => {
  vi.spyOn(kits, 'loadGameKit').mockResolvedValue(kit);
  const opened = (await openGame(game, never, () => undefined))!;
  const line = { ...record, entries: [[0, 6]], seats: ['Anna', 'Dodo'], over: false } as unknown as LocalRecord;
  const fetched = vi.spyOn(api, 'answerAt').mockResolvedValue({ ...table, board: '/alone' });
  const same = await openLine(opened, line);
  expect(same?.replay).toMatchObject({ entries: [0, 0, 1], snapshot: { players } });
  expect(fetched).not.toHaveBeenCalled();
  const other = await openLine(opened, { ...line, options: { seats: '1' }, seats: ['Anna'] });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/games/row/local?option=seats%3D1');
  expect(other?.replay.snapshot.players).toMatchObject([{ name: 'Anna' }]);
});
