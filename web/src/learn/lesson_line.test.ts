import { afterEach, expect, test, vi } from 'vitest';
import type { FromClient, LessonAnswer, LessonCourse, ToClient } from '../api/wire';
import { snapshot } from '../table/model/fixtures';
import { LessonLine } from './lesson_line';

const step = (v: number): LessonCourse['steps'][number] => ({
  ask: `Do ${v}`,
  answer: [7],
  snapshot: snapshot({ v }),
  record: { t: 'record', v, seat: 0, record: '' },
});
const course: LessonCourse = { game: 'g', title: 'Game', steps: [step(1), step(1001)] };
const PLAY: FromClient = { t: 'play', id: 3, v: 1, actions: [7] };

afterEach(() => vi.unstubAllGlobals());

/** A line to a server that answers so, one after another; what it says, what was right, and what the server was asked. */
async function opened(...answers: { status?: number; body: unknown }[]) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const { status = 200, body: answer } = answers[asked.length - 1] ?? { body: null };
    return Promise.resolve(Response.json(answer, { status }));
  });
  const said: ToClient[] = [];
  const right: string[] = [];
  const listener = {
    hello: () => ({ t: 'hello' as const }),
    message: (message: ToClient) => said.push(message),
    state: () => undefined,
    refused: () => undefined,
  };
  const line = new LessonLine(course, 0, listener, (sentence) => right.push(sentence));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  return { line, said, right, asked };
}

const DONE: LessonAnswer = { sentence: 'Well done.', update: { t: 'update', n: 2, v: 2 } };

test('it begins with the table of the step, and goes to another', async () => {
  const { line, said } = await opened();
  line.go(1);
  expect(said.map((message) => message.t === 'snapshot' && message.v)).toEqual([1, 1001]);
});

test('a right turn is shown, and what is said of it told', async () => {
  const { line, said, right, asked } = await opened({ body: DONE });
  line.send(PLAY);
  await vi.waitFor(() => expect(right).toEqual(['Well done.']));
  expect(said.at(-1)).toMatchObject({ t: 'update', v: 2 });
  expect(asked).toEqual([{ step: 0, played: [], actions: [7] }]);
});

test('another turn is refused with the sentence of the step', async () => {
  const { line, said, right } = await opened({ body: { sentence: 'Not that.' } });
  line.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 3, sentence: 'Not that.' }));
  expect(right).toEqual([]);
});

test('the second part of a turn is asked about together with the first, and astray all of it is done anew', async () => {
  const first = { sentence: '', update: { t: 'update', n: 2, v: 2 } };
  const { line, said, right, asked } = await opened({ body: first }, { body: { sentence: 'Not that.' } });
  line.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'update' }));
  line.send({ t: 'play', id: 4, v: 2, actions: [9] });
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 4 }));
  expect(asked.at(-1)).toEqual({ step: 0, played: [7], actions: [9] });
  expect(said.at(-2)).toMatchObject({ t: 'snapshot', v: 1 });
  expect(right).toEqual([]);
});

test('the law answers with its rule, and what belongs to a step left is not shown', async () => {
  const { line, said } = await opened(
    { status: 409, body: { code: 'rule', sentence: 'No.', rule: '3.7' } },
    { body: DONE },
  );
  line.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', code: 'rule', rule: '3.7' }));
  line.send(PLAY);
  line.go(1);
  await new Promise((passed) => setTimeout(passed, 20));
  expect(said.at(-1)).toMatchObject({ t: 'snapshot', v: 1001 });
});
