import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { atlas, position as makePosition } from '../model/fixtures';
import type { Target } from '../model/targets';
import { Picking } from './picking.svelte';

const position = { ...makePosition(), legal: [0, 4, 13] };

/** What is touched, by the key of its target, at the position of the fixtures; and what is heard of it. */
function touching(...keys: string[]): { heard: number[]; picking: Picking } {
  const heard: number[] = [];
  const picking = new Picking(() => ({ atlas, position, onaction: (action) => void heard.push(action) }));
  const lying = atlas.lying(position.pieces);
  const targets = atlas.board.areas.flatMap((area): Target[] => atlas.targets(area, lying, position.seat));
  for (const key of keys) {
    const target = targets.find((target) => target.key === key || target.piece?.id === key);
    if (!target) throw new Error(`${key}: of ${targets.map((target) => target.key).join(' ')}`);
    picking.touch(target);
    flushSync();
  }
  return { heard, picking };
}

test('a piece is picked up, and put down where it means one action', () => {
  const own = position.pieces.find((piece) => piece.place === 'hand0' && piece.face === '1')?.id ?? '';
  expect(touching(own).picking.draft.path).toHaveLength(1);
  expect(touching(own, 'b').heard).toEqual([4]);
});

test('what may not be done is not told', () => {
  const own = position.pieces.find((piece) => piece.place === 'hand0' && piece.face === '1')?.id ?? '';
  expect(touching(own, 'c').heard).toEqual([]);
});

test('a piece touched again is put down', () => {
  const own = position.pieces.find((piece) => piece.place === 'hand0' && piece.face === '1')?.id ?? '';
  expect(touching(own, own).picking.draft.path).toEqual([]);
});
