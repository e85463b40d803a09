import type { News, Update } from '../../api/wire';
import type { Newsreader } from '../model/news';

/** What a table is told of turns, in the order in which it came; held back until the board is there to read it by. */
export class Incoming {
  private reader: Newsreader | null = null;
  private held: (News | Update)[] = [];

  constructor(private readonly follow: (update: Update) => void) {}

  take(message: News | Update): void {
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
