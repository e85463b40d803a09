// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newContribution } from '../lib/draws';
import { keepDraws } from '../lib/storage';
import type { Player, Result } from '../lib/wire';
import { catalogue } from '../i18n/catalogue';
import { LocalGame } from './local_game';
import { CHANCE, dice } from './fixtures';
import type { ShownGame, IdentifiedRecord } from './mismatch';
import { verdictOn } from './verdict';

const newest = vi.hoisted(() => ({ version: 1 }));
vi.mock('./module', () => ({ rulesOf: () => Promise.resolve(dice(10, newest.version)) }));

const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const {
  verdict: words,
  table: { drawsFault: unfair },
} = catalogue();
const { faults } = words;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The record of a whole game at a table. */
function recordAt(id: string, secret = newContribution(), contributions = [newContribution()]) {
  const seed = hash(['parlour-seed-1', id, secret, ...contributions].join('\n'));
  const game = new LocalGame(dice(10), ['Anna'], seed);
  for (let n = 0; n < 10; n++) game.play(0, [0]);
  return { ...game.record(), table: id, commitment: hash(Buffer.from(secret, 'hex')), secret, contributions };
}

const record = recordAt('t');
const { seed, commitment, secret, contributions, scores, returns } = record;
const rolled = record.entries.filter(([actor]) => actor === CHANCE).map(([, eyes]) => eyes);
const result: Result = {
  ...{ scores, returns, seed, commitment, secret, contributions },
  ...{
    ranking: [[0]],
    verdict: 'won',
    leaders: [0],
    sentence: '',
    score_history: [[0, ...rolled.map((eyes, k) => sum(rolled.slice(0, k)) + eyes)]],
  },
};
const players = [{ name: 'Anna' } as Player];
const open = { game: 'dice', players, commitment, contributions, series: null };
const atTable: ShownGame = { table: 't', snapshot: { ...open, result } };
const replayed: ShownGame = {
  table: 't',
  snapshot: { game: 'dice', players, commitment },
  updates: [{ t: 'update', n: 1, result }],
  entries: [0, record.entries.length],
};

const BOARD = '/api/v1/boards/0?game=dice';
const said = async (record: object, shown?: ShownGame | null, board = BOARD) =>
  (await verdictOn(board, record as IdentifiedRecord, shown))?.sentence ?? '';
const holds = `${words.held({ draws: 10 })} ${words.tied}`;
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

beforeEach(() => {
  localStorage.clear();
  newest.version = 1;
});

test('the true record holds at the table and in its replay, with what this browser kept or without', async () => {
  for (const shown of [atTable, replayed]) expect(await said(record, shown)).toBe(`${holds} ${words.watched}`);
  keepDraws('t', 0, { commitment, contribution: contributions[0] ?? '' });
  for (const shown of [atTable, replayed]) expect(await said(record, shown)).toBe(holds);
});

test('what a record lacks does not free it from what this browser kept', async () => {
  keepDraws('t', 0, { commitment: hash('another'), contribution: contributions[0] ?? '' });
  expect(await said(record, atTable)).toBe(unfair.commitment);
  for (const shown of [atTable, replayed]) {
    const bare = without('table', 'commitment', 'contributions', 'secret');
    expect(await said(bare, shown)).toBe(faults.table);
    expect(await said({ ...bare, table: 't' }, shown)).toBe(unfair.commitment);
    expect(await said(recordAt('u'), shown)).toBe(faults.table);
  }
});

test('a page that goes along with another table’s record is found out by its address and by what was kept', async () => {
  keepDraws('t', 0, { commitment, contribution: contributions[0] ?? '' });
  const other = recordAt('u');
  const faked = { ...result, ...other };
  const snapshot = { ...open, commitment: other.commitment, contributions: other.contributions, result: faked };
  expect(await said(other, { table: 't', snapshot })).toBe(faults.table);
  expect(await said({ ...other, table: 't' }, { table: 't', snapshot })).toBe(unfair.commitment);
});

