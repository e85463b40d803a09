// A made-up game for tests, on the board of `table/model/fixtures`.
import type { LocalEntry } from '../../local/local_game';
import type { Game, Known, State } from '../../local/module';
import { atlas, board } from '../../board/model/fixtures';
import { arranged } from '../../local/fixtures';
import type { LocalGameFacts } from './local_company';
import { RefusalWords } from '../narrate/refusal_words';
import { UpdateDecoder } from '../narrate/update_decoder';
import type { SeatFollower } from '../narrate/speaking';
import { GAIN, SEAT } from '../narrate/phrase_reader';

const [CHANCE, OVER, TURNS, NEW] = [-1, 0, 3, -1];

const put = (n: number, action: number): number[] => [n, action % 3, (action / 3) | 0, 0, 0, -1, 0, 0, 0];

/** Entries that a record has room for, and the bytes of each: whether it is there, who, and what in two. */
const [MOST_ENTRIES, BYTES] = [6, 4];
/** Numbers that one byte holds. */
const BYTE = 256;

/** The record after entries, which is the entries themselves. */
export function recordOf(entries: readonly LocalEntry[]): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(MOST_ENTRIES * BYTES);
  entries.forEach(([actor, action], k) => record.set([1, actor - CHANCE, action % BYTE, action / BYTE], BYTES * k));
  return record;
}

const entriesOf = (record: Uint8Array): LocalEntry[] =>
  Array.from({ length: MOST_ENTRIES }, (_, k) => record.subarray(BYTES * k, BYTES * (k + 1)))
    .filter(([there]) => there)
    .map(([, actor = 0, low = 0, high = 0]): LocalEntry => [actor + CHANCE, low + BYTE * high]);

/**
 * Two seats in turn put tile v on cell c, which is action 3v + c and scores v; three turns are a game. With a `claim`, the
 * first seat may play that action beside the second turn, until it is over; with `together` both may always play.
 */
export function rules(claim = NEW, together = false): Game {
  const at = (played: readonly LocalEntry[]): object => {
    const now = [...played];
    const turns = (): number => now.filter(([, action]) => action !== claim).length;
    const offered = (): boolean => claim !== NEW && now.length === 1;
    return {
      game: { manifest },
      get bytes() {
        return recordOf(now);
      },
      turn: () => (turns() >= TURNS ? OVER : together || offered() ? 0b11 : 1 << (turns() % 2)),
      legal: (seat: number) =>
        !together && offered() && seat === 0
          ? [claim]
          : [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
              (action) => action !== claim && !now.some((entry) => entry[1] % 3 === action % 3),
            ),
      play: (actor: number, action: number) => void now.push([actor, action]),
      scores: () =>
        [0, 1].map((seat) => now.reduce((sum, [by, action]) => (by === seat ? sum + ((action / 3) | 0) : sum), 0)),
      scored: () => true,
      returns: () => [1, -1],
      outcome: () => ({ verdict: 'won', leaders: [0], ranking: [[0], [1]] }),
      seen: (_: number, action: number) => action,
      reveals: () => false,
      arrange(this: State, seat: number, actions: readonly number[]) {
        return arranged(this, seat, actions);
      },
      pieces: () => now.map(([, action], n) => put(n, action)),
      view: () => at(now),
      copy: () => at(now),
    };
  };
  const manifest = {
    game: 'row',
    options: {},
    rules_version: 1,
    chance: CHANCE,
    over: OVER,
    seat_draw: 1000,
    seats: 2,
    claims: claim === NEW ? [] : [claim],
    closing: [],
    more_is_better: true,
    shares_wins: true,
  };
  return {
    manifest: { ...manifest, hidden: false },
    newState: () => at([]),
    stateOf: (record: Uint8Array) => at(entriesOf(record)),
    scoreHistory: () => [],
  } as unknown as Game;
}

export const table = {
  game: 'row',
  title: 'Row',
  board: '/b',
  draws_starter: true,
  aids: [],
};

const [NOTHING, GO, PLAYED, END] = [1, 16, 17, 18];
const [SEAT_TAG, GAIN_TAG] = [SEAT ?? 0, GAIN ?? 0];

const seatsOf = (view: State): number[] => view.scores().flatMap((score) => [SEAT_TAG, score]);

/** Each entry is a step with the tile that it puts there, and what it scores. */
const follower: SeatFollower = {
  known: (start: State, entries: readonly LocalEntry[]) => {
    const state = start.copy();
    const views = [state.copy()];
    for (const [actor, action] of entries) {
      state.play(actor, action);
      views.push(state.copy());
    }
    return { views, entries };
  },
  steps: ({ views, entries }: Known) => [
    entries.length,
    ...entries.flatMap(([actor, action], k) => {
      const row = put(views[k]?.pieces(0).length ?? 0, action);
      return [actor, 2, PLAYED, (action / 3) | 0, 1 + row.length, row.length, ...row];
    }),
  ],
  news: (seen: Known) => {
    const after = seen.views.at(-1);
    const seats = after ? seatsOf(after) : [];
    return [...follower.steps(seen), SEAT_TAG, seats.length, ...seats];
  },
  changes: (before: State, after: State) =>
    after
      .pieces(0)
      .slice(before.pieces(0).length)
      .map((row) => [...row, NEW]),
  scene: (view: State) => [GO, ...seatsOf(view)],
  ending: () => [END],
  preview: (_before, actions) => {
    const value = ((actions[0] ?? 0) / 3) | 0;
    return [PLAYED, value, NOTHING, GAIN_TAG, value];
  },
  whyNot: () => [],
  mismatch: () => [],
};

/** Says by number what its law says. */
const law = new RefusalWords(
  { language: 'en', messages: 'no{value}', parameters: {}, patterns: { no: ['no ', ['value']] } },
  board,
);

/** The narrator's parts for this game. */
export const voice = { board, atlas, read: new UpdateDecoder(board, law), follower };

/** The game with a bot. */
export function rowGame(): LocalGameFacts {
  const players = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 'novice' }];
  return { id: 'x', game: { table, players, seat: 0, rules_version: 1 }, rules: rules(), board };
}
