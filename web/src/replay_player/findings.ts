/** What the judged turns of a finished game say, as a study by search: natively `search.advice.game_study`. */
import type { JudgedTurn } from '../../../src/parlour/browser/package/advice.mjs';
import { recordAt, type LocalEntry, type LocalRecord } from '../local/local_game';
import { Follower, type State } from '../local/module';
import type { GameKit } from '../table/model/game_kit';
import { orders, winsInHundred } from '../table/model/hints';
import { linesOf } from '../table/narrate/log';
import { linesIn } from '../table/narrate/speaking';
import { momentsOf } from './local_replay';

/** Turns reported per seat, the costliest first. */
const REPORTED = 3;
/** The least loss in expected returns that is reported. */
const WORTH_TELLING = 0.06;
const HUNDRED = 100;
const NOWHERE = -1;

/** How certain a statement is. */
export type Status = 'proved' | 'best found' | 'bound' | 'estimated';

/** A line of play to step through. */
export interface StudyLine {
  title: string;
  /** The moment at which it becomes interesting. */
  moment: number;
  record: LocalRecord;
}

/** Something found out about a seat (-1: about the game), and the moment it is about (-1: the whole game). */
export interface StudyFinding {
  sentence: string;
  status: Status;
  seat: number;
  moment: number;
  /** The number of entries played by then; -1 for the whole game. */
  entries: number;
  lines: StudyLine[];
}

/** What was found out about a finished game; not `done` while more is being found out. */
export interface GameStudy {
  done: boolean;
  summary: string;
  findings: StudyFinding[];
  /** Each seat's chances at each moment, as wins in 100 games; empty if unknown. */
  chances: number[][];
}

/** A finished game to be studied. */
export interface Studied {
  record: { rules_version: number; entries: readonly LocalEntry[] };
  names: readonly string[];
  kit: Pick<GameKit, 'board' | 'rules' | 'say' | 'read'>;
}

/** The last moment at which no more than so many entries were played. */
export function momentAt(entries: readonly LocalEntry[], chance: number, entry: number): number {
  return momentsOf(entries, chance).findLastIndex((played) => played <= entry);
}

/** How many entries were played at a moment. */
export const playedAt = (entries: readonly LocalEntry[], chance: number, moment: number): number =>
  momentsOf(entries, chance)[moment] ?? 0;

/** The position after so many entries. */
export function positionAt({ record, kit }: Studied, entries: number): State {
  const state = kit.rules.newState(record.rules_version);
  for (const [actor, action] of record.entries.slice(0, entries)) state.play(actor, action);
  return state;
}

/** An expected return as wins in 100 games: a team's win is a win for each of its seats. */
export function chance(value: number, teams: readonly number[], seat: number): number {
  const [seats, mates] = [teams.length, teams.filter((team) => team === teams[seat]).length];
  const [lost, won] = mates === seats ? [-1, 1] : [-1 / (seats - 1), (seats / mates - 1) / (seats - 1)];
  return Math.round(HUNDRED * Math.min(1, Math.max(0, (value - lost) / (won - lost))));
}

/** A change of the expected return as wins in 100 games. */
const hundredths = (change: number, seats: number): number => winsInHundred(change, seats) - winsInHundred(0, seats);

const loss = ({ seat, before, after }: JudgedTurn): number => Math.max(0, (before[seat] ?? 0) - (after[seat] ?? 0));

/** Says runs of a seat: what was done, and what to do. */
class Speaker {
  private readonly followers = new Map<number, Follower>();

  constructor(private readonly kit: Studied['kit']) {}

  /** What a run does, as the log tells it. */
  told(before: State, seat: number, run: readonly number[]): string {
    const entries = run.map((action): LocalEntry => [seat, action]);
    const follower = this.follower(seat);
    return linesOf(this.kit.read, entries, linesIn(follower, follower.known(before, entries)))
      .flatMap((line) => (line ? [line.told] : []))
      .map(({ text, parts }) => (parts?.length ? `${text} (${parts.join(', ')})` : text))
      .join(', ');
  }

  /** A run as instructions. */
  orders(before: State, seat: number, run: readonly number[]): string {
    const { say, read } = this.kit;
    const named = (): string => this.told(before, seat, run);
    return orders({ say, own: read.words, named }, before.view(seat), run);
  }

  private follower(seat: number): Follower {
    const { rules, board } = this.kit;
    const follower = this.followers.get(seat) ?? new Follower(rules, seat, board.faces);
    this.followers.set(seat, follower);
    return follower;
  }
}

