import { afterEach, expect, test, vi } from 'vitest';
import type { PuzzleAnswer, PuzzleTask } from '../../lib/wire';
import { snapshot } from '../../board/model/fixtures';
import { openedTask, plays } from '../../table/session/task_fixtures';
import { PuzzleLine } from './puzzle_line';

const TASK: PuzzleTask = {
  game: 'g',
  title: 'Game',
  name: '7',
  rating: 900,
  ask: 'Do it.',
  hint: '',
  snapshot: snapshot({ n: 1 }),
  record: { n: 1, seat: 0, record: '' },
};

afterEach(() => vi.unstubAllGlobals());

async function opened(...answers: { status?: number; body: unknown }[]) {
  const results: string[] = [];
  const task = await openedTask(
    (listener) => new PuzzleLine(TASK, listener, ({ outcome }) => results.push(outcome)),
    ...answers,
  );
  return { ...task, results };
}

const open = (n: number, more: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  outcome: 'open',
  update: { t: 'update', n },
  ...more,
});

test('each turn is asked about with those before it, until it is solved', async () => {
  const { line, said, results, asked } = await opened({ body: open(2) }, { body: open(3, { outcome: 'solved' }) });
  line.send(plays(1, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  line.send(plays(2, 2, 6));
  await vi.waitFor(() => expect(results).toEqual(['open', 'solved']));
  expect(asked).toEqual([
    { played: [], actions: [5] },
    { played: [[5]], actions: [6] },
  ]);
  expect(said.at(-1)).toMatchObject({ t: 'update', n: 3 });
});

test('a slip is refused and leaves the table as it was', async () => {
  const { line, said, results } = await opened({ body: { outcome: 'failed', sentence: 'Makes 8.' } });
  line.send(plays(3, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['failed']));
  expect(said.at(-1)).toMatchObject({ t: 'refused', id: 3, sentence: 'Makes 8.' });
  expect(line.played).toEqual([]);
});

test('a slip in the second part of a turn starts the puzzle again', async () => {
  const { line, said, results } = await opened({ body: open(2, { part: true }) }, { body: { outcome: 'failed' } });
  line.send(plays(1, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  line.send(plays(2, 2, 6));
  await vi.waitFor(() => expect(results).toEqual(['open', 'failed']));
  expect(said.slice(-2)).toMatchObject([{ t: 'snapshot', n: 1 }, { t: 'refused' }]);
  expect(line.played).toEqual([]);
});

test('the law answers with its rule', async () => {
  const { line, said } = await opened({ status: 409, body: { code: 'rule', sentence: 'No.', rule: '3.7' } });
  line.send(plays(1, 1, 5));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', code: 'rule', rule: '3.7' }));
});

test('the record of the position is the one after the last turn', async () => {
  const record = { n: 2, seat: 0, record: 'x' };
  const { line, results } = await opened({ body: open(2, { record }) });
  line.send(plays(1, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  expect([line.record(1), line.record(2)]).toEqual([null, record]);
});

test('without a server the solution judges; what it cannot tell stays as it was composed', async () => {
  const { line, said, results } = await opened();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const answer = (_: unknown, [action]: readonly number[]) => (action === 5 ? open(2, { outcome: 'solved' }) : null);
  line.foreseen = Promise.resolve({ answer });
  line.send(plays(1, 1, 4));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 1, code: 'limit' }));
  expect(line.played).toEqual([]);
  line.send(plays(2, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['solved']));
  expect(said.at(-1)).toMatchObject({ t: 'update', n: 2 });
});
