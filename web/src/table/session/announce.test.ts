import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, BREATH, STAY } from './announce';

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
  vi.advanceTimersByTime(BREATH);
  expect(shown.at(-1)).toBe('Your turn.');
  vi.advanceTimersByTime(STAY * 3);
  expect(shown.filter(Boolean)).toEqual(['Your turn.', 'Ben passed.']);
});

it('says the same twice, with nothing between', () => {
  voice.say('Not allowed.');
  voice.say('Not allowed.');
  vi.advanceTimersByTime(STAY * 4);
  expect(shown.filter(Boolean)).toHaveLength(2);
  expect(shown[shown.indexOf('Not allowed.') + 1]).toBe('');
});

it('keeps only the latest of many', () => {
  for (let i = 0; i < 30; i++) voice.say(`line ${i}`);
  vi.advanceTimersByTime(STAY * 40);
  expect(shown.filter(Boolean).length).toBeLessThan(10);
  expect(shown.filter(Boolean).at(-1)).toBe('line 29');
});

it('says nothing of nothing', () => {
  voice.say('  ');
  vi.advanceTimersByTime(STAY);
  expect(shown).toEqual([]);
});
