import { afterEach, expect, test, vi } from 'vitest';
import type { FromClient, PuzzleAnswer, PuzzleTask, ToClient } from '../api/wire';
import { snapshot } from '../table/model/fixtures';
import { PuzzleLine } from './puzzle_line';

const task: PuzzleTask = {
  game: 'g',
  title: 'Game',
  name: '7',
  rating: 900,
  ask: 'Do it.',
  hint: '',
  snapshot: snapshot({ v: 1 }),
  record: { t: 'record', v: 1, seat: 0, record: '' },
};
const play = (id: number, v: number, action: number): FromClient => ({ t: 'play', id, v, actions: [action] });

afterEach(() => vi.unstubAllGlobals());

/** A line to a server that answers so, one after another; what it says, what was answered, what the server was asked. */
async function opened(...answers: { status?: number; body: unknown }[]) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const { status = 200, body: answer } = answers[asked.length - 1] ?? { body: null };
    return Promise.resolve(Response.json(answer, { status }));
  });
  const said: ToClient[] = [];
  const results: string[] = [];
  const listener = {
    hello: () => ({ t: 'hello' as const }),
    message: (message: ToClient) => said.push(message),
    state: () => undefined,
    refused: () => undefined,
  };
  const line = new PuzzleLine(task, listener, ({ outcome }) => results.push(outcome));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  return { line, said, results, asked };
}

const open = (v: number, more: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  outcome: 'open',
  update: { t: 'update', n: v, v },
  ...more,
});

test('each turn is asked about with those before it, until it is solved', async () => {
  const { line, said, results, asked } = await opened({ body: open(2) }, { body: open(3, { outcome: 'solved' }) });
  line.send(play(1, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  line.send(play(2, 2, 6));
  await vi.waitFor(() => expect(results).toEqual(['open', 'solved']));
  expect(asked).toEqual([
    { played: [], actions: [5] },
    { played: [[5]], actions: [6] },
  ]);
  expect(said.at(-1)).toMatchObject({ t: 'update', v: 3 });
});

test('a slip is refused and leaves the table as it was', async () => {
  const { line, said, results } = await opened({ body: { outcome: 'failed', sentence: 'Makes 8.' } });
  line.send(play(3, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['failed']));
  expect(said.at(-1)).toMatchObject({ t: 'refused', id: 3, sentence: 'Makes 8.' });
  expect(line.played).toEqual([]);
});

test('a slip in the second part of a turn begins the puzzle anew', async () => {
  const { line, said, results } = await opened({ body: open(2, { part: true }) }, { body: { outcome: 'failed' } });
  line.send(play(1, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  line.send(play(2, 2, 6));
  await vi.waitFor(() => expect(results).toEqual(['open', 'failed']));
  expect(said.slice(-2)).toMatchObject([{ t: 'snapshot', v: 1 }, { t: 'refused' }]);
  expect(line.played).toEqual([]);
});

test('the law answers with its rule', async () => {
  const { line, said } = await opened({ status: 409, body: { code: 'rule', sentence: 'No.', rule: '3.7' } });
  line.send(play(1, 1, 5));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', code: 'rule', rule: '3.7' }));
});

test('the record of the position is the one after the last turn', async () => {
  const record = { t: 'record' as const, v: 2, seat: 0, record: 'x' };
  const { line, said, results } = await opened({ body: open(2, { record }) });
  line.send(play(1, 1, 5));
  await vi.waitFor(() => expect(results).toEqual(['open']));
  line.send({ t: 'record', v: 2 });
  await vi.waitFor(() => expect(said.at(-1)).toEqual(record));
});
