// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshot } from '../model/fixtures';
import { view, type View } from '../model/view';
import Winner from './Winner.svelte';

const playing = view(snapshot());
const over: View = {
  ...playing,
  phase: 'over',
  result: {
    sentence: '',
    ranking: [[1], [0]],
    verdict: 'won',
    leaders: [1],
    scores: [3, 7],
    score_history: [],
    seed: '',
    reason: 'finished',
  } as never,
};

let app: Record<string, unknown> = {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  void unmount(app);
  vi.useRealTimers();
});

function shows(first: View) {
  const props = $state({ view: first, seats: [0] });
  app = mount(Winner, { target: document.body, props });
  flushSync();
  return props;
}
const winner = () => document.querySelector('[data-winner]');

test('who has won is shown for two seconds when the game ends', () => {
  const props = shows(playing);
  expect(winner()).toBeNull();
  props.view = over;
  flushSync();
  vi.advanceTimersByTime(0);
  flushSync();
  expect(winner()?.querySelector('.disc .letter')?.textContent).toBe('B');
  expect(winner()?.querySelector('strong')?.textContent).toBeTruthy();
  vi.advanceTimersByTime(1900);
  flushSync();
  expect(winner()).not.toBeNull();
  vi.advanceTimersByTime(200);
  flushSync();
  expect(winner()).toBeNull();
});

test('a game that was over when one came is not won again', () => {
  shows(over);
  expect(winner()).toBeNull();
});
