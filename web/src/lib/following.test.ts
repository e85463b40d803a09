// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, keepFollowing } from './following';
import { keepLessonStep, knows, know, lessonStep } from './lessons';
import { dayOf, enterTry, onTry } from './puzzles';
import { settings } from './settings.svelte';
import type { Progress } from './wire';

const DATE = '2026-01-02';
const SOLVED = { solved: true, made: 1, best: 1 };

/** What the server keeps of the person, and how often it was given something. */
let kept: Progress;
let given: number;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('parlour.1.person', '{"key":"a-key","known":true}');
  kept = { games: {}, settings: {} };
  given = 0;
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') {
      kept = JSON.parse(body ?? '') as Progress;
      given += 1;
    }
    return Promise.resolve(new Response(JSON.stringify(kept)));
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The browser of another device of this person, which knows nothing yet. */
const elsewhere = (): void =>
  Object.keys(localStorage)
    .filter((key) => !key.endsWith('person'))
    .forEach((key) => localStorage.removeItem(key));

test('what one device has done is there on another, and is given once', async () => {
  enterTry('g', dayOf('g', DATE), 0, SOLVED);
  keepLessonStep('g', 3);
  know('h');
  settings.theme = 'dark';
  await follow();
  await follow();
  expect(given).toBe(1);
  elsewhere();
  const heard = vi.fn();
  const end = onTry('g', heard);
  await follow();
  expect([dayOf('g', DATE).tried, lessonStep('g'), knows('h'), knows('g')]).toEqual([[SOLVED], 3, true, false]);
  expect(settings.theme).toBe('dark');
  expect([given, heard.mock.calls.length]).toEqual([1, 1]);
  end();
});

test('what a device changes is given soon, as one', async () => {
  vi.useFakeTimers();
  const end = keepFollowing();
  await vi.advanceTimersByTimeAsync(10);
  know('g');
  know('h');
  await vi.advanceTimersByTimeAsync(5000);
  expect([given, Object.keys(kept.games)]).toEqual([1, ['g', 'h']]);
  end();
  vi.useRealTimers();
});

test('where nobody is a person nothing is asked, and what the server refuses changes nothing', async () => {
  know('g');
  localStorage.removeItem('parlour.1.person');
  await follow();
  expect(kept.games).toEqual({});
  localStorage.setItem('parlour.1.person', '{"key":"a-key","known":true}');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"not-seated"}', { status: 403 })));
  await follow();
  expect(knows('g')).toBe(true);
});
