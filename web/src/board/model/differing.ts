import type { Atlas } from './targets';

/** What tells one action of a choice from the others: its button, else the thing touched in which they differ. */
export function differing(atlas: Atlas, choice: readonly number[], action: number): string {
  const { table, faces, places } = atlas;
  const refs = choice.map((action) => table.refs(action));
  const own = table.refs(action);
  const differs = own.findIndex((_, i) => new Set(refs.map((ofAction) => ofAction[i])).size > 1);
  const ref = own[Math.max(0, differs)] ?? '';
  const face = ref.startsWith('=') ? faces.get(ref.slice(1)) : undefined;
  return table.label(action) || face?.label || places.get(ref)?.label || String(action);
}
