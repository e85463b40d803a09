import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { below, verifyDraws, type SeededRecord } from './draws';
import type { Game } from './module';

const SEED = '00'.repeat(31) + '07';
const CHANCE = -1;
const SEAT_DRAW = 1000;
const FACES = [1, 2, 3, 4, 5, 6];

/** The starter of two is drawn, then that seat passes (0) and a die falls, again and again, `turns` times. */
function dice(turns: number): Game {
  const state = () => {
    const played: number[] = [];
    const turn = () => (played.length === 1 + 2 * turns ? -3 : played.length % 2 ? 1 : CHANCE);
    const outcomes = () =>
      (played.length ? FACES : [SEAT_DRAW, SEAT_DRAW + 1]).map((outcome) => ({
        outcome,
        weight: outcome === 6 ? 2 : 1,
      }));
    const scores = () => [played.reduce((sum, score) => sum + score, 0)];
    return { turn, outcomes, scores, legal: () => [0], play: (_: number, action: number) => played.push(action) };
  };
  return {
    manifest: { chance: CHANCE, seat_draw: SEAT_DRAW, over: -3, rules_version: 1, seats: 1 },
    newState: state,
  } as unknown as Game;
}

/** The same draws, worked out otherwise. */
function drawn(stream: string, n: number, weights: readonly number[]): number {
  const hash = createHash('sha256').update(Buffer.from(SEED, 'hex')).update(`/${stream}/${n}/0`).digest('hex');
  const total = weights.reduce((a, b) => a + b);
  let left = Number(BigInt(`0x${hash}`) % BigInt(total));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

function played(turns: number): SeededRecord & { entries: [number, number][] } {
  const entries: [number, number][] = [[CHANCE, SEAT_DRAW + drawn('lot', 0, [1, 1])]];
  for (let n = 0; n < turns; n++) entries.push([0, 0], [CHANCE, 1 + drawn('draw', n, [1, 1, 1, 1, 1, 2])]);
  return { rules_version: 1, seed: SEED, entries, over: true };
}

test('numbers are those that the server draws', () => {
  // parlour.Seeded(7).below("draw", n, 100) for n from 0
  const seed = Uint8Array.from(Buffer.from(SEED, 'hex'));
  expect([0, 1, 2, 3].map((n) => Number(below(seed, 'draw', n, 100n)))).toEqual([32, 86, 60, 91]);
});

test('a record whose draws are the seed’s holds', () => {
  expect(verifyDraws(dice(20), played(20))).toEqual({ fault: '', draws: 21 });
});

test('a forged draw is named', () => {
  const record = played(20);
  const truth = record.entries[10]?.[1] ?? 0;
  const other = (truth % 6) + 1;
  record.entries[10] = [CHANCE, other];
  expect(verifyDraws(dice(20), record)).toMatchObject({ fault: 'draw', draw: 6, entry: 11, says: other });
});

test('draws that were given are not the seed’s, and a series says who begins', () => {
  const record = played(20);
  const begins = record.entries[0]?.[1] === SEAT_DRAW ? SEAT_DRAW + 1 : SEAT_DRAW;
  record.entries[0] = [CHANCE, begins];
  expect(verifyDraws(dice(20), record)).toMatchObject({ fault: 'draw', draw: 1 });
  expect(verifyDraws(dice(20), { ...record, starter: begins - SEAT_DRAW })).toEqual({ fault: '', draws: 20 });
  expect(verifyDraws(dice(20), { ...record, given: 1 })).toEqual({ fault: '', draws: 20 });
});

test('what is not possible is no record', () => {
  const record = played(2);
  record.entries[1] = [0, 5];
  expect(verifyDraws(dice(2), record)).toEqual({ fault: 'entry', entry: 2 });
  record.entries[1] = [CHANCE, 1];
  expect(verifyDraws(dice(2), record)).toEqual({ fault: 'entry', entry: 2 });
  expect(verifyDraws(dice(1), played(2))).toEqual({ fault: 'entry', entry: 4 });
});
