// A server that is asked over HTTP about tasks in the made-up game of `table/model/row_game`, and the source to it.
import { expect, vi } from 'vitest';
import type { Heard, Listener } from '../../lib/socket';
import type { FromClient } from '../../lib/wire';
import { gameKit } from './stream_fixtures';
import type { KitLoader } from './seat_stream';
import type { TaskSource } from './task_source';

/** A source to a server that gives these answers one after another; what the source says, and what the server was asked. */
export async function openedTask<L extends TaskSource<unknown, unknown>>(
  make: (listener: Listener, equip: KitLoader) => L,
  ...answers: { status?: number; body: unknown }[]
): Promise<{ source: L; said: Heard[]; requests: unknown[] }> {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body));
    const { status = 200, body: answer } = answers[requests.length - 1] ?? { body: null };
    return Promise.resolve(Response.json(answer, { status }));
  });
  const said: Heard[] = [];
  const kit = gameKit();
  const source = make(
    {
      hello: () => ({ t: 'hello' as const }),
      message: (message) => said.push(message),
      state: () => undefined,
      refused: () => undefined,
    },
    { whole: () => Promise.resolve(kit), words: () => Promise.resolve(kit) },
  );
  await vi.waitFor(() => expect(said).toHaveLength(1));
  return { source, said, requests };
}

/** A commit; each beginning of the task is a cut of its own. */
export const plays = (id: number, n: number, action: number, cut = 1): FromClient => ({
  t: 'play',
  id,
  cut,
  n,
  actions: [action],
});
