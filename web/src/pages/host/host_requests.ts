/** What the host of the server sees and does, with its key. */
import { getAs, part, postAs } from '../../lib/http';
import type { HostedSite, OpenTables, Summary } from '../../lib/wire';

export const host = {
  site: (key: string): Promise<HostedSite> => getAs(key, '/host'),
  tables: async (key: string, text: string): Promise<Summary[]> =>
    (await getAs<OpenTables>(key, `/host/tables?text=${part(text)}`)).tables,
  close: (key: string, table: string): Promise<unknown> => postAs(key, `/host/tables/${part(table)}/close`, undefined),
  /** Agree that a lost seat is given back where nobody else is a person. */
  giveSeat: (key: string, table: string, code: string): Promise<unknown> =>
    postAs(key, `/host/tables/${part(table)}/give-seat`, { code }),
  /** Decline that. */
  refuseSeat: (key: string, table: string): Promise<unknown> =>
    postAs(key, `/host/tables/${part(table)}/refuse-seat`, undefined),
  delete: (key: string, table: string): Promise<unknown> =>
    postAs(key, `/host/tables/${part(table)}/delete`, undefined),
  /** End the chat or allow it again: at a table, or everywhere. */
  chat: (key: string, on: boolean, table = ''): Promise<unknown> =>
    postAs(key, table ? `/host/tables/${part(table)}/chat` : '/host/chat', { on }),
  announce: (key: string, text: string): Promise<unknown> => postAs(key, '/host/announcement', { text }),
};
