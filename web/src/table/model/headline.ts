/** The result of a game, and a sentence that tells the reader whether they won, and by which scores. */
import type { ListedResult, Player, Result } from '../../lib/wire';
import { grouped } from '../../i18n/format';
import { namesOf } from '../../lib/seats';
import { tableWords, termWords } from '../../i18n/catalogue';
import type { View } from './view';

/** The side of each seat: its team, or itself. */
export const sidesOf = (players: readonly Pick<Player, 'team'>[]): number[] =>
  players.map(({ team = -1 }, seat) => (team < 0 ? seat : team));

/** `own` are the reader's seats; where they are on several sides, or none, the sentence speaks to nobody. */
// eslint-disable-next-line complexity -- a sentence for each kind of end
export function headline(
  own: readonly number[],
  players: readonly Pick<Player, 'team'>[],
  result: Pick<Result, 'scores' | 'ranking' | 'verdict' | 'leaders' | 'ended'> | ListedResult,
): string {
  const { scores, ranking, verdict, leaders = [], ended = 'rules' } = result;
  const sides = sidesOf(players);
  const side = sides[own[0] ?? -1];
  if (scores.length < 2 || side === undefined || own.some((seat) => sides[seat] !== side)) return tableWords().endTitle;
  if (verdict === 'unfinished') return tableWords().endTitle;
  if (verdict === 'lost') return tableWords().nobodyWon;
  if (!leaders.length) return tableWords().endTitle;
  const leads = leaders.some((seat) => sides[seat] === side);
  if (leads && verdict === 'shared') return tableWords().youShared;
  if (leads && verdict === 'drawn') return tableWords().youDrew;
  const figures = ended === 'rules' && scores.length === 2 ? figuresOf(scores, leaders) : null;
  if (leads) return figures ? tableWords().youWonBy({ own: figures.won, other: figures.lost }) : tableWords().youWon;
  const groups = ranked(ranking, sides);
  const ahead = groups
    .slice(
      0,
      groups.findIndex((group) => group.includes(side)),
    )
    .flat().length;
  const count = groups.flat().length;
  return ended === 'rules' && ahead > 0 && ahead + 1 < count
    ? tableWords().youPlaced({ place: ahead + 1, of: count })
    : figures
      ? tableWords().youLostBy({ own: figures.lost, other: figures.won })
      : tableWords().youLost;
}

/** The winners of a finished series, in a sentence; null where none is finished. */
export function seriesEnd({ series, players }: Pick<View, 'series' | 'players'>): string | null {
  if (!series?.over) return null;
  const first = series.ranking[0] ?? [];
  const names = namesOf(players, first);
  const sides = sidesOf(players);
  const shared = first.some((seat) => sides[seat] !== sides[first[0] ?? 0]);
  return shared ? termWords().seriesShared({ names }) : termWords().seriesOver({ names, count: first.length });
}

/** The scores of winner and loser, where more is better, they decided it, and none is below zero ("lost -14 to 10"). */
function figuresOf(
  [a = 0, b = 0]: readonly number[],
  leaders: readonly number[],
): { won: string; lost: string } | null {
  const [won, lost] = leaders[0] === 0 ? [a, b] : [b, a];
  return won > lost && lost >= 0 ? { won: grouped(won), lost: grouped(lost) } : null;
}

/** The sides of a ranking of seats, each where its best seat is. */
function ranked(ranking: readonly (readonly number[])[], sides: readonly number[]): number[][] {
  const seen = new Set<number>();
  return ranking.map((group) => {
    const newSides = [...new Set(group.map((seat) => sides[seat] ?? seat))].filter((side) => !seen.has(side));
    for (const side of newSides) seen.add(side);
    return newSides;
  });
}

/** The place of each group of the ranking, from the first; 0 where nobody is first, or one plays alone. */
export function places(
  { ranking, verdict, leaders = [] }: Pick<Result, 'ranking' | 'verdict' | 'leaders'>,
  players: readonly Pick<Player, 'team'>[],
): number[] {
  const sides = sidesOf(players);
  const isRanked = players.length > 1 && leaders.length > 0 && (verdict !== 'drawn' || leaders.length < players.length);
  if (!isRanked) return ranking.map(() => 0);
  const groups = ranked(ranking, sides);
  const placeOf = (side = -1): number =>
    1 +
    groups
      .slice(
        0,
        groups.findIndex((group) => group.includes(side)),
      )
      .flat().length;
  return ranking.map(([seat = 0]) => placeOf(sides[seat]));
}
