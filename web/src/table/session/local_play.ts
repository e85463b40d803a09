/** A table that the page plays by itself, as the table's page takes it in place of one at the server. */
import type { Snippet } from 'svelte';
import type { Listener } from '../../lib/socket';
import type { Advice } from '../../../../src/parlour/browser/package/advice.mjs';
import type { TableExtras } from '../../lib/wire';
import type { AidAnswer } from '../model/hints';
import type { View } from '../model/view';
import type { TableSource } from './source';

export interface LocalPlay {
  /** The person's seat. */
  tokens: Readonly<Record<number, string>>;
  connect: (listener: Listener) => TableSource;
  extras: Promise<TableExtras>;
  /** The answer to one of its aids, where that takes a search from what was found. */
  ask: (aid: string, view: View, earlier: Advice | null) => Promise<AidAnswer>;
  /** What is to be said for a while: that bots cannot think as they should; "" if nothing is. */
  readonly note: string;
  /** What stands beside the log instead of what is asked of others. */
  controls: Snippet;
  /** Where it can be stepped through. */
  replay: string;
  /** Give the record away as a file. */
  save: () => void;
}
