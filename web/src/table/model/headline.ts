/** The end in one sentence to whoever reads it: whether they won, and by which scores. */
import type { Result } from '../../api/wire';
import { grouped } from '../../i18n/catalogue';
import { t } from '../../i18n/table';
import type { View } from './view';

/** Endings that decide nothing. */
const UNFINISHED: ReadonlySet<Result['ended']> = new Set(['agreed', 'gave-up']);

export function headline(
  view: Pick<View, 'seat' | 'players'>,
  result: Pick<Result, 'scores' | 'returns' | 'ranking' | 'ended'>,
): string {
  const { returns, scores, ranking, ended = 'rules' } = result;
  const mine = returns[view.seat];
  if (mine === undefined || returns.length < 2) return t().endTitle;
  if (returns.every((one) => one === mine)) return UNFINISHED.has(ended) ? t().endTitle : t().youTied;
  const place = 1 + ranking.findIndex((group) => group.includes(view.seat));
  const behind = ranking.slice(0, place - 1).flat().length;
  if (mine < 0 && returns.length > 2 && ended === 'rules' && behind < returns.length - 1)
    return t().youPlaced(behind + 1, returns.length);
  const own = scores[view.seat] ?? 0;
  const others = scores.filter((_, seat) => Math.sign(returns[seat] ?? 0) !== Math.sign(mine));
  const told = ended === 'rules' && returns.length === 2 && others.some((other) => other !== own);
  const figures = told ? ([grouped(own), grouped(others[0] ?? 0)] as const) : ([] as const);
  return mine > 0 ? t().youWon(...figures) : t().youLost(...figures);
}

/** The place of each group of the ranking, from the first; 0 where nobody has won, or one plays alone. */
export function places({ ranking, returns }: Pick<Result, 'ranking' | 'returns'>): number[] {
  const won = new Set(returns).size > 1;
  return ranking.map((_, group) => (won ? 1 + ranking.slice(0, group).flat().length : 0));
}
