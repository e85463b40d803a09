/** The HTTP API, typed. Every failure is an `ApiProblem` that says what went wrong in a code and a sentence. */

import type {
  Channels,
  DailyTask,
  TableExtras,
  Board,
  Facts,
  FinishedGame,
  GameInfo,
  Invite,
  LessonAnswer,
  LessonCalls,
  LessonCourse,
  LessonTurn,
  LevelInfo,
  MyTables,
  NarratorAnswers,
  NarratorCall,
  NewTable,
  OpenTables,
  PassOwner,
  PersonInfo,
  PersonPass,
  PlayOn,
  Problem,
  Progress,
  PushAddress,
  PuzzleAhead,
  PuzzleAnswer,
  PuzzleCalls,
  PuzzleList,
  PuzzleSolution,
  PuzzleTask,
  PuzzleTurn,
  Rules,
  SeatAwaited,
  SeatToken,
  SiteFacts,
  Snapshot,
  TableKey,
  TableMade,
  TableTerms,
  TermsAsked,
} from './wire';

import { spoken, type Language } from '../i18n/language.svelte';

export const ROOT = '/api/v1';
const REQUEST_TIMEOUT_MS = 15_000; // milliseconds until a request counts as lost
export const MOST_MINE = 100; // seats the server looks up at once

/** A finished game: one of a table here, or a record from a file. */
export type RecordSource = { table: string } | { record: unknown };

/** Codes of failures that no server named. */
export type OwnCode = 'offline' | 'slow' | 'unexpected';

export class ApiProblem extends Error {
  /** What went wrong: a code of the server's, or of `OwnCode`. */
  readonly code: string;
  /** In words, for people; empty for `OwnCode`, whose words the page has. */
  readonly sentence: string;
  /** What would have been possible, where the server knows. */
  readonly allowed: readonly string[];
  /** The part of the request that is wrong ("options.jokers", "seats.1.name"), where the server says. */
  readonly field: string;
  /** The rule that forbids it, where one does. */
  readonly rule: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(code: string, status = 0, problem: Partial<Problem> = {}) {
    super(problem.sentence || code);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.sentence = problem.sentence ?? '';
    this.allowed = problem.allowed ?? [];
    this.field = problem.field ?? '';
    this.rule = problem.rule ?? '';
  }
}

function problemOf(status: number, body: unknown): ApiProblem {
  const problem = body as Partial<Problem> | null | undefined;
  if (typeof problem?.code !== 'string') return new ApiProblem('unexpected', status);
  return new ApiProblem(problem.code, status, problem);
}

interface RequestOptions {
  /** Whether the answer is a text. */
  text?: boolean;
  /** A secret that says who asks. */
  key?: string;
}

