/** A table that the page plays by itself, as the table's page takes it in place of one at the server. */
import type { Snippet } from 'svelte';
import type { Line, Listener } from '../../api/socket';
import type { TableExtras } from '../../api/wire';

export interface OwnTable {
  /** The person's seat. */
  tokens: Readonly<Record<number, string>>;
  connect: (listener: Listener) => Line;
  extras: Promise<TableExtras>;
  /** What stands beside the log instead of what is asked of others. */
  beside: Snippet;
  /** Give the record away as a file. */
  save: () => void;
}
