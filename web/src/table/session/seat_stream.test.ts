// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Heard, Listener } from '../../lib/socket';
import type { TableChange } from '../../lib/told';
import type { FromSocket, Hello, NarratorCall, Preview, ToClient, ToSocket } from '../../lib/wire';
import { spoken } from '../../i18n/language.svelte';
import { recordOf, rules, voice } from '../model/row_game';
import type { LocalEntry } from '../../local/local_game';
import type { GameKit, ReadingKit } from '../model/game_kit';
import type { Narrator } from '../narrate/narrator';
import { knows, SpeakingNarrator } from '../narrate/speaking';
import { checksum } from './fold';
import { company, entry, gameKit, moves, SEAT } from './stream_fixtures';
import { DeviceSource, type Connect } from './device_source';

let said: Heard[];
let heard: FromSocket[];
let server: Listener<ToSocket>;
let hello: Hello;
let kit: GameKit | null;
/** Where what a table is told with has been asked for. */
const boards: string[] = [];
/** What answers questions in numbers, where somebody does. */
let answers: Narrator | null;

vi.mock('../../local/module', async (original) => ({
  ...(await original<typeof import('../../local/module')>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
}));

/** The made-up game after entries, told by its rules. */
function narratorOf(entries: readonly LocalEntry[]): Narrator {
  const { follower } = voice;
  const closing = new Set<number>(voice.board.closing);
  return new SpeakingNarrator(follower, knows(follower.known(rules().newState(), entries)), SEAT, closing);
}

/** What a server answers. */
const answered = (narrator: Narrator, calls: readonly NarratorCall[]): Promise<number[][][]> =>
  Promise.all(
    calls.map(async ([call, at, to, actions]) => {
      switch (call) {
        case 'scene': {
          const { told, ending, scores, pieces } = await narrator.scene(at);
          return [told, ending, scores, pieces.flat()];
        }
        case 'changes':
          return [await narrator.changes(at, to)];
        case 'tell':
          return narrator.tell(at, to);
        case 'legal': {
          const { due, legal } = await narrator.legal(at);
          return [due, legal];
        }
        case 'refusal':
          return [await narrator.refusal(at, actions)];
        case 'preview': {
          const { order, legal, changes, preview, wrong } = await narrator.preview(at, actions);
          return [order, legal, changes.flat(), preview, ...wrong.map(({ action, why }) => [action, ...why])];
        }
      }
    }),
  );

function open(): DeviceSource {
  const listener: Listener = {
    hello: () => hello,
    message: (message) => said.push(message),
    state: () => undefined,
    refused: () => undefined,
  };
  const connect: Connect = (beneath) => {
    server = beneath;
    return {
      send: (message) => {
        heard.push(message);
        if (message.t === 'ask' && answers)
          void answered(answers, message.calls).then((replies) =>
            beneath.message({ t: 'told', id: message.id, answers: replies }),
          );
        return true;
      },
      greet: () => heard.push(beneath.hello()) > 0,
      close: () => undefined,
    };
  };
  const source = new DeviceSource(connect, listener, {
    whole: ({ board }) => {
      boards.push(board);
      return Promise.resolve(kit);
    },
    words: () => Promise.resolve({ ...voice, say: String } as unknown as ReadingKit),
  });
  server.hello();
  return source;
}

async function says(...messages: ToClient[]): Promise<void> {
  for (const message of messages) server.message(message);
  await new Promise((done) => setTimeout(done));
}

const played: LocalEntry[] = [
  [0, 3],
  [1, 7],
];

const last = <T extends Heard['t']>(t: T): Extract<Heard, { t: T }> =>
  (said.findLast((message) => message.t === t) as Extract<Heard, { t: T }> | undefined) ?? expect.fail(`no ${t}`);

beforeEach(() => {
  [said, heard] = [[], []];
  hello = { t: 'hello', token: 'secret' };
  kit = gameKit();
  answers = null;
});

describe('a table told in moves', () => {
  it('is shown whole once rules and moves are here', async () => {
    const source = open();
    await says(company(), moves([[0, 3]]));
    expect(said.map(({ t }) => t)).toEqual(['snapshot']);
    const { due, legal = [], pieces, sentence, n } = last('snapshot');
    expect({ due, sentence, n, pieces: pieces?.length }).toEqual({ due: [1], sentence: 'Go.', n: 1, pieces: 1 });
    expect(legal).toEqual([]);
    expect(server.hello()).toEqual({ ...hello, known: [0, 1] });
    source.close();
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

  it('keeps the chat it has heard, and hears what came after', async () => {
    open();
    const spoken = (line: number) => ({ line, seat: 1, name: 'Ben', text: `${line}`, at: 0 });
    await says(company({ line: 2, chat: [spoken(2)] }), moves([[0, 3]]));
    await says({ t: 'chat', line: spoken(3) });
    said.length = 0;
    await says(company({ line: 5, chat: [spoken(3), spoken(5)] }), moves([[0, 3]], 1, { start: '' }));
    expect(said.flatMap((change) => (change.t === 'chat' ? [change.line.line] : []))).toEqual([5]);
    await says(company({ line: 5 }), moves([[0, 3]]));
    expect(last('snapshot').chat?.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it('leaves what it told before as it was when a line of chat comes', async () => {
    open();
    await says(company({ chat: [] }), moves([[0, 3]]));
    const { chat } = last('snapshot');
    await says({ t: 'chat', line: { line: 3, seat: 1, name: 'Ben', text: 'Hi', at: 0 } });
    expect(chat).toEqual([]);
  });

  it('catches up step by step with what was missed, also beside the turns', async () => {
    open();
    const spoken = { line: 5, seat: 1, name: 'Ben', text: 'Hi', at: 0 };
    await says(company(), moves([[0, 3]]));
    said.length = 0;
    const question = { about: 'stop' as const, by: 1, waiting: [0] };
    const log = [entry(2, 4, 'log-asks-stop')];
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
    const updates = said.filter((change): change is TableChange & { t: 'update' } => change.t === 'update');
    expect(updates.map(({ steps = [] }) => steps.map(({ seat, told }) => [seat, told?.text]))).toEqual([
      [[1, 'plays 2']],
      [[1, 'log-asks-stop']],
    ]);
    expect(last('asked').question).toEqual({ ...question, label: '' });
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
    const back = entry(1, 6, 'log-took-back');
    await says({ t: 'back', cut: 1, to: 1, checksum: checksum(recordOf([[0, 3]])), entry: back });
    const { cut, n, due, log = [] } = last('snapshot');
    expect({ cut, n, due }).toEqual({ cut: 1, n: 1, due: [1] });
    expect(log.at(-1)).toEqual({ n: 1, line: 6, seat: 1, told: { text: 'log-took-back' } });
    expect(server.hello()).toEqual({ ...hello, known: [1, 1], line: 6 });
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
    await says({ t: 'back', cut: 1, to: 0, checksum: 1, entry: entry(0, 6, 'log-took-back') });
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

  it('says what its record is of, and reads one of another layout by the modules of that', async () => {
    open();
    const [old, renewed] = [{ layout: 'old' }, { layout: 'renewed' }];
    await says(company(old), moves([[0, 3]]));
    expect(server.hello()).toEqual({ ...hello, ...old, known: [0, 1] });
    kit = null; // those there are others
    answers = narratorOf([[0, 3]]);
    await says(company(renewed));
    expect(server.hello()).toEqual({ ...hello, ...renewed });
    await says(moves([[0, 3]]));
    await vi.waitFor(() => expect(heard.map(({ t }) => t)).toEqual(['ask']));
    await vi.waitFor(() => expect(said.map(({ t }) => t)).toEqual(['snapshot', 'snapshot']));
    expect(server.hello()).toEqual({ ...hello, ...renewed, known: [0, 1] });
  });

  it('answers drafts by itself, and leaves turns to the server', async () => {
    const source = open();
    await says(
      company(),
      moves([
        [0, 3],
        [1, 7],
      ]),
    );
    source.send({ t: 'try', id: 4, cut: 0, n: 2, actions: [2] });
    source.send({ t: 'try', id: 5, cut: 0, n: 1, actions: [2] });
    source.send({ t: 'play', id: 6, cut: 0, n: 2, actions: [2] });
    await vi.waitFor(() => expect(last('draft')).toMatchObject({ id: 4, n: 2, actions: [2] }));
    expect(last('refused')).toMatchObject({ id: 5, code: 'stale' });
    expect(last('draft').changes).toHaveLength(1);
    expect(heard).toEqual([{ t: 'play', id: 6, cut: 0, n: 2, actions: [2] }]);
  });

  it('ends with what the rules say, or as it was stopped', async () => {
    open();
    const result = { scores: [1, 2], returns: [-1, 1], ranking: [[1], [0]], verdict: 'won' as const, sentence: '' };
    await says(company(), moves([[0, 3]]));
    const lost = ['parlour', 'lost-resigned', { losers: ['player', 0], lost: 1 }];
    const stopped = { ...result, score_history: [], ended: 'resigned' as const, said: lost };
    await says({ t: 'happened', entry: entry(1, 5, 'log-gave-up'), result: stopped });
    expect(last('update')).toMatchObject({ n: 1, due: [], result: { ...stopped, sentence: 'lost-resigned' } });
    expect(last('update').steps?.[0]?.told?.text).toBe('log-gave-up');
  });

  it('says why it is over to who comes then, and to who comes back', async () => {
    const result = { scores: [3, 2], returns: [1, -1], ranking: [[0], [1]], verdict: 'won' as const, sentence: '' };
    const won = { ...result, score_history: [], said: ['parlour', 'won', {}] };
    const all: LocalEntry[] = [...played, [0, 8]];
    open();
    await says(company({ phase: 'over', result: { ...won } }), moves(all));
    const { result: shown, log = [] } = last('snapshot');
    expect([shown?.sentence, log.at(-1)?.told.text]).toEqual(['won Over.', 'Over.']);
    open();
    await says(company(), moves(played));
    await says(company({ phase: 'over', result: { ...won } }), moves(all, 2, { start: '' }));
    const { result: ended, steps = [] } = last('update');
    expect([ended?.sentence, steps.at(-1)?.told?.text]).toEqual(['won Over.', 'Over.']);
  });

  it('is told in the language that is spoken once it comes, whichever its hello was in', async () => {
    const source = open();
    boards.length = 0;
    spoken.now = 'cs';
    await says(company(), moves([]));
    expect(boards).toEqual(['/b?language=cs']);
    spoken.now = 'en';
    source.close();
  });
  it('says itself anew in another language, without asking the server for the table', async () => {
    const source = open();
    await says(company({ log: [entry(1, 4, 'log-asks-stop')], options: { top: '5' } }), moves([[0, 3]]));
    const { n, log } = last('snapshot');
    boards.length = 0;
    spoken.now = 'cs';
    source.reword();
    await says();
    expect(boards).toEqual(['/b?language=cs']);
    expect(last('snapshot')).toMatchObject({ n, log, board: '/b?language=cs', options: [['top', '5']] });
    expect(heard).toEqual([]);
    spoken.now = 'en';
    source.close();
  });
  it('says what a draft would do in the words of a language that come after it was asked', async () => {
    const source = open();
    await says(company(), moves(played));
    const read = Object.create(voice.read) as GameKit['read'];
    read.draft = (numbers) => ({ ...voice.read.draft(numbers), preview: { sentence: 'Dva.' } as Preview });
    kit = { ...gameKit(), read };
    spoken.now = 'cs';
    source.reword();
    source.send({ t: 'try', id: 4, cut: 0, n: 2, actions: [2] });
    await vi.waitFor(() => expect(last('draft')).toMatchObject({ id: 4, preview: { sentence: 'Dva.' } }));
    spoken.now = 'en';
    source.close();
  });
});

describe('a page without rules', () => {
  /** A table from its hello to its second turn and a draft, as its page is shown it. */
  async function shown(): Promise<Heard[]> {
    said = [];
    const source = open();
    await says(company(), moves(played.slice(0, 1)));
    await says(moves(played, 1, { start: '' }));
    await vi.waitFor(() => expect(last('update').due).toEqual([0]));
    source.send({ t: 'try', id: 1, cut: 0, n: 2, actions: [2] });
    await vi.waitFor(() => expect(last('draft').id).toBe(1));
    source.close();
    return said;
  }

  it('asks the server, and shows the same', async () => {
    server = null as unknown as Listener<ToSocket>;
    const own = await shown();
    kit = null;
    answers = narratorOf(played);
    expect(await shown()).toEqual(own);
    const asks = heard.filter((message) => message.t === 'ask');
    expect(asks.map(({ cut, calls }) => [cut, calls.map(([call]) => call)])).toEqual([
      [0, ['scene', 'tell', 'legal']],
      [0, ['changes', 'legal']],
      [0, ['preview']],
    ]);
    expect(heard.some(({ t }) => t === 'try')).toBe(false);
  });

  it('begins anew where it is not answered', async () => {
    kit = null;
    const source = open();
    await says(company(), moves(played.slice(0, 1)));
    await vi.waitFor(() => expect(heard.at(-1)?.t).toBe('ask'));
    server.state('away');
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(hello), { timeout: 3000 });
    expect(said).toEqual([]);
    source.close();
  });

  it('asks again where that was too much at once', async () => {
    kit = null;
    const source = open();
    await says(company(), moves(played.slice(0, 1)));
    const [first] = heard.filter((message) => message.t === 'ask');
    answers = narratorOf(played);
    await says({ t: 'refused', id: first?.id ?? 0, code: 'limit', sentence: '' });
    await vi.waitFor(() => expect(last('snapshot').due).toEqual([1]), { timeout: 3000 });
    source.close();
  });

  it('says so with another try where that stays too much, and does not ask for ever', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    kit = null;
    open();
    const asks = () => heard.flatMap((message) => (message.t === 'ask' ? [message.id] : []));
    await says(company(), moves(played.slice(0, 1)));
    for (let tries = 1; tries <= 6; tries += 1) {
      expect(asks()).toHaveLength(tries);
      await says({
        t: 'refused',
        id: asks().at(-1) ?? 0,
        code: 'limit',
        sentence: '',
        said: ['parlour', 'too-much', {}],
      });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(asks()).toHaveLength(6);
    expect(said).toEqual([{ t: 'untold', sentence: 'too-much' }]);
    vi.useRealTimers();
  });

  it('says so of a draft, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    kit = null;
    answers = narratorOf(played);
    const source = open();
    await says(company(), moves(played.slice(0, 2)));
    await vi.waitFor(() => expect(last('snapshot').due).toEqual([0]));
    answers = null;
    source.send({ t: 'try', id: 4, cut: 0, n: 2, actions: [2] });
    for (let tries = 1; tries <= 6; tries += 1) {
      await says();
      const id = heard.findLast((message) => message.t === 'ask')?.id ?? 0;
      await says({ t: 'refused', id, code: 'limit', sentence: '', said: ['parlour', 'too-much', {}] });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(last('refused')).toMatchObject({ id: 4, code: 'limit', sentence: 'too-much' });
    vi.useRealTimers();
  });

  it('changes over when the server has them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    kit = null;
    answers = narratorOf(played);
    const source = open();
    await says(company(), moves(played.slice(0, 1)));
    await vi.waitFor(() => expect(last('snapshot').due).toEqual([1]));
    kit = gameKit();
    await vi.advanceTimersByTimeAsync(20_000);
    const count = heard.length;
    await says(moves(played, 1, { start: '' }));
    await vi.waitFor(() => expect(last('update').due).toEqual([0]));
    expect(heard).toHaveLength(count);
    source.close();
    vi.useRealTimers();
  });

  it('keeps those of the board that it changed to meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    kit = null;
    answers = narratorOf(played);
    const source = open();
    await says(company(), moves(played.slice(0, 1)));
    await vi.waitFor(() => expect(last('snapshot').due).toEqual([1]));
    answers = null;
    await says(moves(played, 1, { start: '' }), company({ board: '/other' }));
    kit = gameKit();
    await vi.advanceTimersByTimeAsync(20_000); // rules of the board before come, while a question is still open
    const later = (kit = gameKit());
    answers = narratorOf(played);
    for (const message of heard)
      if (message.t === 'ask')
        server.message({ t: 'told', id: message.id, answers: await answered(answers, message.calls) });
    await vi.waitFor(() => expect(boards.at(-1)).toBe('/other'));
    await says(moves(played));
    expect(source.kit).toBe(later);
    source.close();
    vi.useRealTimers();
  });
});
