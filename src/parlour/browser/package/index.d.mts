import type { Game, Manifest, Part } from "./game.mjs";

export * from "./advice.mjs";
export * from "./following.mjs";
export * from "./game.mjs";
export * from "./players.mjs";
export * as telling from "./telling.mjs";

export function load(
  part: Part,
  module?: BufferSource | WebAssembly.Module,
  manifest?: Manifest,
): Promise<Game>;
