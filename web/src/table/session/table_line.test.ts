// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../../api/socket';
import type { FromClient, Hello, Move, Moves, Snapshot, ToClient, Update } from '../../api/wire';
import { rules, voice } from '../model/row_game';
import type { LocalEntry } from '../../rules_wasm/local_game';
import { snapshot } from '../model/fixtures';
import type { Equipped } from '../model/equipped';
import { checksum } from './fold';
import { TableLine, type Connect } from './table_line';

const SEAT = 0;
/** The made-up game's record is how many entries there were; here it is the entries themselves, three bytes each. */
const RECORD = 12;

/** The record after entries. */
function recordOf(entries: readonly LocalEntry[]): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(RECORD);
  entries.forEach(([actor, action], k) => record.set([1, actor, action], 3 * k));
  return record;
}

const entriesOf = (record: Uint8Array): LocalEntry[] =>
  Array.from({ length: RECORD / 3 }, (_, k) => record.subarray(3 * k, 3 * k + 3))
    .filter(([there]) => there)
    .map(([, actor = 0, action = 0]): LocalEntry => [actor, action]);

const text = (bytes: Uint8Array | number[]): string => btoa(String.fromCharCode(...bytes));

/** The message that leads from some entries to more. */
function moves(all: readonly LocalEntry[], from = 0, more: Partial<Moves> = {}): Moves {
  const told = all.slice(from).map(([actor, action], k): Move => {
    const at = 3 * (from + k);
    return [actor, action, text([at, 3, 1, actor, action])];
  });
  const start = from === 0 && { start: text(recordOf([])) };
  return {
    t: 'moves',
    cut: 0,
    n: all.length,
    checksum: checksum(recordOf(all)),
    moves: told,
    ...start,
    ...more,
  };
}

function equipment(): Equipped {
  const made = rules();
  const stateOf = (record: Uint8Array) => {
    const state = made.newState();
    for (const [actor, action] of entriesOf(record)) state.play(actor, action);
    return state;
  };
  return { ...voice, rules: { ...made, stateOf }, compiled: null, say: String } as unknown as Equipped;
}

const company = (more: Partial<Snapshot> = {}): Snapshot & { t: 'snapshot' } => {
  const bare = { t: 'snapshot' as const, board: '/b', seat: SEAT, phase: 'playing' as const, log: [], chat: [] };
  return { ...snapshot({ pieces: [], legal: [] }), ...bare, ...more };
};

let said: ToClient[];
let heard: FromClient[];
let server: Listener;
let hello: Hello;
let equipped: Equipped | null;

vi.mock('../../rules_wasm/module', async (original) => ({
  ...(await original<typeof import('../../rules_wasm/module')>()),
  Follower: function made() {
    return voice.follower;
  },
}));

function open(): TableLine {
  const listener: Listener = {
    hello: () => hello,
    message: (message) => said.push(message),
    state: () => undefined,
    refused: () => undefined,
  };
  const connect: Connect = (beneath) => {
    server = beneath;
    return {
      send: (message) => heard.push(message) > 0,
      greet: () => heard.push(beneath.hello()) > 0,
      close: () => undefined,
    };
  };
  const line = new TableLine(connect, listener, () => Promise.resolve(equipped));
  server.hello();
  return line;
}

async function says(...messages: ToClient[]): Promise<void> {
  for (const message of messages) server.message(message);
  await new Promise((done) => setTimeout(done));
}

const last = <T extends ToClient['t']>(t: T): Extract<ToClient, { t: T }> =>
  (said.findLast((message) => message.t === t) as Extract<ToClient, { t: T }> | undefined) ?? expect.fail(`no ${t}`);

beforeEach(() => {
  [said, heard] = [[], []];
  hello = { t: 'hello', token: 'secret' };
  equipped = equipment();
});

