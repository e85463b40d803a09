import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient } from '../../api/wire';
import { snapshot } from '../model/fixtures';
import { last, opened, players, prepare, says, sit, tidy, update } from './fixtures';
import type { Sitting } from './session.svelte';

let sitting: Sitting;

beforeEach(prepare);
afterEach(tidy);

describe('several people on one device', () => {
  it('starts behind the curtain where hands are hidden, and shows the hand to whom it belongs', async () => {
    sitting = await sit({ 0: 'one', 1: 'two' }, { due: [1], legal: [] });
    expect(sitting.curtain).toBe(1);
    expect(sitting.composer.acting).toBe(false);
    sitting.look(1);
    expect(sitting.view).toBeNull();
    expect(last('hello')).toMatchObject({ token: 'two', since: -1 });
    says(snapshot({ seat: 1, due: [1], v: 9 }));
    expect(sitting.curtain).toBe(-1);
    expect(sitting.composer.acting).toBe(true);
  });
  it('is here for every seat it holds, whichever looks', async () => {
    sitting = await sit({ 0: 'one', 1: 'two', 4: 'five' }, { due: [1], legal: [] });
    expect(last('hello')).toEqual({ t: 'hello', token: 'one', since: -1, others: ['two', 'five'] });
    sitting.look(1);
    expect(last('hello')).toMatchObject({ token: 'two', others: ['one', 'five'] });
    sitting.close();
    sitting = await sit();
    expect(last('hello')).toEqual({ t: 'hello', token: 'secret', since: -1 });
  });
  it('never draws the curtain again for somebody who has just come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sitting = opened({ 0: 'one', 1: 'two' });
    says(snapshot({ due: [1], legal: [] }), players);
    sitting.look(1);
    says(snapshot({ seat: 1, due: [1], v: 9 }), players);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(sitting.curtain).toBe(-1);
  });
  it('only turns the table where nothing is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sitting = opened({ 0: 'one', 1: 'two' });
    says(snapshot({ hidden: false, due: [1], legal: [] }));
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    expect(sitting.curtain).toBe(-1);
    expect(last('hello').token).toBe('two');
  });
});

describe('the beginning', () => {
  it('is seen though who has sat down is told first, under the same number', async () => {
    sitting = await sit(undefined, { phase: 'waiting', due: [], legal: [], seats: [] });
    says(
      { ...players, n: 6, phase: 'playing' } as ToClient,
      update(6, 4, { due: [0], legal: [3], sentence: 'Place one.' }),
    );
    await vi.waitFor(() => expect(sitting.view?.due).toEqual([0]));
    expect(sitting.composer.acting).toBe(true);
  });
});

describe('the lot', () => {
  it('is seen before anything is played', async () => {
    sitting = await sit(undefined, { phase: 'waiting', due: [], legal: [], seats: [] });
    says(update(6, 4, { lot: 0, due: [0], legal: [3], steps: [{ seat: 0, told: { text: 'begins, drawn by lot' } }] }));
    expect(sitting.lot).toBe(0);
    expect(sitting.composer.acting).toBe(false);
    sitting.lotDone();
    expect(sitting.composer.acting).toBe(true);
    expect(sitting.view?.due).toEqual([0]);
  });
  it('is shown to who comes before the first move, until it was seen, and never again', async () => {
    sitting = await sit(undefined, { lot: 1 });
    expect(sitting.lot).toBe(1);
    sitting.close(); // gone before it came to rest
    sitting = await sit(undefined, { lot: 1 });
    expect(sitting.lot).toBe(1);
    sitting.lotFell();
    expect(sitting.fallen).toBe(true);
    sitting.close();
    sitting = await sit(undefined, { lot: 1 });
    expect(sitting.lot).toBe(-1);
    expect(sitting.composer.acting).toBe(true);
  });
});
