// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPerson, deviceLabel, isMine, mySeats, openSeats, personKey, recoverSeats } from './person';
import { forgetSeat, remember, tokensOf } from './storage';

const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

/** What was asked for, in order: address, key, body. */
const requests = () =>
  fetched.mock.calls.map(([address, { headers, body }]) => ({
    address,
    key: (headers as Record<string, string>)['authorization'],
    body: JSON.parse(body as string) as unknown,
  }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => answer({ tables: [], unknown: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('a person', () => {
  it('begins with the first seat, by a key that only the header has', async () => {
    await beginPerson();
    expect(fetched).not.toHaveBeenCalled();
    remember('a', 1, 'token');
    await beginPerson();
    await beginPerson();
    expect(personKey()).toMatch(/^[\w-]{43}$/);
    const { address, key, body } = requests()[1] ?? {};
    expect([address, key]).toEqual(['/api/v1/me', `Bearer ${personKey()}`]);
    expect(body).toMatchObject({ tables: [{ table: 'a', token: 'token' }] });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is begun again with the same key where the answer was lost', async () => {
    remember('a', 1, 'token');
    fetched.mockImplementationOnce(() => answer({ tables: [], unknown: [] }));
    fetched.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await beginPerson();
    expect(personKey()).toBe('');
    await beginPerson();
    expect(requests()[3]?.key).toBe(requests()[1]?.key);
    expect(requests()[3]?.key).toBe(`Bearer ${personKey()}`);
  });

  it('does not begin with seats that the server no longer knows', async () => {
    remember('a', 1, 'token');
    fetched.mockImplementationOnce(() => answer({ tables: [], unknown: ['a'] }));
    await beginPerson();
    expect(personKey()).toBe('');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('that was signed out elsewhere is forgotten, and the tokens left are asked for without it', async () => {
    remember('a', 1, 'token');
    await beginPerson();
    const nothing = { tables: [], unknown: ['a'] };
    fetched.mockImplementationOnce(() => answer({ code: 'not-seated', sentence: 'No.' }, 403));
    fetched.mockImplementationOnce(() => answer(nothing));
    expect(await mySeats()).toEqual(nothing);
    expect(personKey()).toBe('');
    expect(requests()[3]?.key).toBeUndefined();
  });

  it('recovers the seats of a table that this browser has no token for', async () => {
    remember('a', 1, 'token');
    await beginPerson();
    fetched.mockImplementationOnce(() =>
      answer({
        tables: [
          { table: 'b', my_seat: 2 },
          { table: 'a', my_seat: 1 },
        ],
        unknown: [],
      }),
    );
    fetched.mockImplementationOnce(() => answer({ seat: 2, token: 'new' }));
    await openSeats('b');
    expect(tokensOf('b')).toEqual({ 2: 'new' });
    await openSeats('a');
    expect(tokensOf('a')).toEqual({ 1: 'token' });
    expect(
      requests()
        .slice(3)
        .map(({ address, body }) => [address, body]),
    ).toEqual([['/api/v1/tables/b/recover', { seat: 2 }]]);
  });

  it('takes the seats back that another device has got', async () => {
    remember('a', 1, 'token');
    await beginPerson();
    forgetSeat('a', 1);
    remember('a', 0, 'other');
    const both = { tables: [0, 1].map((seat) => ({ table: 'a', my_seat: seat })), unknown: [] };
    fetched.mockImplementation(() => answer(both));
    expect([await isMine('a', 1), await isMine('b', 1)]).toEqual([true, false]);
    fetched.mockImplementationOnce(() => answer(both));
    fetched.mockImplementationOnce(() => answer({ seat: 1, token: 'new' }));
    await recoverSeats('a');
    expect(tokensOf('a')).toEqual({ 0: 'other', 1: 'new' });
  });

  it('names its device', () => {
    const agents = [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/604',
      'Something else',
    ];
    expect(agents.map(deviceLabel)).toEqual(['Firefox, Linux', 'Edge, Windows', 'Safari, iPhone', '']);
  });
});