async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  { text, key }: RequestOptions = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(ROOT + path, {
      method,
      signal: timeout,
      headers: {
        accept: 'application/json',
        'accept-language': spoken.now,
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    answer = text && response.ok ? await response.text() : await response.json().catch(() => undefined);
  } catch {
    throw new ApiProblem(timeout.aborted ? 'slow' : 'offline');
  }
  if (!response.ok) throw problemOf(response.status, answer);
  if (answer === undefined) throw new ApiProblem('unexpected', response.status);
  return answer as T;
}

export const get = <T>(path: string): Promise<T> => call('GET', path);
const post = <T>(path: string, body: unknown): Promise<T> => call('POST', path, body);
/** GET and POST as a person or a seat, whose key no address carries. */
export const getAs = <T>(key: string, path: string): Promise<T> => call('GET', path, undefined, { key });
export const postAs = <T>(key: string, path: string, body: unknown): Promise<T> => call('POST', path, body, { key });
/** Part of an address, as it is written there. */
export const part = encodeURIComponent;

/** A promise that is made once for each language; a failed one is made again at the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  const promises = new Map<Language, Promise<T>>();
  return () => {
    const language = spoken.now;
    const cached = promises.get(language);
    if (cached) return cached;
    const making = make().catch((error: unknown) => {
      promises.delete(language);
      throw error;
    });
    promises.set(language, making);
    return making;
  };
}

/** Every game there is; asked for once a visit. */
export const games = once(() => get<GameInfo[]>('/games'));

/** The levels of bots; asked for once a visit. */
export const levels = once(() => get<LevelInfo[]>('/levels'));

/** One game; an `ApiProblem` with code "unknown-game" where there is none of that name. */
export async function game(slug: string): Promise<GameInfo> {
  const info = (await games()).find((entry) => entry.slug === slug);
  if (!info) throw new ApiProblem('unknown-game', 404);
  return info;
}

/** Where a drawing of a game's table lies, for a light or a dark page, with words of the language spoken now. */
export function picture(info: Pick<GameInfo, 'picture'>, dark: boolean): string {
  const query = [...(spoken.now === 'en' ? [] : [`language=${spoken.now}`]), ...(dark ? ['dark=1'] : [])];
  return query.length ? `${info.picture}?${query.join('&')}` : info.picture;
}

/** Where a drawing of a table's position lies. */
export const positionOf = (table: string): string => `/api/v1/tables/${part(table)}/position.svg`;

export const rules = (slug: string): Promise<Rules> => get(`/games/${part(slug)}/rules`);
export const lesson = (slug: string): Promise<LessonCourse> => get(`/games/${part(slug)}/lesson`);
export const lessonTold = (slug: string, calls: LessonCalls): Promise<NarratorAnswers> =>
  post(`/games/${part(slug)}/lesson/told`, calls);
export const lessonPlay = (slug: string, turn: LessonTurn): Promise<LessonAnswer> =>
  post(`/games/${part(slug)}/lesson/play`, turn);
export const puzzles = (slug: string): Promise<PuzzleList> => get(`/games/${part(slug)}/puzzles`);
export const daily = (slug: string, day: string): Promise<DailyTask> =>
  get(`/games/${part(slug)}/daily${day ? `?day=${part(day)}` : ''}`);
const puzzlePath = (slug: string, name: string): string => `/games/${part(slug)}/puzzles/${part(name)}`;
/** Where a puzzle lies, its solution, or what goes on with a day's game. */
export const puzzleAddress = (slug: string, name: string, suffix: '' | '/solution' | '/ahead' = ''): string =>
  `${ROOT}${puzzlePath(slug, name)}${suffix}`;
export const puzzle = (slug: string, name: string): Promise<PuzzleTask> => get(puzzlePath(slug, name));
export const puzzleSolution = (slug: string, name: string): Promise<PuzzleSolution> =>
  get(`${puzzlePath(slug, name)}/solution`);
export const puzzleAhead = (slug: string, name: string): Promise<PuzzleAhead> => get(`${puzzlePath(slug, name)}/ahead`);
export const puzzleTold = (slug: string, name: string, calls: PuzzleCalls): Promise<NarratorAnswers> =>
  post(`${puzzlePath(slug, name)}/told`, calls);
export const puzzlePlay = (slug: string, name: string, turn: PuzzleTurn): Promise<PuzzleAnswer> =>
  post(`${puzzlePath(slug, name)}/play`, turn);
export const makeTable = (plan: NewTable): Promise<TableMade> => post('/tables', plan);
/** Where it may be told whose turn it is. */
export const channels = (): Promise<Channels> => get('/channels');
/** A table as a seat sees it. */
export const tableAs = (token: string, table: string): Promise<Snapshot> => getAs(token, `/tables/${part(table)}`);
/** The terms of a table that has not begun; its host may ask for others. */
export const tableTerms = (table: string): Promise<TableTerms> => get(`/tables/${part(table)}/terms`);
export const changeTerms = (table: string, terms: TermsAsked): Promise<unknown> =>
  post(`/tables/${part(table)}/terms`, terms);
export const invite = (code: string): Promise<Invite> => get(`/invites/${part(code)}`);
export const join = (
  table: string,
  code: string,
  name: string,
  contribution: string,
  seat: number,
): Promise<SeatToken> => post(`/tables/${part(table)}/join`, { invite: code, name, contribution, seat });
export const leaveSeat = (table: string, token: string): Promise<unknown> =>
  post(`/tables/${part(table)}/leave`, { token });
export const contribute = (table: string, token: string, contribution: string): Promise<unknown> =>
  post(`/tables/${part(table)}/contribution`, { token, contribution });
export const openTables = (): Promise<OpenTables> => get('/tables/open');
export const siteFacts = (): Promise<SiteFacts> => get('/host/facts');

/** What the server answers at a whole address. */
export const answerAt = <T>(address: string): Promise<T> => get(address.slice(ROOT.length));
/** A board, at the address that a snapshot or a replay says. */
export const board = (address: string): Promise<Board> => answerAt(address);
/** A finished game of a table, to be stepped through. */
export const finishedGame = (table: string): Promise<FinishedGame> => get(`/tables/${part(table)}/replay`);
/** What a finished game says in numbers to some calls. */
export const toldOf = async (
  source: RecordSource,
  calls: readonly NarratorCall[],
): Promise<NarratorAnswers['answers']> => {
  if ('record' in source) return (await post<NarratorAnswers>('/records/told', { ...source, calls })).answers;
  const query = calls.map((call) => call.slice(0, 4).flat().join('.')).join();
  return (await get<NarratorAnswers>(`/tables/${part(source.table)}/told?calls=${query}`)).answers;
};
/** The record of a finished game, with its seed. */
export const record = (table: string): Promise<object> => get(`/tables/${part(table)}/record`);
/** The finished game of a record from a file, as an object or as text, which is checked and not kept. */
export const readRecord = (record: unknown): Promise<FinishedGame> => post('/records', record);
/** A record as text for people. */
export const recordText = (record: unknown): Promise<string> => call('POST', '/records/text', record, { text: true });

export const facts = (slug: string): Promise<Facts> => get(`/games/${part(slug)}/facts`);
export const factsOf = (table: string): Promise<Facts> => get(`/tables/${part(table)}/facts`);
export const tableRules = (table: string): Promise<Rules> => get(`/tables/${part(table)}/rules`);
export const fetchExtras = (table: string): Promise<TableExtras> =>
  get(`/tables/${part(table)}/beside?language=${spoken.now}`); // as the page's head has it preloaded
/** A table whose game goes on from a finished one, after that many of its entries. */
export const playOn = (source: RecordSource, plan: PlayOn): Promise<TableMade> =>
  'table' in source
    ? post(`/tables/${part(source.table)}/play-on`, plan)
    : post('/play-on', { record: source.record, ...plan });

/** Where the record of a finished table is downloaded from, as text. */
export const recordAddress = (table: string): string => `${ROOT}/tables/${part(table)}/record?form=text`;

/** Begin a person with a key, who holds these seats. */
export const beginPerson = (key: string, label: string, tables: TableKey[]): Promise<unknown> =>
  postAs(key, '/me', { label, tables });

/** Ask the others at a table for a seat whose token is lost. */
export const askBack = (table: string, seat: number): Promise<SeatToken> =>
  post(`/tables/${part(table)}/ask-back`, { seat });

/** Take the seat that was asked for with a token, if it is time; else how far that has come. */
export const takeBack = (table: string, token: string): Promise<SeatAwaited> =>
  post(`/tables/${part(table)}/take-back`, { token });

/** What is kept of a person besides their seats. */
export const person = (key: string): Promise<PersonInfo> => getAs(key, '/me');

/** What follows a person besides their seats. */
export const progressKept = (key: string): Promise<Progress> => getAs(key, '/me/progress');
export const keepProgress = (key: string, progress: Progress): Promise<unknown> =>
  postAs(key, '/me/progress', progress);

/** A link that makes another device a person's, once. */
export const newLink = (key: string): Promise<PersonPass> => postAs(key, '/me/link', {});

/** A code to keep that makes further devices a person's; the one before is worth nothing then. */
export const newSheet = (key: string): Promise<PersonPass> => postAs(key, '/me/sheet', {});

/** Whom a device would belong to that shows a code. */
export const passOwner = (code: string): Promise<PassOwner> => post('/me/pass', { code });

/** Let this device, with its key and seats, be the person's whose code it shows. */
export const addDevice = (key: string, label: string, code: string, tables: TableKey[]): Promise<unknown> =>
  postAs(key, '/me/devices', { code, label, tables });

/** End the key and the tokens of another device of a person's. */
export const signOut = (key: string, device: string): Promise<unknown> => postAs(key, '/me/sign-out', { device });

/** Have the device that has a key told of turns, or no longer. */
export const pushTo = (key: string, subscription: PushAddress | null): Promise<unknown> =>
  postAs(key, '/me/push', { subscription });

/** Delete all that is kept of a person. */
export const deletePerson = (key: string): Promise<unknown> => postAs(key, '/me/delete', {});

/** Take a table off a person's list, on all devices. */
export const forgetTable = (key: string, table: string): Promise<unknown> =>
  postAs(key, `/tables/${part(table)}/forget`, undefined);

/** A new token for a seat of a person's. */
export const recover = (key: string, table: string, seat: number): Promise<SeatToken> =>
  postAs(key, `/tables/${part(table)}/recover`, { seat });

/**
 * How the tables stand that one has seats at, one summary a seat; long lists are asked for in parts. With the key of a
 * person, who takes these seats over, all of theirs.
 */
export async function fetchMyTables(keys: TableKey[], key = ''): Promise<MyTables> {
  const all: MyTables = { tables: [], unknown: [] };
  for (let i = 0; i < keys.length || (key && i === 0); i += MOST_MINE) {
    const some = await postAs<MyTables>(key, '/tables/mine', { tables: keys.slice(i, i + MOST_MINE) });
    all.tables = key ? some.tables : [...all.tables, ...some.tables];
    all.unknown.push(...some.unknown);
  }
  return all;
}
