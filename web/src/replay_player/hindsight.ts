/** What a game's own search found in hindsight, as a study, in the messages of `kernel.hindsight_contract.SENTENCES`. */
import { optionQuery } from '../lib/addresses';
import type { HindsightResult, BestLine } from '../../../src/parlour/browser/package/advice.mjs';
import { recordAt, type LocalEntry, type LocalRecord } from '../local/local_game';
import { MODULES, rulesOf, type Game } from '../local/module';
import {
  momentAt,
  playedAt,
  positionAt,
  type GameStudy,
  type Status,
  type Studied,
  type StudyFinding,
} from './findings';

const NOWHERE = -1;

/** A line of play of one seat, as a game alone, and what it costs. */
interface PlayedLine {
  record: LocalRecord;
  cost: number;
  /** How many entries were played before each draw, and at the end. */
  before: number[];
}

/** The rules of the game of one seat in which lines are shown. */
async function alone({ manifest }: Game): Promise<Game | null> {
  const options = { ...manifest.options, ...manifest.hindsight?.alone };
  return rulesOf(`${MODULES}?${new URLSearchParams([['game', manifest.game], ...optionQuery(options)])}`);
}

/** Draws and what one seat does on them, played from the beginning. */
function lineOf(
  rules: Game,
  version: number,
  draws: readonly number[],
  run: readonly number[],
  names: string[],
): PlayedLine {
  const { chance, over } = rules.manifest;
  const state = rules.newState(version);
  const entries: LocalEntry[] = [];
  const before: number[] = [];
  const enter = (entry: LocalEntry): void => {
    state.play(...entry);
    entries.push(entry);
  };
  const left = [...run];
  for (const draw of draws) {
    if (state.turn() !== chance) break; // it is over, or, of a seat whose game others ended, has no more actions
    before.push(entries.length);
    enter([chance, draw]);
    while (left.length && state.turn() !== chance && state.turn() !== over) enter([0, left.shift() ?? 0]);
  }
  const played = { rules_version: version, entries, seats: names, seed: '', given: 0 };
  return { record: recordAt(rules, state, played), cost: state.scores()[0] ?? 0, before: [...before, entries.length] };
}

/** What a seat did on each draw. */
function stepsOf(game: Studied, seat: number): number[][] {
  const { chance, seat_draw: seatDraw } = game.kit.rules.manifest;
  const steps: number[][] = [];
  for (const [actor, action] of game.record.entries) {
    if (actor === chance && action < seatDraw) steps.push([]);
    else if (actor === seat) steps.at(-1)?.push(action);
  }
  return steps;
}

/** The study of a finished game that was searched in hindsight; null where its rules for one seat are missing. */
export async function inHindsight(game: Studied, searched: HindsightResult): Promise<GameStudy | null> {
  const { record, names, kit } = game;
  const { say, rules } = kit;
  const solo = await alone(rules);
  if (!solo) return null;
  const { chance, seat_draw: seatDraw } = rules.manifest;
  const draws = record.entries.flatMap(([actor, action]) => (actor === chance && action < seatDraw ? [action] : []));
  const scores = positionAt(game, record.entries.length).scores();
  const line = (run: readonly number[], seat: number): PlayedLine =>
    lineOf(
      solo,
      record.rules_version,
      draws,
      run,
      seat < 0 ? (names.length === 1 ? [...names] : []) : [names[seat] ?? ''],
    );
  const left = (count: number): string => say('left', { count });

  const own = names.map((_, seat) => ({ ...line(stepsOf(game, seat).flat(), NOWHERE), cost: scores[seat] ?? 0 }));
  const ways = [line(searched.best.run, NOWHERE), ...own];
  const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
  const { bound } = searched.best;
  const status: Status = best.cost <= bound ? 'proved' : 'best found';
  const sure = say(status === 'proved' ? 'sure-proved' : 'sure-found');
  const result = say('best-possible', { left: left(best.cost), sure });
  const limit = status === 'proved' || bound <= 0 ? '' : say('no-fewer', { count: bound });
  const ofGame: StudyFinding = {
    sentence: [result, limit].filter(Boolean).join(' '),
    status,
    seat: NOWHERE,
    moment: NOWHERE,
    entries: NOWHERE,
    lines: [{ title: say('best-way', { left: left(best.cost) }), moment: 0, record: best.record }],
  };

  const ofSeat = (seat: number): StudyFinding => {
    const about = { seat, moment: NOWHERE, entries: NOWHERE, lines: [], status };
    const ended = scores[seat] ?? 0;
    if (ended <= best.cost) return { ...about, sentence: say('reached-best', { left: left(ended) }) };
    const point = searched.turning_points.find((turningPoint) => turningPoint.seat === seat);
    if (!point) return { ...about, sentence: say('no-time', { left: left(ended), count: ended - best.cost }) };
    const { draw: call } = point;
    const steps = stepsOf(game, seat);
    const on = (count: number, way: BestLine): PlayedLine => line([...steps.slice(0, count).flat(), ...way.run], seat);
    const [before, after] = [on(call - 1, point.before), on(call, point.after)];
    const proved = before.cost <= point.before.bound && after.cost <= point.after.bound;
    const args = { before: left(before.cost), after: left(after.cost), left: left(ended) };
    const entry = record.entries.flatMap(([actor, action], at) => (actor === chance && action < seatDraw ? [at] : []))[
      call - 1
    ];
    const moment = momentAt(record.entries, chance, entry ?? 0);
    return {
      sentence: say('fell-behind', { call, number: draws[call - 1] ?? 0, ...args }),
      status: proved ? 'proved' : 'best found',
      seat,
      moment,
      entries: playedAt(record.entries, chance, moment),
      lines: [
        {
          title: say('way-on', { call, left: args.before }),
          moment: momentAt(before.record.entries, chance, before.before[call - 1] ?? 0),
          record: before.record,
        },
      ],
    };
  };

  return {
    done: true,
    summary: best.cost ? result : say('all-possible'),
    findings: [ofGame, ...names.map((_, seat) => ofSeat(seat))],
    chances: [],
  };
}
