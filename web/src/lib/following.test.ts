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
let stored: Progress;
let puts: number;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('parlour.1.person', '{"key":"a-key","known":true}');
  stored = { games: {}, settings: {} };
  puts = 0;
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') {
      stored = JSON.parse(body ?? '') as Progress;
      puts += 1;
    }
    return Promise.resolve(new Response(JSON.stringify(stored)));
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The browser of another device of this person, which knows nothing yet. */
const elsewhere = (): void =>
  Object.keys(localStorage)
    .filter((key) => !key.endsWith('person'))
    .forEach((key) => localStorage.removeItem(key));

test('what one device has done is there on another, and is puts once', async () => {
  enterTry('g', dayOf('g', DATE), 0, SOLVED);
  keepLessonStep('g', 3);
  know('h');
  settings.theme = 'dark';
  await follow();
  await follow();
  expect(puts).toBe(1);
  elsewhere();
  const heard = vi.fn();
  const end = onTry('g', heard);
  await follow();
  expect([dayOf('g', DATE).tried, lessonStep('g'), knows('h'), knows('g')]).toEqual([[SOLVED], 3, true, false]);
  expect(settings.theme).toBe('dark');
  expect([puts, heard.mock.calls.length]).toEqual([1, 1]);
  end();
});

test('what a device changes is puts soon, as one', async () => {
  vi.useFakeTimers();
  const end = keepFollowing();
  await vi.advanceTimersByTimeAsync(10);
  know('g');
  know('h');
  await vi.advanceTimersByTimeAsync(5000);
  expect([puts, Object.keys(stored.games)]).toEqual([1, ['g', 'h']]);
  end();
  vi.useRealTimers();
});

test('where nobody is a person nothing is asked, and what the server refuses changes nothing', async () => {
  know('g');
  localStorage.removeItem('parlour.1.person');
  await follow();
  expect(stored.games).toEqual({});
  localStorage.setItem('parlour.1.person', '{"key":"a-key","known":true}');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":"not-seated"}', { status: 403 })));
  await follow();
  expect(knows('g')).toBe(true);
});
