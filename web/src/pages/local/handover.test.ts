// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshot } from '../../table/model/fixtures';
import { view } from '../../table/model/view';
import { rules, table } from '../../table/model/row_game';
import { againstBots, gameFromTable } from './handover';

const ANNA = { kind: 'person' as const, name: 'Anna' };
const BOT = { kind: 'bot' as const, level: 'novice' };
const at = (more: object) => view(snapshot({ players: [ANNA, BOT], seat: 0, phase: 'playing', ...more }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('only bots play against the one who looks', () => {
  expect(againstBots(at({}))).toBe(true);
  expect(againstBots(at({ players: [ANNA, ANNA] }))).toBe(false);
  expect(againstBots(at({ players: [BOT, BOT] }))).toBe(false);
  expect(againstBots(at({ seat: 1 }))).toBe(false);
  expect(againstBots(at({ phase: 'over' }))).toBe(false);
  expect(againstBots(at({ seat: 2, players: [BOT, BOT] }))).toBe(false);
});

/** What is taken over from a server that tells these entries. */
const taken = (entries: number[][], version = 1) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ rules_version: version, entries })));
  return gameFromTable({ table, rules: rules() }, at({ table: 'k3fz' }));
};

test('a table is taken over as it stands, with a seed of its own', async () => {
  const played = [
    [0, 3],
    [1, 7],
  ];
  const [first, second] = [await taken(played), await taken(played)];
  expect(first).toMatchObject({ origin: 'k3fz', entries: played, given: 2, seat: 0, players: [{ name: 'Anna' }, BOT] });
  expect(first?.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.seed).not.toBe(second?.seed);
});

test('what these rules cannot play is not taken over', async () => {
  expect(await taken([[0, 99]])).toBeNull();
  expect(await taken([[0, 3]], 2)).toBeNull();
});
