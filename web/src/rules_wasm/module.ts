/** The compiled rules of a game, from the server that plays it; they run in this page. */
import { FORMAT, Game, type Manifest } from '../../../src/parlour/browser/package/game.mjs';
import type { RulesModule } from '../api/wire';
import { spoken } from '../i18n/language.svelte';
import { loadsAnew } from '../site/renewal.svelte';

export { Game };
export { Follower } from '../../../src/parlour/browser/package/following.mjs';
export * as telling from '../../../src/parlour/browser/package/telling.mjs';
export type { Manifest, State } from '../../../src/parlour/browser/package/game.mjs';

/** Where modules lie, and what says which. */
export const MODULES = '/api/v1/modules';

/** Where the server says which module has the rules under the options of a board (its address). */
export const modulesAt = (board: string): string => MODULES + new URL(board, location.href).search;

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

/** Why no rules run here: the browser runs none, they came damaged, or the server's sentence, which has none ever. */
export type Lack = 'browser' | 'damaged' | { sentence: string };

let lack: Lack | null = null;

/** What keeps the rules last asked for from running; null where they run, or the server has none yet. */
export const lacking = (): Lack | null => lack;

/** The least module there is; a browser that does not compile it runs none. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const runs = async (): Promise<boolean> =>
  typeof WebAssembly === 'object' &&
  WebAssembly.compile(EMPTY).then(
    () => true,
    () => false,
  );

async function compile(address: string): Promise<WebAssembly.Module> {
  const attempt = async (cache: RequestCache) => {
    const answer = await fetch(address, { cache });
    if ('compileStreaming' in WebAssembly) return WebAssembly.compileStreaming(answer);
    return (WebAssembly as { compile: typeof WebAssembly.compile }).compile(await answer.arrayBuffer()); // Safari 14
  };
  try {
    return await attempt('default').catch(() => attempt('reload')); // what the browser had may be damaged
  } catch (error) {
    if (!(await runs())) lack = 'browser';
    else if (!(error instanceof TypeError)) lack = 'damaged'; // that one is the network's
    throw error;
  }
}

/** The rules under the options of a board (its address); null where the server has none, or none yet. */
export async function compiledOf(board: string): Promise<Fetched | null> {
  const where = modulesAt(board);
  try {
    const known = kept.get(where);
    if (known) return known;
    lack = null;
    const answer = await fetch(where, { headers: { 'accept-language': spoken.now } });
    if (answer.status !== OK) return null;
    const { wasm, manifest, never } = (await answer.json()) as RulesModule;
    if (never) {
      lack = { sentence: never };
      return null;
    }
    const { format } = manifest;
    if (format !== FORMAT) {
      loadsAnew(`module ${String(format)}`); // the server is newer than this page, or older
      return null;
    }
    const module = await compile(wasm);
    const found = { module, manifest: manifest as unknown as Manifest, address: wasm };
    kept.set(where, found);
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