/** The costliest turns of each seat, each with the better run to look at. */
function losses(game: Studied, turns: readonly JudgedTurn[]): StudyFinding[] {
  const { record, names, kit } = game;
  const { say, rules } = kit;
  const { chance, seats } = rules.manifest;
  const speaker = new Speaker(kit);
  return names.flatMap((_, seat) => {
    const costly = turns.filter((turn) => turn.seat === seat && loss(turn) >= WORTH_TELLING);
    const reported = costly.sort((a, b) => loss(b) - loss(a)).slice(0, REPORTED);
    return reported.map((turn): StudyFinding => {
      const { first, end, best } = turn;
      const state = positionAt(game, first);
      const sentence = say('study-cost', {
        wins: hundredths(loss(turn), seats),
        played: speaker.told(
          state,
          seat,
          record.entries.slice(first, end).map(([, action]) => action),
        ),
        better: speaker.orders(state, seat, best),
      });
      const entries = [...record.entries.slice(0, first), ...best.map((action): LocalEntry => [seat, action])];
      for (const action of best) state.play(seat, action);
      const line = { ...record, entries, seats: names, seed: '', given: 0 };
      const moment = momentAt(record.entries, chance, first);
      const lines = [{ title: say('study-better'), moment, record: recordAt(rules, state, line) }];
      const played = playedAt(record.entries, chance, moment);
      return { sentence, status: 'estimated', seat, moment, entries: played, lines };
    });
  });
}

/** Luck and decisions of each seat, if anything was drawn between turns. */
function split({ record, kit }: Studied, turns: readonly JudgedTurn[], returns: readonly number[]): StudyFinding[] {
  const { chance, seats } = kit.rules.manifest;
  const drawn = (from: number, to?: number): boolean =>
    record.entries.slice(from, to).some(([actor]) => actor === chance);
  if (!turns[0] || seats === 1 || !drawn(turns[0].first)) return [];
  const about = { status: 'estimated' as const, moment: NOWHERE, entries: NOWHERE, lines: [] };
  const signed = (change: number): string => {
    const wins = hundredths(change, seats);
    return wins < 0 ? `−${-wins}` : `+${wins}`;
  };
  const parts = returns.map((_, seat): StudyFinding => {
    const decisions = returns.map(() => 0);
    let [luck, rest] = [0, 0];
    for (const [k, turn] of turns.entries()) {
      const next = turns[k + 1];
      const after = turn.after[seat] ?? 0;
      decisions[turn.seat] = (decisions[turn.seat] ?? 0) + after - (turn.before[seat] ?? 0);
      const change = ((next ? next.before : returns)[seat] ?? 0) - after;
      if (drawn(turn.end, next?.first)) luck += change;
      else rest += change;
    }
    const own = decisions[seat] ?? 0;
    const others = decisions.reduce((sum, part) => sum + part, 0) - own;
    const parts = { luck: signed(luck), own: signed(own), others: signed(others), rest: signed(rest) };
    return { ...about, seat, sentence: kit.say('study-parts', parts) };
  });
  return [...parts, { ...about, seat: NOWHERE, sentence: kit.say('study-method') }];
}

/** The turn that cost most. */
function summary({ kit }: Studied, turns: readonly JudgedTurn[]): string {
  const most = Math.max(0, ...turns.map(loss));
  if (most < WORTH_TELLING) return kit.say('study-even');
  return kit.say('study-costliest', { turns: turns.length, wins: hundredths(most, kit.rules.manifest.seats) });
}

/** Each seat's chances at each moment. */
function chances({ record, kit }: Studied, turns: readonly JudgedTurn[], returns: readonly number[]): number[][] {
  const { chance: draws, teams } = kit.rules.manifest;
  const expected = (entry: number): readonly number[] => {
    if (entry === record.entries.length) return returns;
    const turn = turns.findLast(({ first }) => first <= entry);
    if (!turn) return turns[0]?.before ?? returns;
    return entry < turn.end ? turn.before : turn.after;
  };
  const at = momentsOf(record.entries, draws).map(expected);
  return returns.map((_, seat) => at.map((points) => chance(points[seat] ?? 0, teams, seat)));
}

/** The study of a finished game whose turns were judged by search. */
export function findings(game: Studied, turns: readonly JudgedTurn[]): GameStudy {
  const returns = positionAt(game, game.record.entries.length).returns();
  return {
    done: true,
    summary: summary(game, turns),
    findings: [...losses(game, turns), ...split(game, turns, returns)],
    chances: chances(game, turns, returns),
  };
}
