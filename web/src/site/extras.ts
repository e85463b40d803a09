/** What lies beside games: words for it, rooms to enter, facts to look up. */

import * as api from '../api/http';
import { navigate } from './router.svelte';
import { href } from './routes';
import { myName } from '../api/storage';
import { make } from '../api/tables';
import type { FactTable, GameStudy, RoomInfo } from '../api/wire';
import { catalogue } from '../i18n/catalogue';
import en from '../i18n/en/extras';

export const extras = catalogue(en, {
  cs: () => import('../i18n/cs/extras'),
  de: () => import('../i18n/de/extras'),
});

/** Sit down in a room: it is a table for one. */
export async function enter(room: Pick<RoomInfo, 'slug'>): Promise<void> {
  const made = await make({ game: room.slug, seats: [{ kind: 'me', name: myName() }] });
  navigate(href('table', { id: made.table }));
}

/** The address of the form for a new table with some options chosen already. */
export function planned(game: string, options: Readonly<Record<string, string>>): string {
  return `${href('create', { slug: game })}?${new URLSearchParams(options)}`;
}

/** The options that an address chooses, of those that there are. */
export function chosen(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])));
}

/** Where the facts of a game are, under the options of a table where one is given. */
export function factsAddress(game: string, table = ''): string {
  const address = href('facts', { slug: game });
  return table ? `${address}?${new URLSearchParams({ table })}` : address;
}

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

const AGAIN = 1500; // milliseconds until a study is asked for again

/** The study of a finished game, once it is done. `stopped` says that nobody waits any more. */
export async function study(source: api.Source, stopped: () => boolean): Promise<GameStudy | null> {
  for (;;) {
    const found = await api.study(source);
    if (found.done) return found;
    await new Promise((later) => setTimeout(later, AGAIN));
    if (stopped()) return null;
  }
}
