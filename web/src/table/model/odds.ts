/** The odds of the next draw, in words (`search.advice.table_aids`). */
import type { Odds } from '../../../../src/parlour/browser/package/players.mjs';
import type { TurnSentence } from '../../i18n/patterns';
import type { AidAnswer } from './hints';

/** Consecutive numbers from which a range is written. */
const RANGE = 3;
/** Outcomes, or ranges of them, that are named; more are counted. */
const MOST_NAMED = 12;
const [TENTHS, THOUSAND] = [10, 1000];

/** Texts without their common first word. */
function short(texts: readonly string[]): string[] {
  const parts = texts.map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)] as const);
  const same = texts.every((text) => text.includes(' ')) && new Set(parts.map(([first]) => first)).size === 1;
  return same ? parts.map(([, rest]) => rest) : [...texts];
}

/** Names in a row, with ranges for consecutive numbers. */
function ranges(names: readonly string[]): string {
  const runs: string[][] = [];
  for (const name of names) {
    const last = runs.at(-1)?.at(-1) ?? '';
    if (/^\d+$/.test(name) && /^\d+$/.test(last) && Number(name) === Number(last) + 1) runs.at(-1)?.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length >= RANGE ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

/** A share in tenths of a percent; half of one goes to the even number, as in Python. */
function tenths(count: number, whole: number): number {
  const [floor, rest] = [Math.floor((THOUSAND * count) / whole), (THOUSAND * count) % whole];
  return floor + Number(2 * rest > whole || (2 * rest === whole && floor % 2 === 1));
}

/** The odds as an answer, the likeliest first; equal ones are merged. */
export function oddsTold(
  say: TurnSentence,
  draws: readonly string[],
  { outcomes, after }: Odds,
  named: (run: readonly number[]) => string,
): AidAnswer {
  const whole = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const answer = { actions: [], run: [], reasons: [] };
  if (!whole || !Number.isSafeInteger(THOUSAND * whole)) return { ...answer, sentence: say('odds-unknown'), rows: [] };
  const names = short(outcomes.map(([outcome]) => draws[outcome] ?? ''));
  const together = new Map<number, string[]>();
  for (const [k, [, weight]] of outcomes.entries())
    together.set(weight, [...(together.get(weight) ?? []), names[k] ?? '']);
  const rows = [...together]
    .sort(([a], [b]) => b - a)
    .map(([count, some]): [string, string] => {
      const all = tenths(count, whole);
      const share = say('percent', { whole: Math.floor(all / TENTHS), tenth: all % TENTHS });
      const named = ranges(some);
      const many = named.split(', ').length > MOST_NAMED;
      return [
        many ? say('odds-many', { count: some.length }) : named,
        say(some.length > 1 ? 'odds-row-each' : 'odds-row', { count, whole, share }),
      ];
    });
  const sentence = after.length ? say('odds-after', { play: named(after) }) : say('odds-now');
  return { ...answer, sentence, rows };
}
