import { afterEach, expect, test, vi } from 'vitest';
import type { LessonAnswer, LessonCourse } from '../../lib/wire';
import { snapshot } from '../../board/model/fixtures';
import { openedTask, plays } from '../../table/session/task_fixtures';
import { LessonLine } from './lesson_line';

const step = (n: number): LessonCourse['steps'][number] => ({
  ask: `Do ${n}`,
  answer: [7],
  shown: `Do ${n}.`,
  snapshot: snapshot({ n }),
  record: { n, seat: 0, record: '' },
});
const course: LessonCourse = { game: 'g', title: 'Game', steps: [step(1), step(1001)] };
const PLAY = plays(3, 1, 7);

afterEach(() => vi.unstubAllGlobals());

async function opened(...answers: { status?: number; body: unknown }[]) {
  const right: string[] = [];
  const lesson = await openedTask(
    (listener) => new LessonLine(course, 0, listener, (sentence) => right.push(sentence)),
    ...answers,
  );
  return { ...lesson, right };
}

const DONE: LessonAnswer = { sentence: 'Well done.', update: { t: 'update', n: 2 } };

test('it begins with the table of the step, and goes to another', async () => {
  const { line, said } = await opened();
  line.go(1);
  expect(said.map((message) => message.t === 'snapshot' && message.n)).toEqual([1, 1001]);
});

test('a right turn is shown, and what is said of it told', async () => {
  const { line, said, right, asked } = await opened({ body: DONE });
  line.send(PLAY);
  await vi.waitFor(() => expect(right).toEqual(['Well done.']));
  expect(said.at(-1)).toMatchObject({ t: 'update', n: 2 });
  expect(asked).toEqual([{ step: 0, played: [], actions: [7] }]);
});

test('another turn is refused with the sentence of the step', async () => {
  const { line, said, right } = await opened({ body: { sentence: 'Not that.' } });
  line.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 3, sentence: 'Not that.' }));
  expect(right).toEqual([]);
});

test('the second part of a turn is asked about together with the first, and after a wrong one all of it is played again', async () => {
  const first = { sentence: '', update: { t: 'update', n: 2 } };
  const { line, said, right, asked } = await opened({ body: first }, { body: { sentence: 'Not that.' } });
  line.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'update' }));
  line.send(plays(4, 2, 9));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 4 }));
  expect(asked.at(-1)).toEqual({ step: 0, played: [7], actions: [9] });
  expect(said.at(-2)).toMatchObject({ t: 'snapshot', n: 1 });
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
  expect(said.at(-1)).toMatchObject({ t: 'snapshot', n: 1001 });
});
