import { expect, test } from 'vitest';
import type { PuzzleAhead, PuzzleAnswer } from '../../lib/wire';
import type { Game } from '../../local/module';
import { changed } from '../../table/session/fold';
import { DayGame } from './day_game';

const [CHANCE, OVER, TAKE, DRAWS] = [-1, 0, 0, 3];

/** The tiles drawn, and those kept. */
const recordOf = (drawn: readonly number[], kept: readonly number[] = []): Uint8Array<ArrayBuffer> => {
  const record = new Uint8Array(2 * DRAWS);
  record.set(drawn);
  record.set(kept, DRAWS);
  return record;
};

/** One seat keeps tiles as they are drawn, 1 to 3, or takes one up before it keeps; three draws are a game. */
function rules(): Game {
  const at = (drawn: readonly number[], kept: readonly number[]): object => {
    const now = { drawn: [...drawn], kept: [...kept] };
    const held = (): boolean => now.drawn.length > now.kept.length;
    return {
      get bytes() {
        return recordOf(now.drawn, now.kept);
      },
      turn: () => (held() ? 1 : now.drawn.length < DRAWS ? CHANCE : OVER),
      legal: () => (held() ? [TAKE, now.drawn.at(-1) ?? 0] : []),
      play: (_: number, action: number) =>
        void (held() ? action !== TAKE && now.kept.push(action) : now.drawn.push(action)),
      scores: () => [now.kept.reduce((sum, tile) => sum + tile, 0)],
      seen: () => -1,
      pieces: () => [],
      view: () => at(now.drawn, now.kept),
      copy: () => at(now.drawn, now.kept),
    };
  };
  const manifest = { game: 'keep', chance: CHANCE, over: OVER, seat_draw: 1000, seats: 1 };
  return { manifest, newState: () => at([], []) } as unknown as Game;
}

const ahead: PuzzleAhead = { draws: [2, 3, 1], best: 4, ask: 'ask', ended: 'ended' };
const START = recordOf([2]);

const answer = (actions: number[], ...played: number[][]): PuzzleAnswer | null =>
  new DayGame(rules(), 0, ahead).answer(START, actions, played);

/** The entries that an answer tells, and the record after them. */
function heard(reply: PuzzleAnswer | null) {
  const moves = reply?.moves?.moves ?? [];
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const record = moves.reduce((before, [, , changes]) => changed(before, bytesOf(changes)), START);
  return { entries: moves.map(([actor]) => actor), record };
}

test('a turn is followed by the draw of the day, with what is asked then', () => {
  const reply = answer([2]);
  expect(reply).toMatchObject({ outcome: 'open', ask: ['', 'ask', { count: 1 }], part: false });
  expect(heard(reply)).toEqual({ entries: [0, CHANCE], record: recordOf([2, 3], [2]) });
});

test('nothing is drawn after a part of a turn', () => {
  const reply = answer([TAKE]);
  expect(reply).toMatchObject({ outcome: 'open', ask: ['', 'ask', { count: 2 }], part: true });
  expect(heard(reply)).toEqual({ entries: [0], record: recordOf([2]) });
});

test('it ends with its score beside what was possible', () => {
  const said = ['', 'ended', { count: 6 }];
  expect(answer([1], [2], [TAKE], [3])).toMatchObject({ outcome: 'solved', said, made: 6, best: 4 });
});

test('what the rules forbid is not played', () => expect(answer([3])).toBeNull());
