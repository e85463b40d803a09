import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, PAUSE_MS, STAY_MS } from './announce';

let shown: string[];
let voice: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  voice = new Announcer((text) => void shown.push(text));
});
afterEach(() => vi.useRealTimers());

it('says one sentence after another', () => {
  voice.say('Your turn.');
  voice.say('Ben passed.');
  vi.advanceTimersByTime(PAUSE_MS);
  expect(shown.at(-1)).toBe('Your turn.');
  vi.advanceTimersByTime(STAY_MS * 3);
  expect(shown.filter(Boolean)).toEqual(['Your turn.', 'Ben passed.']);
});

it('says the same twice, with nothing between', () => {
  voice.say('Not allowed.');
  voice.say('Not allowed.');
  vi.advanceTimersByTime(STAY_MS * 4);
  expect(shown.filter(Boolean)).toHaveLength(2);
  expect(shown[shown.indexOf('Not allowed.') + 1]).toBe('');
});

it('keeps only the latest of many', () => {
  for (let i = 0; i < 30; i++) voice.say(`line ${i}`);
  vi.advanceTimersByTime(STAY_MS * 40);
  expect(shown.filter(Boolean).length).toBeLessThan(10);
  expect(shown.filter(Boolean).at(-1)).toBe('line 29');
});

it('says nothing of nothing', () => {
  voice.say('  ');
  vi.advanceTimersByTime(STAY_MS);
  expect(shown).toEqual([]);
});