describe('a table told in moves', () => {
  it('is shown whole once rules and moves are here', async () => {
    const line = open();
    await says(company(), moves([[0, 3]]));
    expect(said.map(({ t }) => t)).toEqual(['snapshot']);
    const { due, legal = [], pieces, sentence, n } = last('snapshot');
    expect({ due, sentence, n, pieces: pieces?.length }).toEqual({ due: [1], sentence: 'Go.', n: 1, pieces: 1 });
    expect(legal).toEqual([]);
    expect(server.hello()).toEqual({ ...hello, known: [0, 1] });
    line.close();
  });

  it('goes on by what each turn has changed', async () => {
    open();
    await says(company(), moves([[0, 3]]));
    await says(
      moves(
        [
          [0, 3],
          [1, 7],
        ],
        1,
        { start: '' },
      ),
    );
    const { steps = [], due, legal, n } = last('update');
    expect(steps.map(({ seat, changes }) => [seat, changes?.length])).toEqual([[1, 1]]);
    expect({ due, n }).toEqual({ due: [0], n: 2 });
    expect(legal?.length).toBe(3);
  });

  it('begins where the last seat is taken', async () => {
    open();
    await says(company({ phase: 'waiting', n: 0 }));
    expect(last('snapshot')).toMatchObject({ phase: 'waiting', pieces: [], n: 0 });
    await says({ t: 'players', phase: 'playing', players: company().players }, moves([[0, 3]]));
    expect(last('update')).toMatchObject({ sentence: 'Go.', due: [1], starter: -1 });
  });

  it('catches up step by step with what was missed, also beside the turns', async () => {
    open();
    const [asked, spoken] = [{ text: 'asks to stop' }, { line: 5, seat: 1, name: 'Ben', text: 'Hi', at: 0 }];
    await says(company(), moves([[0, 3]]));
    said.length = 0;
    const question = { about: 'stop' as const, by: 1, waiting: [0] };
    const log = [{ n: 2, line: 4, seat: 1, told: asked }];
    await says(
      company({ log, chat: [spoken], question }),
      moves(
        [
          [0, 3],
          [1, 7],
        ],
        1,
        { start: '' },
      ),
    );
    const updates = said.filter((one): one is Update & { t: 'update' } => one.t === 'update');
    expect(updates.map(({ steps = [] }) => steps.map(({ seat, told }) => [seat, told?.text]))).toEqual([
      [[1, 'plays 2']],
      [[1, 'asks to stop']],
    ]);
    expect(last('asked').question).toEqual(question);
    expect(last('chat').line).toEqual(spoken);
    expect(said.some(({ t }) => t === 'snapshot')).toBe(false);
  });

  it('is quiet where nothing was missed: a draft is left alone', async () => {
    open();
    await says(company(), moves([[0, 3]]));
    said.length = 0;
    await says(company(), moves([[0, 3]], 1, { start: '' }));
    expect(said.filter(({ t }) => t === 'update' || t === 'snapshot')).toEqual([]);
  });

  it('goes back where a turn is taken back, and counts on from there', async () => {
    open();
    await says(
      company(),
      moves([
        [0, 3],
        [1, 7],
      ]),
    );
    const line = { n: 1, line: 6, seat: 1, told: { text: 'took the last turn back' } };
    await says({ t: 'back', cut: 1, to: 1, checksum: checksum(recordOf([[0, 3]])), line });
    const { cut, n, due, log = [] } = last('snapshot');
    expect({ cut, n, due }).toEqual({ cut: 1, n: 1, due: [1] });
    expect(log.at(-1)).toEqual(line);
    expect(server.hello()).toEqual({ ...hello, known: [1, 1] });
    await says(
      moves(
        [
          [0, 3],
          [1, 4],
        ],
        1,
        { start: '', cut: 1 },
      ),
    );
    expect(last('update')).toMatchObject({ cut: 1, n: 2, due: [0] });
    expect(heard).toEqual([]);
  });

  it('says hello anew where it goes back to another record than there should be', async () => {
    open();
    await says(company(), moves([[0, 3]]));
    const line = { n: 0, line: 6, seat: 1, told: { text: 'took the last turn back' } };
    await says({ t: 'back', cut: 1, to: 0, checksum: 1, line });
    expect(heard).toEqual([{ ...hello, damaged: true }]);
  });

  it('says hello anew where what it has folded is not what the server has', async () => {
    open();
    await says(company(), moves([[0, 3]]));
    await says(
      moves(
        [
          [0, 3],
          [1, 7],
        ],
        1,
        { start: '', checksum: 1 },
      ),
    );
    expect(heard).toEqual([{ ...hello, damaged: true }]);
    await says(
      company(),
      moves([
        [0, 3],
        [1, 7],
      ]),
    );
    expect(last('snapshot').n).toBe(2);
  });

  it('forgets the game of another seat', async () => {
    open();
    await says(company(), moves([[0, 3]]));
    hello = { t: 'hello', token: 'other' };
    expect(server.hello()).toEqual(hello);
  });

  it('answers drafts by itself, and leaves turns to the server', async () => {
    const line = open();
    await says(
      company(),
      moves([
        [0, 3],
        [1, 7],
      ]),
    );
    line.send({ t: 'try', id: 4, cut: 0, n: 2, actions: [2] });
    line.send({ t: 'try', id: 5, cut: 0, n: 1, actions: [2] });
    line.send({ t: 'play', id: 6, cut: 0, n: 2, actions: [2] });
    await vi.waitFor(() => expect(last('refused').id).toBe(5));
    expect(last('refused').code).toBe('stale');
    expect(last('draft')).toMatchObject({ id: 4, n: 2, actions: [2] });
    expect(last('draft').changes).toHaveLength(1);
    expect(heard).toEqual([{ t: 'play', id: 6, cut: 0, n: 2, actions: [2] }]);
  });

  it('ends with what the rules say, or as it was stopped', async () => {
    open();
    const result = { scores: [1, 2], returns: [-1, 1], ranking: [[1], [0]], verdict: 'won' as const, sentence: '' };
    await says(company(), moves([[0, 3]]));
    const stopped = { ...result, score_history: [], ended: 'resigned' as const };
    await says({
      t: 'update',
      n: 1,
      line: 5,
      steps: [{ seat: 0, told: { text: 'gave up' } }],
      result: stopped,
      due: [],
    });
    expect(last('update')).toMatchObject({ n: 1, due: [], result: stopped });
    expect(last('update').steps?.[0]?.told?.text).toBe('gave up');
  });
});

describe('a page without rules', () => {
  it('asks for words, and shows them as they come', async () => {
    equipped = null;
    const line = open();
    await says(company(), moves([[0, 3]]));
    expect(heard).toEqual([{ ...hello, words: true }]);
    const whole = { ...snapshot(), board: '/b' };
    await says(whole);
    expect(said).toEqual([whole]);
    line.send({ t: 'try', id: 1, cut: 0, n: 1, actions: [2] });
    expect(heard.at(-1)?.t).toBe('try');
  });

  it('changes over when the server has them', async () => {
    equipped = null;
    open();
    await says(company(), moves([[0, 3]]));
    equipped = equipment();
    server.hello();
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard.at(-1)).toEqual(hello);
    await says(company(), moves([[0, 3]]));
    expect(last('snapshot').due).toEqual([1]);
  });
});
