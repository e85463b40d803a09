import { expect, test, vi } from 'vitest';
import type { LocalGameKept } from '../../lib/local_games';
import type { Heard } from '../../lib/socket';
import type { TableChange } from '../../lib/told';
import type { LocalEntry } from '../../local/local_game';
import { rules, table, voice } from '../../table/model/row_game';
import { gameKit } from '../../table/session/stream_fixtures';
import { LocalSource } from './local_source';
import type { WindowListener } from '../../local/windows';

vi.mock('../../local/module', async (original) => ({
  ...(await original<object>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));
vi.stubGlobal('location', { href: 'http://play.example/' });

/** A game after some entries, in the window that leads, or in one that follows. */
async function opened(entries: LocalEntry[] = [], leads = true, given = 0, claim?: number) {
  const said: Heard[] = [];
  const toOthers: object[] = [];
  const gameWindow = {
    leads,
    stillLeads: async () => gameWindow.leads,
    post: (message: object) => toOthers.push(message),
    close: () => undefined,
  };
  const listeners: WindowListener[] = [];
  const saved: LocalEntry[][] = [];
  const game: LocalGameKept = {
    table: table,
    players: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }],
    seat: 0,
    seed: '00'.repeat(32),
    rules_version: 1,
    entries,
    given,
    origin: '',
    over: false,
    at: 0,
  };
  const source = new LocalSource(
    {
      id: 'x',
      game,
      kit: gameKit(rules(claim)),
      thinks: async () => [7],
      pace: 0,
      again: () => undefined,
      changed: () => undefined,
      keep: ({ entries: now }) => saved.push([...now]),
      kept: () => saved.at(-1) ?? null,
      openWindow: (windowListener) => {
        listeners.push(windowListener);
        if (leads) queueMicrotask(windowListener.onLead);
        return gameWindow;
      },
    },
    {
      hello: () => ({ t: 'hello' as const }),
      message: (message) => said.push(message),
      state: () => undefined,
      refused: () => undefined,
    },
  );
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
  const [others] = listeners;
  if (!others) throw new Error('no window');
  const takesOver = (): void => {
    gameWindow.leads = true;
    others.onLead();
  };
  return { source, said, saved, toOthers, others, takesOver };
}

