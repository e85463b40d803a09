// A table as one seat sees it: its game, its company, and the functions that make the next ones from a message of the server.
// Nothing here draws, waits or asks; records are never changed in place.
import type { WholeTable, TableChange } from '../../lib/told';
import type { Asked, Change, ChatLine, Draws, NumberedLine, Players, Step, Standings } from '../../lib/wire';
import { versionOf } from '../../lib/version';
import { changed, pieceState, type PieceState, type Recent } from '../../board/model/state';

/** A message that follows an update, about the same event. */
export type SideMessage = Asked | Draws | Standings;

/** The game at a table at one moment, for one seat: it goes on step by step, as it is shown. */
export interface BoardView extends Pick<
  Required<WholeTable>,
  | 'n'
  | 'cut'
  | 'seat'
  | 'seats'
  | 'sentence'
  | 'status'
  | 'marks'
  | 'panels'
  | 'due'
  | 'legal'
  | 'log'
  | 'result'
  | 'starter'
  | 'calls'
  | 'moved'
> {
  /** The version of the view: a number that grows with the game. */
  v: number;
  pieces: readonly PieceState[];
  recent: readonly Recent[];
}

/** Everything about a table except the position; it changes at once, without steps. */
export interface CompanyView extends Omit<Required<WholeTable>, 't' | 'pieces' | keyof BoardView> {
  /** Facts about the draws, and about the next game, once this one is over. */
  ending: Omit<Draws, 't' | 'contributions'>;
}

/** The whole table at one moment, for one seat, with nothing left out. */
export type View = BoardView & CompanyView;

/** The game of a snapshot, with its defaults written out. */
export function boardIn(snapshot: WholeTable): BoardView {
  const log = snapshot.log ?? [];
  return {
    n: snapshot.n,
    cut: snapshot.cut ?? 0,
    v: versionOf(snapshot),
    seat: snapshot.seat,
    pieces: (snapshot.pieces ?? []).map(pieceState),
    seats: snapshot.seats ?? [],
    sentence: snapshot.sentence ?? '',
    status: snapshot.status ?? '',
    marks: snapshot.marks ?? {},
    panels: snapshot.panels ?? [],
    due: snapshot.due ?? [],
    legal: snapshot.legal ?? [],
    log,
    result: snapshot.result ?? null,
    starter: snapshot.starter ?? -1,
    calls: snapshot.calls ?? [],
    moved: snapshot.moved ?? false,
    recent: log.reduce<readonly Recent[]>(remark, []),
  };
}

/** The company of a snapshot, with its defaults written out. */
// eslint-disable-next-line complexity -- nothing but defaults
export function companyIn(snapshot: WholeTable): CompanyView {
  const { table, game, title, score_name, phase, players, options, board, commitment, hidden } = snapshot;
  return {
    table,
    game,
    title,
    score_name,
    phase,
    players,
    options,
    board,
    commitment,
    hidden,
    line: snapshot.line ?? 0,
    invite: snapshot.invite ?? '',
    score_forms: snapshot.score_forms ?? {},
    chat: snapshot.chat ?? [],
    next: snapshot.next ?? '',
    host: snapshot.host ?? -1,
    question: snapshot.question ?? null,
    clock: snapshot.clock ?? null,
    series: snapshot.series ?? null,
    origin: snapshot.origin ?? null,
    patience: snapshot.patience ?? 0,
    contributions: snapshot.contributions ?? [],
    awaited: snapshot.awaited ?? false,
    more_is_better: snapshot.more_is_better ?? true,
    shares_wins: snapshot.shares_wins ?? true,
    away_seconds: snapshot.away_seconds ?? 0,
    asks_ready: snapshot.asks_ready ?? false,
    fewer: snapshot.fewer ?? [],
    webhook: snapshot.webhook ?? null,
    watching: snapshot.watching ?? 'welcome',
    event: snapshot.event ?? '',
    before: snapshot.before ?? '',
    ending: {},
  };
}

/** A company and a moment of its game. */
export function viewOf(company: CompanyView, board: BoardView): View {
  const { phase, ending } = company;
  const result = board.result && { ...board.result, ...ending };
  return { ...company, ...board, result, phase: result ? 'over' : phase };
}

/** A snapshot with its defaults written out. */
export const view = (snapshot: WholeTable): View => viewOf(companyIn(snapshot), boardIn(snapshot));

function remark(recent: readonly Recent[], line: NumberedLine): readonly Recent[] {
  const places = line.told.places ?? [];
  if (line.seat < 0) return recent;
  const before = recent.find((entry) => entry.seat === line.seat);
  if (before?.n === line.n && !places.length) return recent;
  const earlier = before?.n === line.n ? before.places : [];
  const entry: Recent = { seat: line.seat, n: line.n, places: [...earlier, ...places] };
  return [...recent.filter((other) => other.seat !== line.seat), entry];
}

