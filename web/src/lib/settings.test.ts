// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const speak = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../i18n/catalogue', () => ({ speak }));

import { settings } from './settings.svelte';

const SETTINGS = 'parlour.1.settings';
const stored = () => JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as Record<string, unknown>;

const NOW = 1_790_000_000;

test('begins in a language that has words, unless one has been chosen', () => {
  settings.beginIn('xx');
  expect(settings.language).toBe('en');
  settings.beginIn('de');
  settings.beginIn('fr');
  expect([settings.language, stored()['language']]).toEqual(['de', 'de']);
});

test('what another window has chosen stays, and is followed', () => {
  localStorage.setItem(SETTINGS, JSON.stringify({ theme: 'dark', motion: 'none', language: 'fr' }));
  vi.setSystemTime(1000 * NOW);
  settings.sound = false;
  expect(stored()).toEqual({ theme: 'dark', motion: 'none', language: 'fr', sound: false, at: { sound: NOW } });
  dispatchEvent(new StorageEvent('storage', { key: SETTINGS }));
  expect([settings.theme, settings.motion, settings.sound]).toEqual(['dark', 'none', false]);
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('a language whose words cannot be had is not chosen, and the page says so', async () => {
  settings.language = 'cs';
  speak.mockRejectedValueOnce(new TypeError('offline'));
  settings.language = 'de';
  await vi.waitFor(() => expect(settings.wordless).toBe(true));
  expect(settings.language).toBe('cs');
  settings.language = 'fr';
  expect([settings.language, settings.wordless]).toEqual(['fr', false]);
});
