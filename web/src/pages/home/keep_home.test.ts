// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import * as browser from '../../lib/browser';
import type { GameInfo } from '../../lib/wire';
import * as keeping from '../../local/keep';
import * as modules from '../../local/module';

const game = { slug: 'row', seats: [1, 2], options: [], presets: [], picture: '/row.svg' } as unknown as GameInfo;
const boardOf = (seats: string) => `/api/v1/boards/row?option=seats=${seats}`;

test('what the first page needs is kept, and what its games are begun with, but what is not compiled yet', async () => {
  vi.spyOn(browser, 'serviceWorkerReady').mockResolvedValue(true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async (address: string) => {
    const seats = new URL(address, 'http://x').searchParams.get('option')?.slice(-1) ?? '';
    return Response.json({ game: 'row', board: boardOf(seats) });
  });
  const manifest = { modules: { speaks: '/speaks', thinks: '/thinks' } } as unknown as modules.Manifest;
  vi.spyOn(modules, 'offered').mockImplementation(async (board) => (board === boardOf('2') ? manifest : null));
  const keep = vi.spyOn(keeping, 'keep').mockResolvedValue(true);
  const { keepHome } = await import('./keep_home');
  expect(await keepHome([game])).toBe(true);
  await keepHome([game]);
  expect(keep).toHaveBeenCalledTimes(1);
  const [name, addresses, answers] = keep.mock.calls[0]!;
  expect(name).toBe('/');
  for (const address of ['/api/v1/games', '/api/v1/levels', '/row.svg', '/speaks', '/thinks', boardOf('2')])
    expect(addresses).toContain(address);
  expect(addresses).not.toContain(boardOf('1'));
  expect(Object.keys(answers)).toContain('/api/v1/games/row/local?option=seats%3D2');
});
