/** Everything there is of this browser's person, in one file; the secrets that hold seats stay here. */

import { local } from '../../lib/browser';
import { progressKept, record } from '../../lib/http';
import { personKey } from '../../lib/person';
import { isOurs } from '../../lib/stored_value';
import type { Row } from '../../lib/tables';
import type { PersonInfo } from '../../lib/wire';

const SECRET = /^parlour\.1\.(person|table\.|event\.|asked_back\.)/;

/** What this browser keeps, but for secrets: by name, as it is kept. */
function storedValues(): Record<string, string | null> {
  const names = local.keys().filter((key) => isOurs(key) && !SECRET.test(key));
  return Object.fromEntries(names.sort().map((key) => [key, local.get(key)]));
}

/** The person, their tables, the records of those that are over, and what this browser keeps, as JSON. */
export async function exported(me: PersonInfo, rows: readonly Row[]): Promise<string> {
  const records: Record<string, object> = {};
  for (const { table, phase } of rows) {
    const finished = phase === 'over' ? await record(table).catch(() => null) : null; // a table never begun has none
    if (finished) records[table] = finished;
  }
  const progress = await progressKept(personKey());
  return JSON.stringify({ person: me, tables: rows, records, progress, browser: storedValues() }, null, 2);
}
