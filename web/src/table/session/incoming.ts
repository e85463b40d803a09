import type { News, Update } from '../../api/wire';
import type { Newsreader } from '../model/news';
import type { Besides } from '../model/view';

/**
 * What a table is told by event, in the order in which it came; held back until the board is there to read it by. A
 * question waits too: it counts as heard up to its event, and what came before it would be dropped as known.
 */
export class Incoming {
  private reader: Newsreader | null = null;
  private held: (Besides | News | Update)[] = [];

  constructor(private readonly follow: (message: Besides | Update) => void) {}

  take(message: Besides | News | Update): void {
    if (!this.reader) this.held.push(message);
    else this.follow(message.t === 'news' ? this.reader.update(message) : message);
  }

  readBy(reader: Newsreader): void {
    this.reader = reader;
    for (const message of this.held.splice(0)) this.take(message);
  }

  clear(): void {
    this.held = [];
  }
}