test('a record that is fair in itself has to be what the page shows', async () => {
  const cut = { ...record, entries: record.entries.slice(0, 5) };
  expect(await said(cut, replayed)).toBe(faults.entries);
  expect(await said(cut, atTable)).toBe(faults.over);
  expect(await said({ ...cut, over: false }, atTable)).toBe(faults.over);
  expect(await said(recordAt('t'), replayed)).toBe(faults.promise);
  expect(await said({ ...record, given: record.entries.length }, atTable)).toBe(faults.excepted);
  expect(await said({ ...record, starter: 0 }, atTable)).toBe(faults.excepted);
  expect(await said({ ...record, scores: [999] }, replayed)).toBe(faults.scores);
  for (const seats of [['Anna', 'Ben'], ['Ben'], []])
    expect(await said({ ...record, seats }, atTable)).toBe(faults.game);
  expect(await said({ ...record, game: 'cards' }, atTable)).toBe(faults.game);
  expect(await said({ ...record, options: { sides: '8' } }, atTable)).toBe(faults.game);
  expect(await said(record, atTable, `${BOARD}&option=sides%3D8`)).toBe(faults.game);
});

test('the game has to pass through the scores shown', async () => {
  const [first = 0, second = 0] = rolled;
  const swapped = [[0, first + second, first, ...(result.score_history[0] ?? []).slice(3)]];
  expect(await said(record, { ...atTable, snapshot: { ...open, result: { ...result, score_history: swapped } } })).toBe(
    faults.scores,
  );
});

test('a game that was given up holds as far as it went, and no shorter', async () => {
  keepDraws('t', 0, { commitment, contribution: contributions[0] ?? '' });
  const stoppedAfter = (turns: number) => {
    const entries = record.entries.slice(0, 2 * turns);
    return { ...record, entries, over: false, scores: [sum(rolled.slice(0, turns))], returns: [0] };
  };
  const { scores } = stoppedAfter(5);
  const ended = { ...result, scores, ended: 'gave-up' as const };
  const shown = (history: readonly number[]): ShownGame => ({
    table: 't',
    snapshot: { ...open, result: { ...ended, score_history: [[...history]] } },
  });
  const history = (result.score_history[0] ?? []).slice(0, 6);
  expect(await said(stoppedAfter(5), shown(history))).toBe(`${words.held({ draws: 5 })} ${words.tied}`);
  expect(await said({ ...stoppedAfter(4), scores }, shown(history))).toBe(faults.scores);
  expect(await said(stoppedAfter(5), shown([...history, 99, scores[0] ?? 0]))).toBe(faults.scores);
});

test('what cannot be read is no record', async () => {
  expect(await said({ ...record, entries: null }, atTable)).toBe(faults.unreadable);
  expect(await said({ ...record, entries: [[7, 0]] }, atTable)).toBe(words.impossible({ entry: 1 }));
});

test('a seed comes from what was promised, whatever else is said to be given', async () => {
  const zero = { ...record, seed: '00'.repeat(32), given: record.entries.length };
  expect(await said(zero, atTable)).toBe(unfair.seed);
  expect(await said(without('seed'), atTable)).toBe(unfair.seed);
  expect(await said(without('secret', 'contributions'), atTable)).toBe(unfair.seed);
});

test('a record by itself is verified as far as it goes, and says what is open', async () => {
  expect(await said(record)).toBe(`${words.held({ draws: 10 })} ${words.alone}`);
  const taken = { ...without('table', 'commitment', 'secret', 'contributions'), given: 20, starter: 0 };
  expect(await said(taken)).toBe(
    [words.held({ draws: 0 }), words.given({ entries: 20 }), words.series, words.alone].join(' '),
  );
  expect(await said({ ...record, asked: { sides: 'random' } })).toBe(
    [words.held({ draws: 10 }), words.asked, words.alone].join(' '),
  );
  expect(await said(without('table', 'commitment', 'secret', 'contributions'), null)).toBe(words.held({ draws: 10 }));
  expect(await said({ ...record, scores: [999] })).toBe(faults.scores);
  expect(await said({ ...record, rules_version: 7 })).toBe(faults.version);
  expect(await said({ ...record, entries: record.entries.slice(0, 5) })).toBe(faults.over);
  keepDraws('t', 0, { commitment, contribution: contributions[0] ?? '' });
  expect(await said(record)).toBe(words.held({ draws: 10 }));
  newest.version = 2;
  expect(await said(record)).toBe([words.held({ draws: 10 }), words.older({ version: 1 })].join(' '));
});
