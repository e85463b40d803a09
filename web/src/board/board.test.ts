// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { Board } from '.';
import { atlas, BOARD_WORDS, position } from './model/fixtures';

let app: Record<string, unknown> = {};
afterEach(() => unmount(app));

/** The board of the fixtures, told some actions; what it says was touched. */
function drawn(actions: readonly number[]): number[] {
  const heard: number[] = [];
  const state = position();
  const props = { atlas, state, actions, words: BOARD_WORDS, onaction: (action: number) => void heard.push(action) };
  app = mount(Board, { target: document.body, props });
  flushSync();
  return heard;
}

const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
};

test('an action that a button names is told once it is pressed', () => {
  const heard = drawn([9, 13]);
  press('[data-action="13"]');
  expect(heard).toEqual([13]);
});

test('a board that nobody plays at offers nothing', () => {
  drawn([]);
  expect(document.querySelectorAll('[data-action], [data-lit]')).toHaveLength(0);
});
