import { afterEach, expect, test, vi } from 'vitest';
import type { LessonAnswer, LessonCourse } from '../../lib/wire';
import { voice } from '../../table/model/row_game';
import { company, moves } from '../../table/session/stream_fixtures';
import { openedTask, plays } from '../../table/session/task_fixtures';
import { LessonSource } from './lesson_source';

const { moves: _, ...START } = moves([]); // as it comes

const step = (n: number): LessonCourse['steps'][number] => ({
  ask: `Do ${n}`,
  answer: [7],
  shown: `Do ${n}.`,
  done: 'Well done.',
  astray: 'Not that.',
  start: START,
});
const course: LessonCourse = { game: 'g', title: 'Game', company: company(), steps: [step(1), step(2)] };
const [ACTION, REPLY] = [7, 5];
const PLAY = plays(3, 0, ACTION);

vi.mock('../../local/module', async (original) => ({
  ...(await original<typeof import('../../local/module')>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));

afterEach(() => vi.unstubAllGlobals());

async function opened(...answers: { status?: number; body: unknown }[]) {
  const right: number[] = [];
  const lesson = await openedTask(
    (listener, equip) => new LessonSource(course, 0, listener, () => right.push(lesson.source.step), equip),
    ...answers,
  );
  return { ...lesson, right };
}

const played = [[0, ACTION] as [number, number], [1, REPLY] as [number, number]];
const DONE: LessonAnswer = { outcome: 'right', moves: { ...moves(played), start: '' } };
const FIRST: LessonAnswer = { outcome: 'open', moves: { ...moves(played.slice(0, 1)), start: '' } };

test('it begins with the table of the step, and goes to another', async () => {
  const { source, said } = await opened();
  source.go(1);
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toMatchObject([
    { t: 'snapshot', cut: 1, n: 0, due: [0] },
    { t: 'snapshot', cut: 2, n: 0, due: [0] },
  ]);
});

test('a right turn lies there at once, is followed by the others, and then told', async () => {
  const { source, said, right, requests } = await opened({ body: DONE });
  source.send(PLAY);
  await vi.waitFor(() => expect(right).toEqual([0]));
  expect(said.slice(1)).toMatchObject([{ t: 'ahead' }, { t: 'update', n: 2, shown: 1, due: [], legal: [] }]);
  expect(requests).toEqual([{ step: 0, played: [], actions: [ACTION], layout: '' }]);
});

test('the next step begins with its own table', async () => {
  const { source, said, right } = await opened({ body: DONE });
  source.send(PLAY);
  await vi.waitFor(() => expect(right).toEqual([0]));
  source.go(1);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'snapshot', cut: 2, n: 0, due: [0] }));
});

test('another turn is refused with the sentence of the step', async () => {
  const { source, said, right } = await opened({ body: { outcome: 'astray' } });
  source.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 3, sentence: 'Not that.' }));
  expect(said.at(-2)).toEqual({ t: 'ahead', update: null });
  expect(right).toEqual([]);
});

test('the second part of a turn is asked about together with the first, and after a wrong one all of it is played again', async () => {
  const { source, said, right, requests } = await opened({ body: FIRST }, { body: { outcome: 'astray' } });
  source.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'update' }));
  source.send(plays(4, 1, 2));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', id: 4 }));
  expect(requests.at(-1)).toMatchObject({ step: 0, played: [ACTION], actions: [2] });
  expect(said.findLast(({ t }) => t === 'snapshot')).toMatchObject({ cut: 2, n: 0 });
  expect(right).toEqual([]);
});

test('the law answers with its rule, and what belongs to a step left is not shown', async () => {
  const { source, said } = await opened(
    { status: 409, body: { code: 'rule', sentence: 'No.', rule: '3.7' } },
    { body: DONE },
  );
  source.send(PLAY);
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ t: 'refused', code: 'rule', rule: '3.7' }));
  source.send(PLAY);
  source.go(1);
  await new Promise((passed) => setTimeout(passed, 20));
  expect(said.at(-1)).toMatchObject({ t: 'snapshot', cut: 2 });
});
