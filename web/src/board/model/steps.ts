// Steps that are drawn over the pieces of a table: the page says which, each area draws its own.
import { getContext, setContext } from 'svelte';
import type { Suggested } from './suggested';

const STEPS = Symbol('steps');

/** Have all areas below draw what `steps` says. */
export const drawSteps = (steps: () => readonly Suggested[]): unknown => setContext(STEPS, steps);

/** What an area draws; nothing where no page has said so. */
export function stepsOf(area: () => string): () => readonly Suggested[] {
  const all = getContext<(() => readonly Suggested[]) | undefined>(STEPS);
  return () => all?.().filter((step) => step.area === area()) ?? [];
}
