// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { merged, type Following, type GameProgress } from './merged';
import { THEMES } from './theme';

/** Whole numbers below a bound, the same at every run (a linear congruential generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const MOMENTS = 3; // few, so that things often happen at one moment
const NAMES = ['a', 'b', 'c'];

/** What some device may know: of few values, so that two of them often agree in part. */
function something(below: (most: number) => number): Following {
  const some = <T>(value: () => T): Record<string, T> =>
    Object.fromEntries(NAMES.filter(() => below(2)).map((name) => [name, value()]));
  const progress = (): GameProgress => ({
    puzzles: {
      rating: 990 + below(3),
      streak: below(2),
      longest: below(3),
      met: some(() => below(MOMENTS)),
      at: below(MOMENTS),
    },
    day: {
      date: `2026-01-0${1 + below(2)}`,
      tried: Array.from({ length: below(3) }, () => ({ solved: below(2) > 0, made: below(3), best: 2 })),
    },
    lesson: { step: below(4), at: below(MOMENTS) },
    knows: below(2) > 0,
  });
  const moments = ['theme', 'sound', 'language'].filter(() => below(2)).map((name) => [name, below(MOMENTS)] as const);
  return {
    games: some(progress),
    settings: {
      at: Object.fromEntries(moments),
      theme: THEMES[below(THEMES.length)] ?? 'auto',
      sound: below(2) > 0,
      motion: 'auto',
      language: [null, 'de', 'fr'][below(3)] ?? null,
    },
  };
}

test('whatever is put together in whatever order and however often, the outcome is one', () => {
  const below = numbers(7);
  for (let i = 0; i < 500; i++) {
    const [a, b, c] = [something(below), something(below), something(below)];
    expect(merged(a, b)).toEqual(merged(b, a));
    expect(merged(a, merged(b, c))).toEqual(merged(merged(a, b), c));
    expect(merged(a, a)).toEqual(a);
    expect(merged(merged(a, b), b)).toEqual(merged(a, b));
  }
});

const NOTHING_KNOWN: GameProgress = {
  puzzles: { rating: 1000, streak: 0, longest: 0, met: {}, at: 0 },
  day: { date: '', tried: [] },
  lesson: { step: 0, at: 0 },
  knows: false,
};
const USUAL: Following['settings'] = { at: {}, theme: 'auto', sound: true, motion: 'auto', language: null };
const of = (progress: Partial<GameProgress>, settings: Partial<Following['settings']> = {}): Following => ({
  games: { g: { ...NOTHING_KNOWN, ...progress } },
  settings: { ...USUAL, ...settings },
});

test('what was done on either device is done, and of two tries the better counts', () => {
  const missed = { solved: false, made: 1, best: 3 };
  const solved = { solved: true, made: 3, best: 3 };
  const laptop = of({ day: { date: '2026-01-02', tried: [missed, solved] }, knows: true });
  const phone = of({ day: { date: '2026-01-02', tried: [solved] } });
  expect(merged(laptop, phone).games['g']).toEqual({
    ...NOTHING_KNOWN,
    day: { date: '2026-01-02', tried: [solved, solved] },
    knows: true,
  });
  const later = of({ day: { date: '2026-01-03', tried: [] } });
  expect(merged(laptop, later).games['g']?.day.date).toBe('2026-01-03');
});

test('the rating is the latest, the longest streak stays, and of puzzles met the latest are kept', () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`p${i}`, 10 + i]));
  const before = of({ puzzles: { rating: 1300, streak: 9, longest: 9, met: { x: 1 }, at: 5 } });
  const after = of({ puzzles: { rating: 1200, streak: 0, longest: 2, met: many, at: 6 } });
  expect(merged(before, after).games['g']?.puzzles).toEqual({ rating: 1200, streak: 0, longest: 9, met: many, at: 6 });
});

test('a setting follows where somebody chose it, each by itself', () => {
  const laptop = of({}, { theme: 'dark', language: 'de', at: { theme: 2, language: 4 } });
  const phone = of({}, { theme: 'light', sound: false, at: { theme: 3, sound: 1 } });
  expect(merged(laptop, phone).settings).toEqual({
    at: { theme: 3, sound: 1, language: 4 },
    theme: 'light',
    sound: false,
    motion: 'auto',
    language: 'de',
  });
});
