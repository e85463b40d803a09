import { expect, test } from 'vitest';
import { atlas, snapshot } from '../table/model/fixtures';
import { view } from '../table/model/view';
import { hinted } from './hints';

const now = view(snapshot());

test('a hint names the turn, its worth and the next best', () => {
  const advice = { run: [4, 9], value: 0.2, other: [3, 9], other_value: 0 };
  expect(hinted(atlas, now, advice)).toEqual({
    sentence: 'A strong bot’s turn: 1 → b. It wins about 60 of 100 games from here. Next best: 1 → a, with 10 fewer.',
    actions: [],
    rows: [],
    run: [4, 9],
    reasons: [],
  });
});

test('a small difference counts as equal, and what is better is not called next best', () => {
  const said = (other_value: number): string =>
    hinted(atlas, now, { run: [4, 9], value: 0, other: [3, 9], other_value }).sentence;
  expect(said(0.02)).toContain('About as good: 1 → a.');
  expect(said(0.2)).not.toContain('1 → a');
});

test('alone nobody is to be won against', () => {
  const alone = { ...now, players: now.players.slice(0, 1) };
  expect(hinted(atlas, alone, { run: [4, 9], value: 0, other: [], other_value: 0 }).sentence).toBe(
    'A strong bot’s turn: 1 → b.',
  );
});
