// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Polled } from './polled.svelte';

it('shows what was known before only where no answer comes, and an answer instead as soon as one does', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('new')];
  const polled = new Polled<string>(
    () => answers.shift()?.() ?? Promise.reject(new Error('offline')),
    60,
    60,
    () => 'old',
  );
  expect(polled.value).toBeNull();
  await polled.refresh();
  expect([polled.value, polled.error]).toEqual(['old', new Error('offline')]);
  await polled.refresh();
  expect([polled.value, polled.error]).toEqual(['new', null]);
  await polled.refresh();
  expect(polled.value).toBe('new');
});
