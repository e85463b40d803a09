import { expect, test } from 'vitest';
import { moments, story } from '../table/model/moments';
import { endOf, snapshotAt } from '../table/model/messages';
import { atlas } from '../board/model/fixtures';
import { told as game, voice } from '../table/model/row_game';
import type { NumberedLine } from '../lib/wire';
import type { LocalEntry } from '../local/local_game';
import { AskingNarrator } from '../table/narrate/asking';
import type { Narrator } from '../table/narrate/narrator';
import { knows, SpeakingNarrator } from '../table/narrate/speaking';
import { momentsOf, retraced } from './retraced';

const CHANCE = -1;
const SEAT = 0;

/** The made-up game after some entries, told by its rules. */
function narratorOf(entries: readonly LocalEntry[]): Narrator {
  const { follower } = voice;
  return new SpeakingNarrator(
    follower,
    knows(follower.known(game().rules.newState(), entries)),
    SEAT,
    atlas.table.closing,
  );
}

/** Its replay as somebody tells it. */
function replayOf(entries: readonly LocalEntry[], narrator = narratorOf(entries), begins: NumberedLine[] = []) {
  const told = game();
  const state = told.rules.newState();
  const table = snapshotAt(told, state, []);
  for (const entry of entries) state.play(...entry);
  const { read } = voice;
  return retraced({ narrator, read, table, begins, result: endOf(told, state, entries) }, entries);
}

test('a moment is a turn with the draws that followed it', () => {
  const dealt: [number, number][] = [
    [CHANCE, 4],
    [0, 7],
    [0, 8],
    [CHANCE, 5],
    [0, 9],
    [1, 7],
  ];
  expect(momentsOf(dealt, CHANCE)).toEqual([1, 4, 5, 6]);
});

test('a game is stepped through to its end, which is told', async () => {
  const replay = await replayOf([
    [0, 3],
    [1, 7],
    [0, 8],
  ]);
  expect(replay).toMatchObject({ entries: [0, 0, 1, 2, 3], scored: 0, board: '/b' });
  const all = moments(replay);
  expect(all.map(({ view }) => view.due)).toEqual([[0], [0], [1], [0], []]);
  expect(all.at(-1)?.view.result).toMatchObject({ scores: [3, 2], sentence: 'You won 3 to 2. Over.' });
  expect(story(all).map(({ line }) => line.told.text)).toEqual([
    'plays 1',
    'plays 2',
    'plays 2',
    'You won 3 to 2. Over.',
  ]);
});

test('who begins is told after the first draws, as at a table', async () => {
  const entries: LocalEntry[] = [
    [CHANCE, 3],
    [1, 7],
  ];
  const begins = { n: 1, seat: 1, told: { text: 'begins' } };
  const replay = await replayOf(entries, narratorOf(entries), [begins]);
  expect(story(moments(replay)).map(({ moment, line }) => [moment, line.told.text])).toEqual([
    [1, 'plays 1'],
    [1, 'begins'],
    [2, 'plays 2'],
  ]);
});

test('one that goes on ends where it stands', async () => {
  const replay = await replayOf([[0, 3]]);
  expect(moments(replay).at(-1)?.view).toMatchObject({ due: [1], result: null });
});

test('who asks the server for everything sees the same', async () => {
  const entries: LocalEntry[] = [
    [0, 3],
    [1, 7],
    [0, 8],
  ];
  const module = narratorOf(entries);
  const asked: number[] = [];
  const server = new AskingNarrator((calls) => {
    asked.push(calls.length);
    return Promise.all(
      calls.map(async ([call, at, to]) => {
        if (call === 'changes') return [await module.changes(at, to)];
        if (call === 'legal') return Object.values(await module.legal(at));
        const { told, ending, scores, pieces } = await module.scene(at);
        return [told, ending, scores, pieces.flat()];
      }),
    );
  });
  expect(await replayOf(entries, server)).toEqual(await replayOf(entries));
  expect(asked).toEqual([14]);
});
