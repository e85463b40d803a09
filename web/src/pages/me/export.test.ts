// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { exported } from './export';
import { remember, setMyName } from '../../lib/storage';
import type { Row } from '../../lib/tables';

const PROGRESS = '{"games":{"go":{"knows":true}},"settings":{}}';

afterEach(() => vi.unstubAllGlobals());

it('has the records of finished tables and what the browser keeps, but no secrets', async () => {
  const answers = [
    new Response(JSON.stringify({ game: 'go' })),
    new Response('{}', { status: 409 }),
    new Response(PROGRESS),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  remember('a', 0, 'a-token');
  localStorage.setItem('parlour.1.person', '{"key":"a-key","known":true}');
  localStorage.setItem('parlour.1.asked_back.a', '{"seat":0,"token":"another-token"}');
  localStorage.setItem('other', 'not ours');
  setMyName('Anna');
  const rows = ['a', 'b', 'c'].map((table) => ({ table, phase: table === 'c' ? 'playing' : 'over' })) as Row[];
  const text = await exported({ names: ['Anna'], devices: [], sheet: false }, rows);
  expect(JSON.parse(text)).toEqual({
    person: { names: ['Anna'], devices: [], sheet: false },
    tables: rows,
    records: { a: { game: 'go' } },
    progress: JSON.parse(PROGRESS) as unknown,
    browser: { 'parlour.1.name': '"Anna"' },
  });
});
