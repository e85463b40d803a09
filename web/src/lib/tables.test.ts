// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawsOf, remember, tokensOf } from './storage';
import { contribute, make, myRows, rows, sit } from './tables';
import type { Summary } from './wire';

function summary(table: string, more: Partial<Summary> = {}): Summary {
  const fixed = { game: 'g', title: 'G', players: [], due: [], invite: '' };
  return {
    ...fixed,
    table,
    phase: 'playing',
    my_seat: 0,
    my_turn: false,
    updated: 0,
    nudged: false,
    until: 0,
    options: [],
    clock: null,
    result: null,
    colours: [],
    form: null,
    games: 0,
    chat: true,
    asked_back: -1,
    asked_code: '',
    event: '',
    event_title: '',
    ...more,
  };
}

const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('rows', () => {
  it('put my turn first, then games going on, then those waiting, then those over; the latest first', () => {
    const listed = rows([
      summary('over', { phase: 'over', updated: 9 }),
      summary('waiting', { phase: 'waiting', updated: 8 }),
      summary('old', { updated: 1 }),
      summary('new', { updated: 5 }),
      summary('mine', { my_turn: true }),
    ]);
    expect(listed.map((row) => row.table)).toEqual(['mine', 'new', 'old', 'waiting', 'over']);
  });

  it('are one for each table; it is my turn when any seat of mine is due', () => {
    const listed = rows([
      summary('a', { my_seat: 0, my_turn: true }),
      summary('a', { my_seat: 2 }),
      summary('b', { my_seat: -1 }),
    ]);
    expect(listed.map((row) => [row.table, row.mySeats, row.my_turn])).toEqual([
      ['a', [0, 2], true],
      ['b', [], false],
    ]);
  });
});

describe('myRows', () => {
  it('asks nothing when no seat is held', async () => {
    expect(await myRows()).toEqual({ rows: [], gone: [] });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks with every token, and names each unknown table once', async () => {
    remember('here', 0, 'a');
    remember('here', 1, 'b');
    remember('lost', 0, 'c');
    fetched.mockResolvedValue(
      Response.json({ tables: [summary('here'), summary('here', { my_seat: 1 })], unknown: ['lost', 'lost'] }),
    );
    const mine = await myRows();
    expect(mine.gone).toEqual(['lost']);
    expect(mine.rows).toHaveLength(1);
    const body = JSON.parse(fetched.mock.calls[0]?.[1].body as string) as { tables: { token: string }[] };
    expect(body.tables.map((key) => key.token).sort()).toEqual(['a', 'b', 'c']);
  });

  it('does not call a table gone of which one seat is still known', async () => {
    remember('here', 0, 'a');
    fetched.mockResolvedValue(Response.json({ tables: [summary('here')], unknown: ['here'] }));
    expect((await myRows()).gone).toEqual([]);
  });
});

describe('taking seats', () => {
  it('keeps the seats of this device when a table is made', async () => {
    const tokens = [
      { seat: 0, token: 'x' },
      { seat: 2, token: 'y' },
    ];
    fetched.mockImplementation(async () =>
      Response.json({ table: 'new', invite: 'code', tokens, commitment: 'hash' }, { status: 201 }),
    );
    await make({ game: 'g', seats: [{ kind: 'here' }, { kind: 'link' }, { kind: 'me' }] });
    expect(tokensOf('new')).toEqual({ 0: 'x', 2: 'y' });
    const [first, second] = fetched.mock.calls.map(([address, how]) => ({
      address,
      body: JSON.parse(how.body as string) as Record<string, unknown>,
    }));
    expect(first?.body['contributes']).toBe(true);
    const draw = drawsOf('new')[2];
    expect(draw).toEqual({ commitment: 'hash', contribution: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(second?.address).toContain('/tables/new/contribution');
    expect(second?.body).toEqual({ token: 'y', contribution: draw?.contribution });
  });

  it('is not in vain when the contribution is lost: the table asks for it again, and gets the same', async () => {
    fetched.mockResolvedValueOnce(
      Response.json(
        { table: 'new', invite: 'code', tokens: [{ seat: 0, token: 'x' }], commitment: 'hash' },
        { status: 201 },
      ),
    );
    fetched.mockRejectedValueOnce(new TypeError('no net'));
    expect((await make({ game: 'g', seats: [{ kind: 'me' }] })).table).toBe('new');
    fetched.mockResolvedValueOnce(Response.json({ n: 3 }));
    await contribute('new', 0, 'x', 'hash');
    const [lost, again] = fetched.mock.calls.slice(1).map(([, how]) => how.body as string);
    expect(again).toBe(lost);
  });

  it('keeps the seat taken by an invitation, beside others at the same table', async () => {
    remember('t', 0, 'mine');
    fetched.mockResolvedValue(Response.json({ seat: 1, token: 'z' }));
    expect(await sit({ table: 't', commitment: 'hash' }, 'code', 'Anna')).toBe(1);
    const { contribution } = JSON.parse(fetched.mock.calls[0]?.[1].body as string) as { contribution: string };
    expect(drawsOf('t')).toEqual({ 1: { commitment: 'hash', contribution } });
    expect(tokensOf('t')).toEqual({ 0: 'mine', 1: 'z' });
  });
});
