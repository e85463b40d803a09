// A table as one seat sees it: one record, and the functions that make the next one from a message of the server.
// Nothing here draws, waits or asks; records are never changed in place.
import type {
  Asked,
  Change,
  ChatLine,
  Draws,
  NumberedLine,
  Players,
  Snapshot,
  Step,
  Standings,
  Update,
} from '../../lib/wire';
import { versionOf } from '../../lib/version';
import { changed, decode, pieceState, type PieceState, type Recent } from './state';

/** What is heard after an update, of the same event. */
export type Besides = Asked | Draws | Standings;

/** The whole table at one moment, for one seat, with nothing left out. */
export interface View extends Omit<Required<Snapshot>, 't' | 'pieces'> {
  pieces: readonly PieceState[];
  /** How far the game has come, as one number. */
  v: number;
  recent: readonly Recent[];
}

/** A snapshot with its defaults written out. */
// eslint-disable-next-line complexity -- nothing but defaults
export function view(snapshot: Snapshot): View {
  const { t: _, ...rest } = snapshot;
  const log = snapshot.log ?? [];
  return {
    ...rest,
    cut: snapshot.cut ?? 0,
    line: snapshot.line ?? 0,
    v: versionOf(snapshot),
    invite: snapshot.invite ?? '',
    pieces: (snapshot.pieces ?? []).map(pieceState),
    seats: snapshot.seats ?? [],
    sentence: snapshot.sentence ?? '',
    status: snapshot.status ?? '',
    marks: snapshot.marks ?? {},
    score_forms: snapshot.score_forms ?? {},
    panels: snapshot.panels ?? [],
    due: snapshot.due ?? [],
    legal: decode(snapshot.legal ?? []),
    log,
    chat: snapshot.chat ?? [],
    result: snapshot.result ?? null,
    next: snapshot.next ?? '',
    starter: snapshot.starter ?? -1,
    host: snapshot.host ?? -1,
    calls: snapshot.calls ?? [],
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
    moved: snapshot.moved ?? false,
    asks_ready: snapshot.asks_ready ?? false,
    recent: log.reduce<readonly Recent[]>(remark, []),
  };
}

function remark(recent: readonly Recent[], line: NumberedLine): readonly Recent[] {
  const places = line.told.places ?? [];
  if (line.seat < 0) return recent;
  const before = recent.find((entry) => entry.seat === line.seat);
  if (before?.n === line.n && !places.length) return recent;
  const kept = before?.n === line.n ? before.places : [];
  const entry: Recent = { seat: line.seat, n: line.n, places: [...kept, ...places] };
  return [...recent.filter((other) => other.seat !== line.seat), entry];
}

/** One step further: its pieces changed, its line told. */
function stepped(before: View, step: Step, { n, line = 0 }: Update): View {
  const pieces = changed(before.pieces, step.changes ?? []);
  if (!step.told) return { ...before, pieces };
  const told: NumberedLine = { n, line, seat: step.seat, told: step.told };
  return { ...before, pieces, log: [...before.log, told], recent: remark(before.recent, told) };
}

/** A moment of an update: the table after some of its changes, and who made them (-1: draws). */
export interface Frame {
  view: View;
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
 * An update as the moments to show one after another; the last is the table as it now is.
 *
 * Scores, sentence and legal actions change with the last, when the pieces have come to rest; what was said while seats
 * were open is said no more.
 */
// eslint-disable-next-line complexity -- nothing but what an update leaves as it was
export function frames(before: View, update: Update): Frame[] {
  const shown: Frame[] = [];
  let now = before.phase === 'waiting' ? { ...before, sentence: '' } : before;
  for (const group of grouped(update.steps ?? [])) {
    for (const step of group) now = stepped(now, step, update);
    const changes = group.flatMap((step) => step.changes ?? []);
    const way = group[0]?.told?.places ?? [];
    shown.push({ view: now, seat: group[0]?.seat ?? -1, changes, way });
  }
  const last: View = {
    ...now,
    n: update.n,
    cut: update.cut ?? 0,
    v: versionOf(update),
    line: Math.max(now.line, update.line ?? 0),
    phase: update.result ? 'over' : before.phase === 'waiting' ? 'playing' : before.phase,
    seats: update.seats ?? now.seats,
    sentence: update.sentence ?? now.sentence,
    status: update.status ?? now.status,
    marks: update.marks ?? now.marks,
    panels: update.panels ?? now.panels,
    due: update.due ?? now.due,
    legal: update.legal ? decode(update.legal) : now.legal,
    result: update.result ?? now.result,
    starter: (update.starter ?? -1) >= 0 ? (update.starter ?? -1) : now.starter,
    moved: now.moved || (update.moved ?? false),
    calls: update.calls ?? now.calls,
  };
  const end = shown.at(-1);
  if (end) end.view = last;
  else shown.push({ view: last, seat: -1, changes: [], way: [] });
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

/** The table after a whole update. */
export function followed(before: View, update: Update): View {
  return frames(before, update).at(-1)?.view ?? before;
}

/**
 * The table after people came, went or agreed to another game.
 *
 * The game itself stays as it is: moves arrive separately, perhaps later. What was said while seats were open goes.
 */
export function peopled(before: View, { phase, players, host = -1, line = 0 }: Players | View): View {
  const begins = before.phase === 'waiting' && phase !== 'waiting';
  return {
    ...before,
    phase,
    players,
    host,
    line: Math.max(before.line, line),
    sentence: begins ? '' : before.sentence,
  };
}

/** The table after an event, when more is heard that goes with it. */
export function besides(before: View, message: Besides): View {
  switch (message.t) {
    case 'asked':
      return { ...before, question: message.question ?? null };
    case 'standings':
      return { ...before, series: message.series };
    case 'draws': {
      const { t: _, contributions, ...end } = message;
      const result = before.result && { ...before.result, ...end };
      return { ...before, contributions: contributions ?? before.contributions, result };
    }
  }
}

/** The table after a line of chat; one it has already stays single. */
export function chatted(before: View, line: ChatLine): View {
  if (before.chat.some((other) => other.line === line.line)) return before;
  return { ...before, line: Math.max(before.line, line.line), chat: [...before.chat, line] };
}

/** Whether the seat looked from is to act. */
export function mine(now: View): boolean {
  return now.phase === 'playing' && now.due.includes(now.seat);
}

export type { ChatLine, NumberedLine };