const refusals = (said: Heard[]) => said.filter(({ t }) => t === 'refused');
/** All that has come by now is told. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const updates = (said: Heard[]): TableChange[] =>
  said.filter((message): message is TableChange & { t: 'update' } => message.t === 'update');

test('a turn is played, the bot answers, and each is told and kept', async () => {
  const { source, said, saved } = await opened();
  expect(said[0]).toMatchObject({
    t: 'snapshot',
    n: 0,
    due: [0],
    legal: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    phase: 'playing',
  });
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [3] });
  await vi.waitFor(() => expect(updates(said)).toHaveLength(2));
  const [mine, theirs] = updates(said);
  expect(mine?.steps).toEqual([
    { seat: 0, changes: [['0', 'a', '1', 0, 0, -1, '', '', 0, 0]], told: { text: 'plays 1', parts: [], places: [] } },
  ]);
  expect(theirs).toMatchObject({ n: 2, due: [0], seats: [{ score: 1 }, { score: 2 }] });
  expect(saved.at(-1)).toEqual([
    [0, 3],
    [1, 7],
  ]);
});

test('what is not legal is refused by its rule, and what is old is stale', async () => {
  vi.spyOn(voice.follower, 'whyNot').mockReturnValue([3, 1, 16, 4]);
  const { source, said } = await opened();
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [99] });
  source.send({ t: 'play', id: 2, cut: 0, n: 7, actions: [3] });
  await vi.waitFor(() => expect(refusals(said)).toHaveLength(2));
  expect(refusals(said)).toMatchObject([
    { t: 'refused', id: 1, code: 'rule', rule: '3.1', sentence: 'no 4' },
    { t: 'refused', id: 2, code: 'stale' },
  ]);
});

test("one's own turn lies there before it is told, and its steps are not shown anew", async () => {
  const { source, said } = await opened();
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [3] });
  await vi.waitFor(() => expect(updates(said)).toHaveLength(2));
  expect(said.slice(1, 3)).toMatchObject([
    { t: 'ahead', update: { n: 1, steps: [{ seat: 0 }] } },
    { t: 'update', n: 1, shown: 1 },
  ]);
});

test('a draft says what it changes and what it is worth, and which action is wrong', async () => {
  const { source, said } = await opened();
  source.send({ t: 'try', id: 1, cut: 0, n: 0, actions: [8] });
  source.send({ t: 'try', id: 2, cut: 0, n: 0, actions: [99] });
  await vi.waitFor(() => expect(said).toHaveLength(3));
  expect(said[1]).toMatchObject({ t: 'draft', actions: [8], legal: [], preview: { gain: 2 }, wrong: [] });
  expect(said[2]).toMatchObject({ t: 'draft', actions: [], changes: [], wrong: [{ action: 99 }] });
});

test('the last turn is taken back with the answer to it', async () => {
  const { source, said } = await opened();
  expect(source.undoable).toBe(false);
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [3] });
  await vi.waitFor(() => expect(updates(said)).toHaveLength(2));
  expect(source.undoable).toBe(true);
  source.undo();
  await settled();
  expect(said.at(-1)).toMatchObject({ t: 'snapshot', cut: 1, n: 0, pieces: [], log: [] });
});

test('what was taken over is not taken back', async () => {
  const { source, said } = await opened(
    [
      [0, 3],
      [1, 7],
    ],
    true,
    2,
  );
  expect(said[0]).toMatchObject({ n: 2, due: [0] });
  expect(source.undoable).toBe(false);
});

test('a game that was kept goes on, and its end has a result', async () => {
  const { source, said } = await opened([
    [0, 3],
    [1, 7],
  ]);
  expect(said[0]).toMatchObject({ n: 2, due: [0], log: [{ seat: 0 }, { seat: 1 }] });
  source.send({ t: 'play', id: 1, cut: 0, n: 2, actions: [8] });
  await vi.waitFor(() => expect(source.over).toBe(true));
  await settled();
  const result = { scores: [3, 2], returns: [1, -1], ranking: [[0], [1]] };
  expect(updates(said).at(-1)).toMatchObject({ due: [], legal: [], result });
  expect(source.result).toMatchObject(result);
  expect(source.saved()).toMatchObject({ over: true, scores: [3, 2] });
});

test('what another window has played is shown, and neither kept nor answered by bots here', async () => {
  const { others, said, saved } = await opened([], false);
  others.onMove([[0, 3]]);
  await settled();
  expect(said.at(-1)).toMatchObject({ t: 'update', n: 1, due: [1] }); // as if it had been played here
  others.onMove([[0, 3]]);
  await settled();
  expect(said).toHaveLength(2);
  expect(saved).toEqual([]);
});

test('what is pressed where the game is not played is played by the window that does, and stale if that went on', async () => {
  const { source, said, saved, others, toOthers } = await opened([], false);
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [3] });
  await vi.waitFor(() => expect(toOthers).toEqual([{ press: { n: 0, actions: [3] } }]));
  expect(saved).toEqual([]);
  others.onMove([]);
  await settled();
  expect(said.at(-1)).toMatchObject({ t: 'refused', id: 1, code: 'stale' });
  const other = await opened();
  other.others.onPress({ n: 0, actions: [3] });
  await vi.waitFor(() => expect(updates(other.said)).toHaveLength(2));
  other.others.onPress({ n: 0, actions: [4] });
  expect(other.saved.at(-1)).toEqual([
    [0, 3],
    [1, 7],
  ]);
  expect(other.toOthers.at(-1)).toEqual({ entries: other.saved.at(-1) });
});

test('where the window that played is closed the next goes on, with what that was asked for', async () => {
  const { source, saved, takesOver } = await opened([], false);
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [3] });
  await settled();
  takesOver();
  await vi.waitFor(() => expect(saved.at(-1)).toHaveLength(2));
  const later = await opened([[0, 3]], false);
  later.takesOver();
  await vi.waitFor(() => expect(later.saved.at(-1)).toEqual(saved.at(-1)));
});

test('a bot leaves time for what the person may take, and goes on when it is taken', async () => {
  const { source } = await opened([], true, 0, 8);
  source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [0] });
  await new Promise((done) => setTimeout(done, 50));
  expect(source.entries).toEqual([[0, 0]]);
  source.send({ t: 'play', id: 2, cut: 0, n: 1, actions: [8] });
  await vi.waitFor(() => expect(source.entries).toEqual([[0, 0], [0, 8], [1, 7]])); // prettier-ignore
});

test('a bot goes on when the person has not taken it in ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const { source } = await opened([], true, 0, 8);
    source.send({ t: 'play', id: 1, cut: 0, n: 0, actions: [0] });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(source.entries).toEqual([[0, 0]]);
    await vi.advanceTimersByTimeAsync(200);
    expect(source.entries).toEqual([
      [0, 0],
      [1, 7],
    ]);
  } finally {
    vi.useRealTimers();
  }
});
