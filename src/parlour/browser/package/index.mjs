// Loads a game: the module and manifest beside this file, or those given.
import { Game } from './game.mjs';

export { advise, judged, lateIn, lookedBack, worth } from './advice.mjs';
export { Follower } from './following.mjs';
export { Game, Search, State, Turn } from './game.mjs';
export { odds } from './odds.mjs';
export { levelsOf, turnOf } from './players.mjs';
export * as telling from './telling.mjs';

/** Reads `module.wasm` and `manifest.json` beside this file, or takes them as given. */
export async function load(module, manifest) {
  if (module === undefined) {
    const { readFile } = await import('node:fs/promises');
    module = await readFile(new URL('./module.wasm', import.meta.url));
    manifest = JSON.parse(await readFile(new URL('./manifest.json', import.meta.url), 'utf8'));
  }
  const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
  return new Game(compiled, manifest);
}
