/** What a game of this device is played with: what the server has now, else all that the browser has kept with it. */
import type { Board, Phrases, RulesModules } from '../../lib/wire';
import { keptAt } from '../../local/keep';
import { modulesAt, type Compiled, type Manifest } from '../../local/module';
import { loadGameKit, makeGameKit, type GameKit, type GameRef, type PlayerOf } from '../../table/model/game_kit';
import { messagesAt } from '../../table/narrate/refusal_words';

const json = async <T>(address: string): Promise<T> => (await keptAt(address)).json() as Promise<T>;

/**
 * Board, rules and words of a game that this device plays by itself; null where neither has them. What is kept is taken
 * whole: its words belong to its rules, which a renewed server may still be compiling.
 */
export async function loadLocalKit(table: GameRef, playerOf?: PlayerOf): Promise<(GameKit & { asKept?: true }) | null> {
  const now = await loadGameKit(table, playerOf);
  if (now) return now;
  const kit = await loadCachedKit(table, playerOf).catch(() => null);
  return kit && { ...kit, asKept: true };
}

async function loadCachedKit({ game, board }: GameRef, playerOf?: PlayerOf): Promise<GameKit | null> {
  const [answer, drawn, alone] = await Promise.all([
    json<RulesModules>(modulesAt(board)),
    json<Board>(board),
    json<Phrases>(messagesAt(game, board)),
  ]);
  const manifest = answer.manifest as unknown as Manifest;
  const compiled = async (address: string): Promise<Compiled> => ({
    module: await WebAssembly.compileStreaming(keptAt(address)),
    manifest,
  });
  const { speaks, thinks } = manifest.modules;
  return makeGameKit(drawn, await compiled(speaks), alone, () => compiled(thinks), playerOf);
}
