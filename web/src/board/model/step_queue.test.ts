import { describe, expect, it } from 'vitest';
import { BUSY, StepQueue, FLIGHT, FLOOD, pace, PAUSE, QUICK, stagger } from './step_queue';

describe('pace', () => {
  it('is calm, quicker when more waits, and none for those who want none', () => {
    expect([pace(0, false), pace(BUSY + 1, false), pace(FLOOD + 1, false), pace(0, true)]).toEqual([
      FLIGHT,
      QUICK,
      0,
      0,
    ]);
    expect(FLIGHT).toBeGreaterThanOrEqual(180);
    expect(FLIGHT).toBeLessThanOrEqual(240);
  });
  it('lets the pieces of one deal follow each other, but not for long', () => {
    expect(stagger(1)).toBe(0);
    expect(stagger(36) * 36).toBeLessThanOrEqual(700);
  });
});

describe('a queue', () => {
  function queue(still = false) {
    const shown: [string, number][] = [];
    const waits: { ms: number; over: () => void }[] = [];
    const steps = new StepQueue<string>(
      (moment, ms) => {
        shown.push([moment, ms]);
        return moment.startsWith('-') ? 0 : ms;
      },
      () => still,
      (ms) => new Promise((resolve) => waits.push({ ms, over: resolve })),
    );
    const next = async () => {
      waits.shift()?.over();
      await Promise.resolve();
      await Promise.resolve();
    };
    return { steps, shown, waits, next };
  }

  it('shows one moment after another', async () => {
    const { steps, shown, waits, next } = queue();
    steps.push(['one', 'two']);
    expect(shown).toEqual([['one', FLIGHT]]);
    expect(waits[0]?.ms).toBe(FLIGHT + PAUSE);
    await next();
    expect(shown.map(([moment]) => moment)).toEqual(['one', 'two']);
    await next();
    expect(steps.busy).toBe(false);
  });
  it('does not wait for a moment in which nothing moves', () => {
    const { steps, shown } = queue();
    steps.push(['-one', '-two', 'three']);
    expect(shown).toHaveLength(3);
  });
  it('shows all that waits at once when asked', async () => {
    const { steps, shown, next } = queue();
    steps.push(['one', 'two', 'three']);
    steps.flush();
    expect(shown.slice(1)).toEqual([
      ['two', 0],
      ['three', 0],
    ]);
    await next();
    expect(steps.busy).toBe(false);
  });
  it('shows what follows that at once, and moves it', async () => {
    const { steps, shown, next } = queue();
    steps.push(['one', 'two']);
    steps.flush();
    steps.push(['three', 'four']);
    expect(shown.slice(2)).toEqual([['three', FLIGHT]]);
    await next(); // the wait that was cut short
    expect(shown).toHaveLength(3);
    await next();
    expect(shown.at(-1)).toEqual(['four', FLIGHT]);
  });
  it('never falls behind: a flood is shown without movement', () => {
    const { steps, shown } = queue();
    steps.push(Array.from({ length: FLOOD + 10 }, (_, i) => `m${i}`));
    expect(shown.length).toBeGreaterThanOrEqual(9);
    expect(shown[0]).toEqual(['m0', 0]);
  });
  it('is still for those who want no motion', () => {
    const { steps, shown } = queue(true);
    steps.push(['one', 'two']);
    expect(shown).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
    expect(steps.busy).toBe(false);
  });
});
