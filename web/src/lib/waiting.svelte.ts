/** The tables of this browser, asked for once for all pages, and those that wait for somebody here. */
import { Polled } from './polled.svelte';
import { myRows, type Row } from './tables';

const EVERY = 15; // seconds between two looks in front
const BEHIND = 60; // and while the page is behind others

export const mine = new Polled(myRows, EVERY, BEHIND);

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
