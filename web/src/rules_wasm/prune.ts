/** Forgets code that no kept page needs any more: each server that was renewed left its own behind. */
import { localGames } from '../api/local_games';
import type { RulesModule } from '../api/wire';
import { MODULES, modulesAt } from './module';

const CODE = /^\/(assets\/|api\/v1\/modules)/;
/** Beside each kept page, under its path, lies what it needs. */
const NEEDS = '?needs';
const ANYHOW = { ignoreVary: true };

const addressOf = ({ url }: Request): string => url.slice(new URL(url).origin.length);

/** Keep what a page needs besides what it has needed; of a page of another build (its `first` files) only this. */
export async function keepNeeds(
  cache: Cache,
  path: string,
  first: readonly string[],
  needs: readonly string[],
): Promise<void> {
  const had = await cache.match(path + NEEDS, ANYHOW);
  const before = had ? ((await had.json()) as string[]) : [];
  const same = first.every((file) => before.includes(file));
  await cache.put(path + NEEDS, Response.json([...new Set([...(same ? before : []), ...needs])]));
}

/** Forget all code that neither a kept page needs nor a game of this device. */
export async function prune(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).map(addressOf);
  const read = async <T>(address: string): Promise<T | null> => {
    const found = await cache.match(address, ANYHOW);
    return found ? ((await found.json()) as T) : null;
  };
  const pages = await Promise.all(kept.filter((one) => one.endsWith(NEEDS)).map((one) => read<string[]>(one)));
  const games = localGames().map(({ game }) => modulesAt(game.table.board));
  const needed = new Set([...pages.flatMap((needs) => needs ?? []), ...games]);
  const answers = [...needed].filter((one) => one.startsWith(`${MODULES}?`));
  for (const one of await Promise.all(answers.map((answer) => read<RulesModule>(answer))))
    if (one) needed.add(one.wasm);
  await Promise.all(kept.filter((one) => CODE.test(one) && !needed.has(one)).map((one) => cache.delete(one, ANYHOW)));
}
