import { expect, test, vi } from 'vitest';
import type { LocalGameKept } from '../api/local_games';
import type { ToClient, Update } from '../api/wire';
import type { LocalEntry } from '../rules_wasm/local_game';
import { rules, table, voice } from './fixtures';
import { LocalLine, type LocalSetup } from './local_line';

async function opened(entries: LocalEntry[] = [], elsewhere: LocalSetup['elsewhere'] = () => () => undefined) {
  const said: ToClient[] = [];
  const kept: LocalEntry[][] = [];
  const game: LocalGameKept = {
    table: table,
    players: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }],
    seat: 0,
    seed: '00'.repeat(32),
    rules_version: 1,
    entries,
    over: false,
    at: 0,
  };
  const line = new LocalLine(
    {
      id: 'x',
      game,
      rules: rules(),
      ...voice,
      thinks: async () => [7],
      pace: 0,
      again: () => undefined,
      changed: () => undefined,
      keep: ({ entries: now }) => kept.push([...now]),
      elsewhere,
    },
    {
      hello: () => ({ t: 'hello' as const }),
      message: (message) => said.push(message),
      state: () => undefined,
      refused: () => undefined,
    },
  );
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
  return { line, said, kept };
}

const updates = (said: ToClient[]): Update[] =>
  said.filter((one): one is Update & { t: 'update' } => one.t === 'update');

test('a turn is played, the bot answers, and each is told and kept', async () => {
  const { line, said, kept } = await opened();
  expect(said[0]).toMatchObject({
    t: 'snapshot',
    v: 0,
    due: [0],
    legal: [0, 1, 1, 1, 1, 1, 1, 1, 1],
    phase: 'playing',
  });
  line.send({ t: 'play', id: 1, v: 0, actions: [3] });
  await vi.waitFor(() => expect(updates(said)).toHaveLength(2));
  const [mine, theirs] = updates(said);
  expect(mine?.steps).toEqual([
    { seat: 0, changes: [['0', 'a', '1', 0, 0, -1, '', '', 0, 0]], told: { text: '1 → a', gain: 1 } },
  ]);
  expect(theirs).toMatchObject({ v: 2, due: [0], seats: [{ score: 1 }, { score: 2 }] });
  expect(kept.at(-1)).toEqual([
    [0, 3],
    [1, 7],
  ]);
});

test('what is not legal is refused, and what is old is stale', async () => {
  const { line, said } = await opened();
  line.send({ t: 'play', id: 1, v: 0, actions: [99] });
  line.send({ t: 'play', id: 2, v: 7, actions: [3] });
  await vi.waitFor(() => expect(said).toHaveLength(3));
  expect(said.slice(1)).toMatchObject([
    { t: 'refused', id: 1, code: 'rule' },
    { t: 'refused', id: 2, code: 'stale' },
  ]);
});

test('a draft says what it changes and what it is worth, and which action is wrong', async () => {
  const { line, said } = await opened();
  line.send({ t: 'try', id: 1, v: 0, actions: [8] });
  line.send({ t: 'try', id: 2, v: 0, actions: [99] });
  await vi.waitFor(() => expect(said).toHaveLength(3));
  expect(said[1]).toMatchObject({ t: 'draft', actions: [8], legal: [], preview: { gain: 2 }, wrong: [] });
  expect(said[2]).toMatchObject({ t: 'draft', actions: [], changes: [], wrong: [{ action: 99 }] });
});

test('the last turn is taken back with the answer to it', async () => {
  const { line, said } = await opened();
  expect(line.undoable).toBe(false);
  line.send({ t: 'play', id: 1, v: 0, actions: [3] });
  await vi.waitFor(() => expect(updates(said)).toHaveLength(2));
  expect(line.undoable).toBe(true);
  line.undo();
  expect(said.at(-1)).toMatchObject({ t: 'snapshot', v: 0, pieces: [], log: [] });
});

test('a game that was kept goes on, and its end has a result', async () => {
  const { line, said } = await opened([
    [0, 3],
    [1, 7],
  ]);
  expect(said[0]).toMatchObject({ v: 2, due: [0], log: [{ seat: 0 }, { seat: 1 }] });
  line.send({ t: 'play', id: 1, v: 2, actions: [8] });
  await vi.waitFor(() => expect(line.over).toBe(true));
  const result = { scores: [3, 2], returns: [1, -1], ranking: [[0], [1]] };
  expect(updates(said).at(-1)).toMatchObject({ due: [], legal: [], result });
  expect(line.record()).toMatchObject({ over: true, scores: [3, 2] });
});

test('what another window has played is shown, and neither kept nor answered by bots here', async () => {
  let goneOn: (entries: LocalEntry[]) => void = () => undefined;
  const { said, kept } = await opened([], (listen) => ((goneOn = listen), () => undefined));
  goneOn([[0, 3]]);
  expect(said.at(-1)).toMatchObject({ t: 'snapshot', v: 1, due: [1], log: [{ seat: 0 }] });
  goneOn([[0, 3]]);
  await new Promise((done) => setTimeout(done));
  expect(said).toHaveLength(2);
  expect(kept).toEqual([[]]);
});
