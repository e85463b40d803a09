import { expect, test, vi } from 'vitest';
import type { JudgedTurn } from '../../../src/parlour/browser/package/advice.mjs';
import type { LocalEntry } from '../local/local_game';
import type { TurnSentence } from '../i18n/patterns';
import { rules, voice } from '../table/model/row_game';
import { chance, findings, momentAt, type Studied } from './findings';

vi.mock('../local/module', async (original) => ({
  ...(await original<object>()),
  Follower: function fakeFollower() {
    return voice.follower;
  },
  telling: { instruction: () => [1] },
}));

const CHANCE = -1;
/** Says the name of a message and what it is given. */
const say: TurnSentence = (name, args = {}) => [name, ...Object.entries(args).map((pair) => pair.join('='))].join(' ');
const entries: LocalEntry[] = [
  [0, 3],
  [1, 7],
  [0, 8],
];
/** Seat 0 should have put tile 2 on cell a: that lost it a quarter of all games. */
const turns: JudgedTurn[] = [
  { seat: 0, first: 0, end: 1, best: [6], before: [0.5, -0.5], after: [0, 0] },
  { seat: 1, first: 1, end: 2, best: [7], before: [0.1, -0.1], after: [0.1, -0.1] },
  { seat: 0, first: 2, end: 3, best: [8], before: [0.2, -0.2], after: [0.2, -0.2] },
];

function studied(): Studied {
  const game = rules();
  Object.assign(game.manifest, { teams: [0, 1] });
  const record = { rules_version: 1, entries };
  return { record, names: ['Anna', 'Ben'], kit: { ...voice, rules: game, say } };
}

test('the turns that cost most are told with the better run as a line of play', () => {
  const study = findings(studied(), turns);
  expect(study.summary).toBe('study-costliest turns=3 wins=25');
  const [worst, ...others] = study.findings;
  expect(worst).toMatchObject({ seat: 0, moment: 1, entries: 0, status: 'estimated' });
  expect(worst?.sentence).toBe('study-cost wins=25 played=plays 1 better=plays 2');
  expect(worst?.lines).toMatchObject([{ title: 'study-better', moment: 1 }]);
  expect(worst?.lines[0]?.record).toMatchObject({ entries: [[0, 6]], seats: ['Anna', 'Ben'], over: false, scores: [] });
  expect(others).toEqual([]); // nothing was drawn, so nobody had luck
});

test('there are chances at each moment, at last those of the result', () => {
  expect(findings(studied(), turns).chances).toEqual([
    [75, 75, 55, 60, 100],
    [25, 25, 45, 40, 0],
  ]);
});

test('luck is what changes at draws, and the parts add up', () => {
  const game = studied();
  const drawn: LocalEntry[] = [entries[0]!, [CHANCE, 1], entries[1]!, entries[2]!];
  const later = turns.map((turn, k) => (k ? { ...turn, first: turn.first + 1, end: turn.end + 1 } : turn));
  const study = findings({ ...game, record: { rules_version: 1, entries: drawn } }, later);
  const parts = study.findings.filter(({ sentence }) => sentence.startsWith('study-parts'));
  // from 75 to 100 in 100: 25 lost by the decision, 5 won at the draw, the rest at the end and between
  expect(parts.map(({ sentence }) => sentence)).toEqual([
    'study-parts luck=+5 own=−25 others=+0 rest=+45',
    'study-parts luck=−5 own=+0 others=+25 rest=−45',
  ]);
  expect(study.findings.at(-1)).toMatchObject({ seat: -1, sentence: 'study-method' });
});

test('where no turn cost much, that is said', () => {
  const even = turns.map((turn) => ({ ...turn, before: turn.after }));
  expect(findings(studied(), even)).toMatchObject({ summary: 'study-even', findings: [] });
});

test('a win of a team is a win for each of its seats', () => {
  expect([chance(0.5, [0, 1], 0), chance(1 / 3, [0, 1, 0, 1], 0), chance(-1 / 3, [0, 1, 0, 1], 1)]).toEqual([
    75, 100, 0,
  ]);
  expect(chance(0, [0], 0)).toBe(50);
  expect(chance(1 / 3, [0, 1, 2, 3], 1)).not.toBe(100);
});

test('a moment is the one just before an entry, or the last before it within a turn', () => {
  const history: LocalEntry[] = [
    [CHANCE, 4],
    [0, 7],
    [0, 8],
    [1, 7],
  ];
  expect([0, 1, 2, 3, 4].map((entry) => momentAt(history, CHANCE, entry))).toEqual([0, 1, 1, 2, 3]);
});
