// Loads a game: one of the two modules beside this file with its manifest, or a module and manifest given.
import { Game } from "./game.mjs";

export { advise, judged, inHindsight, lateIn, worth } from "./advice.mjs";
export { Follower } from "./following.mjs";
export { Game, Search, State, Turn } from "./game.mjs";
export { levelsOf, odds, turnOf } from "./players.mjs";
export * as telling from "./telling.mjs";

/** Load the module that `speaks` or `thinks` and `manifest.json` beside this file, or those given. */
export async function load(part, module, manifest) {
  if (module === undefined) {
    const { readFile } = await import("node:fs/promises");
    manifest = JSON.parse(
      await readFile(new URL("./manifest.json", import.meta.url), "utf8"),
    );
    module = await readFile(new URL(manifest.modules[part], import.meta.url));
  }
  const compiled =
    module instanceof WebAssembly.Module
      ? module
      : await WebAssembly.compile(module);
  return new Game(compiled, manifest);
}
