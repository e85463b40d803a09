/** The search in tables of facts. */

import type { FactTable } from '../../lib/wire';

const WORD = /[\p{L}\p{N}]+/gu;

/** Whole words, in lower case. */
function words(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** The tables with only the rows in which all the words looked for stand; all rows when none is. */
export function lookedUp(tables: readonly FactTable[], wanted: string): FactTable[] {
  const sought = words(wanted);
  if (!sought.length) return [...tables];
  return tables
    .map((table) => ({
      ...table,
      rows: table.rows.filter((row) => {
        const there = new Set(row.flatMap(words));
        return sought.every((word) => there.has(word));
      }),
    }))
    .filter((table) => table.rows.length);
}
