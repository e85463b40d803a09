/** The compiled rules of a game, from the server that plays it; they run in this page. */
import { FORMAT, Game, type Manifest } from '../../../src/parlour/lab/wasm_package/game.mjs';
import type { RulesModule } from '../api/wire';

export { Game };
export { Follower } from '../../../src/parlour/lab/wasm_package/following.mjs';
export * as telling from '../../../src/parlour/lab/wasm_package/telling.mjs';
export type { Manifest, State } from '../../../src/parlour/lab/wasm_package/game.mjs';

const ADDRESS = '/api/v1/modules';
const OK = 200;

/** A compiled game, and what must be known of it; both can be handed to a worker. */
export interface Compiled {
  module: WebAssembly.Module;
  manifest: Manifest;
}

/** The same with the permanent address that the module came from. */
export interface Fetched extends Compiled {
  address: string;
}

/** What was found, so that a page goes on without a network. */
const kept = new Map<string, Fetched>();

let failed = false;

/** Whether it is this browser that could not run the rules last asked for, and not the server that has none yet. */
export const cannotRun = (): boolean => failed;

async function compile(address: string): Promise<WebAssembly.Module> {
  const attempt = async (cache: RequestCache) => WebAssembly.compileStreaming(fetch(address, { cache }));
  try {
    const module = await attempt('default').catch(() => attempt('reload')); // what the browser had may be damaged
    failed = false;
    return module;
  } catch (error) {
    failed = typeof WebAssembly !== 'object' || !(error instanceof TypeError); // which is the network's
    throw error;
  }
}

/** The rules under the options of a board (its address); null where the server has none, or none yet. */
export async function compiledOf(board: string): Promise<Fetched | null> {
  const { search } = new URL(board, location.href);
  try {
    const known = kept.get(search);
    if (known) return known;
    failed = false;
    const answer = await fetch(ADDRESS + search);
    if (answer.status !== OK) return null;
    const { wasm, manifest } = (await answer.json()) as RulesModule;
    if (manifest['format'] !== FORMAT) return null; // the server is newer than this page, or older
    const module = await compile(wasm);
    const found = { module, manifest: manifest as unknown as Manifest, address: wasm };
    kept.set(search, found);
    return found;
  } catch {
    return null; // offline, or a browser that may not compile: the server is asked as ever
  }
}

/** The same, ready to play. */
export async function rulesOf(board: string): Promise<Game | null> {
  const found = await compiledOf(board);
  return found && new Game(found.module, found.manifest);
}
