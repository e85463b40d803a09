import { expect, test } from 'vitest';
import type { PuzzleAhead, SeatRecord } from '../../lib/wire';
import type { Follower, Game } from '../../module/module';
import { atlas, board } from '../../board/model/fixtures';
import { PhraseReader } from '../../table/narrate/phrase_reader';
import { Teller } from '../../table/narrate/teller';
import { DayGame } from './day_game';

const [CHANCE, OVER, TAKE] = [-1, 0, 0];

/** One seat keeps tiles as they are drawn, 1 to 3, or takes one up before it keeps; three draws are a game. */
function rules(): Game {
  const at = (drawn: readonly number[], kept: readonly number[]): object => {
    const now = { drawn: [...drawn], kept: [...kept] };
    const held = (): boolean => now.drawn.length > now.kept.length;
    return {
      get bytes() {
        return Uint8Array.from([...now.drawn, ...now.kept]);
      },
      turn: () => (held() ? 1 : now.drawn.length < 3 ? CHANCE : OVER),
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

const ahead: PuzzleAhead = {
  draws: [2, 3, 1],
  best: 4,
  language: 'en',
  patterns: {
    ask: [['count', { 0: 'The last.', one: 'One more.' }, [['count'], ' more.']]],
    ended: [['count'], ' points.'],
  },
};
const record: SeatRecord = { n: 1, seat: 0, record: btoa('\u0002') };

function day(): DayGame {
  const follower = { known: () => null, steps: () => [0], news: () => [0] } as unknown as Follower;
  const voice = { board, atlas, read: new PhraseReader(board, null), follower };
  return new DayGame(rules(), new Teller(voice, 0), ahead);
}

test('a turn is followed by the draw of the day, with what is asked then', () => {
  const answer = day().answer(record, [2], []);
  expect(answer).toMatchObject({ outcome: 'open', ask: 'One more.', part: false, update: { n: 2, legal: [0, 3] } });
  expect(answer?.record).toEqual({ n: 2, seat: 0, record: btoa('\u0002\u0003\u0002') });
});

test('nothing is drawn after a part of a turn', () => {
  const answer = day().answer(record, [TAKE], []);
  expect(answer).toMatchObject({ outcome: 'open', ask: '2 more.', part: true, record: { record: record.record } });
});

test('it ends with its score beside what was possible, and nobody is to act', () => {
  const answer = day().answer({ ...record, n: 4 }, [1], [[2], [TAKE], [3]]);
  const update = { n: 5, sentence: '', status: '', due: [], legal: [] };
  expect(answer).toMatchObject({ outcome: 'solved', sentence: '6 points.', made: 6, best: 4, update });
});

test('what the rules forbid is not played', () => expect(day().answer(record, [3], [])).toBeNull());
