/** A finished game verified, in words: what its record does not keep, or that all holds, and what that leaves open. */
import { contributed, recordFault } from '../lib/draws';
import { readRecord } from '../lib/http';
import { tableWords, verdictWords } from '../i18n/catalogue';
import { verifyDraws, type DrawsVerdict } from './draws';
import { rulesOf, type Game } from './module';
import { endOf, sameGame, firstMismatch, type ShownGame, type IdentifiedRecord } from './mismatch';

const SEED = /^[0-9a-f]{64}$/;

export interface RecordVerdict {
  sentence: string;
  held: boolean;
}

/** What besides the draws is verified, and what is left open. */
function open(
  record: IdentifiedRecord,
  { rules_version: newest }: Game['manifest'],
  shown?: ShownGame | null,
): string[] {
  const t = verdictWords();
  const { given = 0, starter = -1, rules_version: version, asked = {} } = record;
  const checked = shown === null || contributed(record.table ?? '');
  return [
    shown ? t.tied : '',
    given > 0 ? t.given({ entries: given }) : '',
    starter >= 0 ? t.series : '',
    Object.keys(asked).length ? t.asked : '',
    version < newest ? t.older({ version }) : '',
    checked ? '' : shown ? t.watched : t.alone,
  ].filter(Boolean);
}

function faultIn(verdict: DrawsVerdict): string {
  const t = verdictWords();
  if (verdict.fault === 'draw') return t.forged({ draw: verdict.draw });
  if (verdict.fault === 'entry') return t.impossible({ entry: verdict.entry });
  return verdict.fault && t.faults[verdict.fault];
}

/** The fault of a record that shows without replaying it. */
function before(record: IdentifiedRecord, shown?: ShownGame | null): string {
  if (shown && record.table !== shown.table) return verdictWords().faults.table;
  const unfair = SEED.test(record.seed) ? recordFault(record) : 'seed';
  if (unfair) return tableWords().drawsFault[unfair];
  const other = shown && firstMismatch(record, shown);
  return other ? verdictWords().faults[other] : '';
}

/** What a record comes to by its game's rules; null where it may be true and there are none. */
function judge(
  game: Game | null,
  board: string,
  record: IdentifiedRecord,
  shown?: ShownGame | null,
): RecordVerdict | null {
  const wrong = (sentence: string): RecordVerdict => ({ sentence, held: false });
  const early = before(record, shown);
  if (early) return wrong(early);
  if (!game) return null;
  if (!sameGame(game.manifest, board, record)) return wrong(verdictWords().faults.game);
  const verdict = verifyDraws(game, record, shown ? endOf(shown)?.score_history : []);
  if (verdict.fault) return wrong(faultIn(verdict));
  return {
    sentence: [verdictWords().held({ draws: verdict.draws }), ...open(record, game.manifest, shown)].join(' '),
    held: true,
  };
}

/**
 * What a record comes to under the rules of a board; null where the server has none.
 *
 * It has to be that of the game `shown`; null stands for one that this page has played by itself, and without it the
 * record stands alone.
 */
export async function verdictOn(
  board: string,
  record: IdentifiedRecord,
  shown?: ShownGame | null,
): Promise<RecordVerdict | null> {
  const start = record.position ? (await readRecord(record)).start : ''; // its notation is the server's
  const game = await rulesOf(board, start);
  try {
    return judge(game, board, record, shown);
  } catch {
    return { sentence: verdictWords().faults.unreadable, held: false };
  }
}
