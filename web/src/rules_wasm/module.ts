/** The compiled rules of a game, from the server that plays it; they run in this page. */
import { Game, type Manifest } from '../../../src/parlour/lab/wasm_package/game.mjs';
import type { RulesModule } from '../api/wire';

export type { Game, State } from '../../../src/parlour/lab/wasm_package/game.mjs';

const ADDRESS = '/api/v1/modules';
const OK = 200;

/** The rules under the options of a board (its address); null where the server has none, or none yet. */
export async function rulesOf(board: string): Promise<Game | null> {
  try {
    const answer = await fetch(ADDRESS + new URL(board, location.href).search);
    if (answer.status !== OK) return null;
    const { wasm, manifest } = (await answer.json()) as RulesModule;
    const module = await WebAssembly.compileStreaming(fetch(wasm));
    return new Game(module, manifest as unknown as Manifest);
  } catch {
    return null; // offline, or a browser that may not compile: the server is asked as ever
  }
}
