/** Addresses with something chosen already. */

import { href } from './routes';

/** The address of the form for a new table with some options chosen already. */
export function planned(game: string, options: Readonly<Record<string, string>>): string {
  return `${href('create', { slug: game })}?${new URLSearchParams(options)}`;
}

/** The values of these options in an address. */
export function chosen(search: string, names: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
}

/** Where the facts of a game are, under the options of a table where one is given. */
export function factsAddress(game: string, table = ''): string {
  const address = href('facts', { slug: game });
  return table ? `${address}?${new URLSearchParams({ table })}` : address;
}

/** Where a game is learned, on the way to another page: a table, or an invitation to one. */
export function lessonAddress(game: string, from: string): string {
  return `${href('learn', { slug: game })}?${new URLSearchParams({ from })}`;
}

/** The code of a game's list of the day, which begins and ends as UTC has it. */
export const dayList = (game: string, now = new Date()): string =>
  `${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}-${game}`;

/** Whether the code of an event is that of a list of a day, which nobody types. */
export const isOfDay = (code: string): boolean => /^\d{4}-\d\d-\d\d-/.test(code);

/** What a board is drawn from besides its words, by the address of it: the game and the options that are not usual. */
export function rulesOf(board: string): string {
  const query = new URLSearchParams(board.split('?')[1]);
  query.delete('language');
  return query.toString();
}

/** Options as an address of the API names them. */
export const optionQuery = (options: Readonly<Record<string, string>>): string[][] =>
  Object.entries(options).map(([name, value]) => ['option', `${name}=${value}`]);

/** Where lies what a page plays a game by itself with, under some options. */
export const localAddress = (game: string, options: Readonly<Record<string, string>>): string =>
  `/api/v1/games/${encodeURIComponent(game)}/local?${new URLSearchParams(optionQuery(options))}`;

/** The options in the address of a board, as texts. */
export function optionsIn(board: string): Record<string, string> {
  const options = new URLSearchParams(board.split('?')[1]).getAll('option');
  return Object.fromEntries(
    options.map((option) => {
      const [name = ''] = option.split('=', 1);
      return [name, option.slice(name.length + 1)];
    }),
  );
}

/** Where an event is run: an address that hands its key over, in the part that is sent to no server. */
export const runAddress = (event: string, key: string): string =>
  `${location.origin}${href('event', { id: event })}#key=${key}`;

/** The key in such an address; "" where there is none. */
export const keyIn = (hash: string): string => /^#key=([\w-]+)$/.exec(hash)?.[1] ?? '';
