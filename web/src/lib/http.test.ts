// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Summary } from './wire';

const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();

/** The module loaded again, so that nothing is remembered from another test. */
async function fresh() {
  vi.resetModules();
  return import('./http');
}

function answer(body: unknown, status = 200): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('failures', () => {
  it("carry the server's code, sentence, field and what is allowed", async () => {
    const api = await fresh();
    const problem = { code: 'option', sentence: 'No.', field: 'options.x', allowed: ['a', 'b'] };
    fetched.mockResolvedValue(answer(problem, 422));
    const failure = api.makeTable({ game: 'g', seats: [] });
    await expect(failure).rejects.toBeInstanceOf(api.ApiProblem);
    await expect(failure).rejects.toMatchObject({ ...problem, status: 422 });
  });

  it.each(['<html>bad gateway</html>', '{"detail":"x"}', '[]', 'null', ''])(
    'are "unexpected" for the answer %j',
    async (body) => {
      const api = await fresh();
      fetched.mockResolvedValue(answer(body, 502));
      await expect(api.rules('g')).rejects.toMatchObject({ code: 'unexpected', status: 502, sentence: '' });
    },
  );

  it('are "unexpected" where a good answer cannot be read', async () => {
    const api = await fresh();
    fetched.mockResolvedValue(answer('{"title":', 200));
    await expect(api.rules('g')).rejects.toMatchObject({ code: 'unexpected', status: 200 });
  });

  it('are "offline" without a server', async () => {
    const api = await fresh();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api.invite('code')).rejects.toMatchObject({ code: 'offline', status: 0 });
  });

  it('are "slow" when the patience is over', async () => {
    const api = await fresh();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    await expect(api.invite('code')).rejects.toMatchObject({ code: 'slow' });
  });
});

describe('requests', () => {
  it('escape what they put into an address', async () => {
    const api = await fresh();
    fetched.mockResolvedValue(answer({}));
    await api.invite('a/b?c');
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/invites/a%2Fb%3Fc');
  });

  it('ask for the games once, and again after a failure', async () => {
    const api = await fresh();
    fetched.mockRejectedValueOnce(new TypeError('no'));
    fetched.mockImplementation(() => Promise.resolve(answer([{ slug: 'one' }])));
    await expect(api.games()).rejects.toMatchObject({ code: 'offline' });
    await Promise.all([api.games(), api.games(), api.game('one')]);
    expect(fetched).toHaveBeenCalledTimes(2);
    await expect(api.game('two')).rejects.toMatchObject({ code: 'unknown-game', status: 404 });
  });

  it('ask for many tables in parts that the server takes', async () => {
    const api = await fresh();
    fetched.mockImplementation((_, how) => {
      const { tables } = JSON.parse(how.body as string) as { tables: { table: string }[] };
      return Promise.resolve(answer({ tables: tables.map(({ table }) => ({ table }) as Summary), unknown: [] }));
    });
    const keys = Array.from({ length: 2 * api.MOST_MINE + 1 }, (_, i) => ({ table: `t${i}`, token: 'x' }));
    const mine = await api.fetchMyTables(keys);
    expect(mine.tables.map((summary) => summary.table)).toEqual(keys.map((key) => key.table));
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

describe('picture', () => {
  it('is another for a dark page', async () => {
    const { picture } = await fresh();
    expect(picture({ picture: '/p.svg' }, false)).toBe('/p.svg');
    expect(picture({ picture: '/p.svg' }, true)).toBe('/p.svg?dark=1');
  });
});
