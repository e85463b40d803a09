// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const speak = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../i18n/catalogue', () => ({ speak }));

import { settings } from './settings.svelte';

test('a language whose words cannot be had is not chosen, and the page says so', async () => {
  settings.language = 'cs';
  speak.mockRejectedValueOnce(new TypeError('offline'));
  settings.language = 'de';
  await vi.waitFor(() => expect(settings.wordless).toBe(true));
  expect(settings.language).toBe('cs');
  settings.language = 'fr';
  expect([settings.language, settings.wordless]).toEqual(['fr', false]);
});