/** The view after a step: its pieces changed, its line added. */
function stepped(before: BoardView, step: Step, { n, line = 0 }: TableChange): BoardView {
  const pieces = changed(before.pieces, step.changes ?? []);
  if (!step.told) return { ...before, pieces };
  const logged: NumberedLine = { n, line, seat: step.seat, told: step.told };
  return { ...before, pieces, log: [...before.log, logged], recent: remark(before.recent, logged) };
}

/** A moment of an update: the game after some of its changes, and who made them (-1: draws). */
export interface Frame {
  board: BoardView;
  seat: number;
  changes: readonly Change[];
  /** Places the piece that moved went through, where that was told. */
  way: readonly string[];
}

/** Steps to be shown together: draws that follow each other are one deal; all else goes one by one. */
function grouped(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.seat < 0 && last?.[0] && last[0].seat < 0) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * An update as the moments to show one after another; the last is the game as it now is.
 *
 * Scores, sentence and legal actions change with the last, when the pieces have come to rest.
 */
// eslint-disable-next-line complexity -- nothing but what an update leaves as it was
export function frames(before: BoardView, update: TableChange): Frame[] {
  const shown: Frame[] = [];
  let now = before;
  for (const group of grouped(update.steps ?? [])) {
    for (const step of group) now = stepped(now, step, update);
    const changes = group.flatMap((step) => step.changes ?? []);
    const way = group[0]?.told?.places ?? [];
    shown.push({ board: now, seat: group[0]?.seat ?? -1, changes, way });
  }
  const last: BoardView = {
    ...now,
    n: update.n,
    cut: update.cut ?? 0,
    v: versionOf(update),
    seats: update.seats ?? now.seats,
    sentence: update.sentence ?? now.sentence,
    status: update.status ?? now.status,
    marks: update.marks ?? now.marks,
    panels: update.panels ?? now.panels,
    due: update.due ?? now.due,
    legal: update.legal ?? now.legal,
    result: update.result ?? now.result,
    starter: (update.starter ?? -1) >= 0 ? (update.starter ?? -1) : now.starter,
    moved: now.moved || (update.moved ?? false),
    calls: update.calls ?? now.calls,
  };
  const end = shown.at(-1);
  if (end) end.board = last;
  else shown.push({ board: last, seat: -1, changes: [], way: [] });
  return shown;
}

/** Moments shown as one. */
export function together(moments: readonly Frame[]): Frame {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) throw new RangeError('no moments');
  return { ...last, seat: first.seat, changes: moments.flatMap(({ changes }) => changes) };
}

/** What is left to show of moments whose first `shown` lie there already; the last one at least, where nothing moves then. */
export function unseen(moments: readonly Frame[], shown = 0): readonly Frame[] {
  const last = moments.at(-1);
  return shown >= moments.length && last ? [{ ...last, changes: [], way: [] }] : moments.slice(shown);
}

/** The game after a whole update. */
export function followed(before: BoardView, update: TableChange): BoardView {
  return frames(before, update).at(-1)?.board ?? before;
}

/** A company whose game goes on with an update: it has begun. */
export function goneOn(before: CompanyView, { line = 0 }: TableChange): CompanyView {
  const phase = before.phase === 'waiting' ? 'playing' : before.phase;
  return { ...before, phase, line: Math.max(before.line, line) };
}

/** A company after people came, went or agreed to another game. */
export function peopled(before: CompanyView, { phase, players, host = -1, line = 0 }: Players): CompanyView {
  return { ...before, phase, players, host, line: Math.max(before.line, line) };
}

/** A company after an event, when more is heard that goes with it. */
export function applySideMessage(before: CompanyView, message: SideMessage): CompanyView {
  switch (message.t) {
    case 'asked':
      return { ...before, question: message.question ?? null };
    case 'standings':
      return { ...before, series: message.series };
    case 'draws': {
      const { t: _, contributions, ...ending } = message;
      return {
        ...before,
        contributions: contributions ?? before.contributions,
        ending: { ...before.ending, ...ending },
      };
    }
  }
}

/** A company after a line of chat; one it has already stays single. */
export function chatted(before: CompanyView, line: ChatLine): CompanyView {
  if (before.chat.some((other) => other.line === line.line)) return before;
  return { ...before, line: Math.max(before.line, line.line), chat: [...before.chat, line] };
}

/** Whether it is a game of a meeting of two at an event. */
export const meets = ({ event, players }: CompanyView): boolean => event !== '' && players.length > 1;

/** Whether somebody who sat there has deleted everything: nobody else has such a name. */
export const isForgotten = ({ kind, name }: View['players'][number]): boolean => kind === 'person' && name === '…';

/** Whether the seat looked from is to act. */
export function isMyTurn(now: View): boolean {
  return now.phase === 'playing' && now.due.includes(now.seat);
}
