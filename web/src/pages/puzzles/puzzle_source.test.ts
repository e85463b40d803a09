import { afterEach, expect, test, vi } from 'vitest';
import type { PuzzleAnswer, PuzzleTask } from '../../lib/wire';
import { voice } from '../../table/model/row_game';
import { company, moves } from '../../table/session/stream_fixtures';
import { openedTask, plays } from '../../table/session/task_fixtures';
import { PuzzleSource } from './puzzle_source';

const TASK: PuzzleTask = {
  game: 'g',
  title: 'Game',
  name: '7',
  rating: 900,
  ask: ['g.puzzles', 'ask', {}],
  hint: '',
  language: 'en',
  patterns: { ask: 'Do it.', made: ['Makes ', ['count'], '.'] },
  company: company(),
  start: moves([]),
};
const MADE = ['g.puzzles', 'made', { count: 8 }];
const PLAYED: [number, number][] = [
  [0, 5],
  [1, 1],
  [0, 6],
];

vi.mock('../../local/module', async (original) => ({
  ...(await original<typeof import('../../local/module')>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));

afterEach(() => vi.unstubAllGlobals());

async function opened(...answers: { status?: number; body: unknown }[]) {
  const results: string[] = [];
  const task = await openedTask(
    (listener, equip) => new PuzzleSource(TASK, listener, ({ outcome }) => results.push(outcome), equip),
    ...answers,
  );
  return { ...task, results };
}

/** What leads to entry `n`. */
const open = (from: number, n: number, more: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  outcome: 'open',
  moves: { ...moves(PLAYED.slice(0, n), from), start: '' },
  ...more,
});

test('each turn is asked about with those before it, until it is solved and nobody is due', async () => {
  const { source, said, results, requests } = await opened(
    { body: open(0, 2) },
    { body: open(2, 3, { outcome: 'solved' }) },
  );
  source.send(plays(1, 0, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  source.send(plays(2, 2, 6));
  await vi.waitFor(() => expect(results).toEqual(['open', 'solved']));
  expect(requests).toMatchObject([
    { played: [], actions: [5] },
    { played: [[5]], actions: [6] },
  ]);
  expect(said.at(-1)).toMatchObject({ t: 'update', n: 3, due: [], legal: [], sentence: '' });
});

test('a slip is refused in words of the puzzle and leaves the table as it was', async () => {
  const { source, said, results } = await opened({ body: { outcome: 'failed', said: MADE } });
  source.send(plays(3, 0, 5));
  await vi.waitFor(() => expect(results).toEqual(['failed']));
  expect(said.at(-1)).toMatchObject({ t: 'refused', id: 3, sentence: 'Makes 8.' }); // before it is told that it failed
  expect(source.inWords(TASK.ask)).toBe('Do it.');
  expect(source.played).toEqual([]);
});

test('a slip in the second part of a turn starts the puzzle again', async () => {
  const { source, said, results } = await opened({ body: open(0, 1, { part: true }) }, { body: { outcome: 'failed' } });
  source.send(plays(1, 0, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  source.send(plays(2, 1, 6));
  await vi.waitFor(() => expect(said.at(-1)?.t).toBe('refused'));
  expect(said.findLast(({ t }) => t === 'snapshot')).toMatchObject({ cut: 2, n: 0 });
  expect(source.played).toEqual([]);
});

test('the law answers with its rule', async () => {
  const { source, said } = await opened({ status: 409, body: { code: 'rule', sentence: 'No.', rule: '3.7' } });
  source.send(plays(1, 0, 5));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', code: 'rule', rule: '3.7' }));
});

test('a turn on a table that has gone on is stale', async () => {
  const { source, said, requests } = await opened();
  source.send(plays(1, 4, 5));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 1, code: 'stale' }));
  expect(requests).toEqual([]);
});

test('a table that is asked for again is shown as it is', async () => {
  const { source, said, results } = await opened({ body: open(0, 2) });
  source.send(plays(1, 0, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  source.greet();
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'snapshot', cut: 1, n: 2 }));
});

test('without a server the solution judges; what it cannot tell stays as it was composed', async () => {
  const { source, said, results } = await opened();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const answer = (_: unknown, [action]: readonly number[]) => (action === 5 ? open(0, 2, { outcome: 'solved' }) : null);
  source.offlineJudge = Promise.resolve({ answer });
  source.send(plays(1, 0, 4));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 1, code: 'limit' }));
  expect(source.played).toEqual([]);
  source.send(plays(2, 0, 5));
  await vi.waitFor(() => expect(results).toEqual(['solved']));
  expect(said.at(-1)).toMatchObject({ t: 'update', n: 2 });
});
