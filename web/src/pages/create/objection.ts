/** What the server objects to in a form, at the field that it is about. */

import { tick } from 'svelte';
import { ApiProblem } from '../../lib/http';
import { sentenceOf } from '../../lib/problem';
import type { OptionInfo } from '../../lib/wire';

/** An objection in words; `where` is the part of the form, as "options.jokers" or "seats.1", '' for none. */
export interface Objection {
  where: string;
  sentence: string;
}

/** An objection to a form with these options: an option is called as the form calls it, not by its name in programs. */
export function objection(problem: unknown, options: readonly OptionInfo[]): Objection {
  if (!problem) return { where: '', sentence: '' };
  const sentence = sentenceOf(problem);
  const named = options.find((option) => sentence.startsWith(`${option.name} `));
  const field = problem instanceof ApiProblem ? problem.field.split('.').slice(0, 2).join('.') : '';
  return {
    where: field || (named ? `options.${named.name}` : ''),
    sentence: named ? named.label + sentence.slice(named.name.length) : sentence,
  };
}

/** Whether an objection is about one of these options, beside which it stands. */
export const isAboutOption = ({ where }: Objection, options: readonly OptionInfo[]): boolean =>
  options.some((option) => where === `options.${option.name}`);

/** What stands beside an option. */
export const besideOption = ({ where, sentence }: Objection, option: string): string =>
  where === `options.${option}` ? sentence : '';

/** Bring the part of the form that an objection is about into view, once it is shown. */
export async function focusOn({ where }: Objection): Promise<void> {
  await tick();
  const [kind, name] = where.split('.');
  const ids: Record<string, string> = {
    seats: `seat-${name}-name`,
    options: `option-${name}`,
    webhook: `webhook-${name}`,
  };
  const field = document.getElementById(ids[kind ?? ''] ?? '');
  (field?.matches('input')
    ? field
    : field?.querySelector<HTMLElement>('input:checked, textarea, input, select')
  )?.focus();
}
