// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { snapshot } from '../model/fixtures';
import { view } from '../model/view';
import PlayAgain from './PlayAgain.svelte';

let app: Record<string, unknown> = {};
afterEach(() => unmount(app));

test.each([
  ['Ben', true],
  ['…', false],
])('another game is asked for of %s: %s', (name, offered) => {
  const players = ['Anna', name].map((person) => ({ kind: 'person' as const, name: person }));
  const now = { ...view(snapshot()), phase: 'over' as const, next: '', event: '', series: null, players };
  app = mount(PlayAgain, {
    target: document.body,
    props: { view: now, session: { seats: [0], again: vi.fn(), withdrawAgain: vi.fn() } },
  });
  flushSync();
  expect(document.querySelector('[data-again]') !== null).toBe(offered);
});
