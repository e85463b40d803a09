/** Where a session's table comes from: the server, this page, a lesson, a puzzle. */
import type { FromSession, TableSocket } from '../../lib/socket';
import type { KnownRecord } from '../../local/hint';
import type { GameKit } from '../model/game_kit';

export interface TableSource extends Pick<TableSocket, 'greet' | 'close'> {
  send(message: FromSession): boolean;
  /** Say everything again, in the language spoken now; a source that does not is opened anew. */
  reword?(): void;
  /** Board, rules and words that it has already; null while it has none. */
  readonly kit?: GameKit | null;
  /** What the seat that looks may know now; null while nothing is told. */
  readonly known: KnownRecord | null;
}
