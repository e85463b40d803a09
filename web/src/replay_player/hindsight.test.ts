import { expect, test, vi } from 'vitest';
import type { LocalEntry } from '../local/local_game';
import * as modules from '../local/module';
import type { Game, State } from '../local/module';
import type { TurnSentence } from '../i18n/patterns';
import type { Studied } from './findings';
import { inHindsight } from './hindsight';

const [CHANCE, OVER] = [-1, 0];

/** Two numbers are drawn; on each every seat takes it (1), or leaves it (0), which costs as much as the number. */
function taking(seats: number): Game {
  const at = (played: LocalEntry[]): object => {
    const acted = (): number => played.filter(([actor]) => actor !== CHANCE).length;
    const draws = (): number => played.length - acted();
    return {
      turn: () => (acted() < seats * draws() ? 1 << (acted() % seats) : draws() < 2 ? CHANCE : OVER),
      play: (actor: number, action: number) => void played.push([actor, action]),
      scores: () =>
        Array.from({ length: seats }, (_, seat) => {
          let [now, cost] = [0, 0];
          for (const [actor, action] of played) {
            if (actor === CHANCE) now = action;
            else if (actor === seat && !action) cost += now;
          }
          return cost;
        }),
      returns: () => [0, 0],
      copy: () => at([...played]),
    };
  };
  const hindsight = { alone: { seats: '1' } };
  const manifest = { game: 'taking', options: { seats: String(seats) }, chance: CHANCE, over: OVER, seat_draw: 1000 };
  return { manifest: { ...manifest, hindsight }, newState: () => at([]) as State } as unknown as Game;
}

const say: TurnSentence = (name, args = {}) => [name, ...Object.entries(args).map((pair) => pair.join('='))].join(' ');
const entries: LocalEntry[] = [
  [CHANCE, 4],
  [0, 1],
  [1, 0],
  [CHANCE, 5],
  [0, 1],
  [1, 1],
];
const game = (): Studied => {
  const kit = { rules: taking(2), say } as unknown as Studied['kit'];
  return { record: { rules_version: 1, entries }, names: ['Anna', 'Ben'], kit };
};
const result = {
  best: { run: [1, 1], bound: 0 },
  turning_points: [{ seat: 1, draw: 1, before: { run: [1, 1], bound: 0 }, after: { run: [1], bound: 4 } }],
};

test('the best way and where a seat fell behind are told, with lines of one seat', async () => {
  const loads = vi.spyOn(modules, 'rulesOf').mockResolvedValue(taking(1));
  const study = await inHindsight(game(), result);
  expect(loads.mock.calls[0]?.[0]).toMatch(/\?game=taking&option=seats%3D1$/);
  expect(study).toMatchObject({ done: true, summary: 'all-possible', chances: [] });
  const [ofGame, anna, ben] = study?.findings ?? [];
  expect(ofGame).toMatchObject({ seat: -1, status: 'proved', lines: [{ title: 'best-way left=left count=0' }] });
  expect(ofGame?.lines[0]?.record).toMatchObject({ scores: [0], over: true, seats: [] });
  expect(anna).toMatchObject({ sentence: 'reached-best left=left count=0', lines: [] });
  expect(ben?.sentence).toBe('fell-behind call=1 number=4 before=left count=0 after=left count=4 left=left count=4');
  expect(ben).toMatchObject({ seat: 1, status: 'proved', moment: 0, entries: 0 });
  expect(ben?.lines[0]?.record).toMatchObject({ seats: ['Ben'], scores: [0] });
});

test('what a player did counts as a way that was found, and a bound that nobody reached is told', async () => {
  vi.spyOn(modules, 'rulesOf').mockResolvedValue(taking(1));
  const hasty = { best: { run: [0, 0], bound: -1 }, turning_points: [] };
  const study = await inHindsight(game(), hasty);
  expect(study?.findings[0]).toMatchObject({ status: 'best found', lines: [{ record: { scores: [0] } }] });
  expect(study?.findings[2]?.sentence).toBe('no-time left=left count=4 count=4');
});

test('without the rules for one seat there is no study', async () => {
  vi.spyOn(modules, 'rulesOf').mockResolvedValue(null);
  expect(await inHindsight(game(), result)).toBeNull();
});
