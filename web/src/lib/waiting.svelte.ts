/** The tables of this browser, asked for once for all pages, and those that wait for somebody here. */
import { Polled } from './polled.svelte';
import { count, every, flag, parts, Stored, text, withParts, type Schema } from './stored_value';
import { myRows, type MyRows, type Row } from './tables';

const POLL_SECONDS = 15; // seconds between two looks in front
const HIDDEN_POLL_SECONDS = 60; // and while the page is behind others

const MOST_KEPT = 30; // tables, the most urgent first

const row = withParts<Row>({
  table: text,
  game: text,
  title: text,
  phase: text as Schema<Row['phase']>,
  players: every(withParts<Row['players'][number]>({ kind: text as Schema<Row['players'][number]['kind']> })),
  due: every(count),
  mySeats: every(count),
  my_turn: flag,
  updated: count,
  options: every(every(text)) as Schema<Row['options']>,
});
const nothing: MyRows = { rows: [], gone: [] };
const stored = new Stored('my_rows', parts<MyRows>({ rows: every(row), gone: every(text) }), nothing);

/** How my tables stand, which is kept: where the server cannot be reached, the page shows how they last stood. */
async function fetchRows(): Promise<MyRows> {
  const now = await myRows();
  if (now.rows.length) stored.set({ ...now, rows: now.rows.slice(0, MOST_KEPT) });
  else stored.drop();
  return now;
}

export const polledTables = new Polled(fetchRows, POLL_SECONDS, HIDDEN_POLL_SECONDS, () => stored.get());

/** The tables where it is my turn, apart from the one that is looked at: whoever waits longest comes first. */
export const waitingRows = (rows: readonly Row[], shown = ''): Row[] =>
  rows.filter((row) => row.my_turn && row.table !== shown).toSorted((a, b) => a.updated - b.updated);

/** The title of a window, with how many tables wait. */
export const counted = (title: string, waiting: number): string => (waiting ? `(${waiting}) ${title}` : title);

/** An icon with a dot where tables wait. */
export function marked(icon: string): string {
  const dot = '<circle cx="25" cy="7" r="6.5" fill="#d6402b" stroke="#fff" stroke-width="1.5"/>';
  return `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', `${dot}</svg>`))}`;
}
