/** Keeps what the first page opens with where there is no network, and what its games are begun with there. */
import { answerAt, picture } from '../../lib/http';
import { serviceWorkerReady, spares } from '../../lib/browser';
import { presetsOf, seatsFor, valuesOf } from '../../lib/plan';
import { settings } from '../../lib/settings.svelte';
import type { GameInfo, LocalTable } from '../../lib/wire';
import { localAddress } from '../../lib/addresses';
import { optionsFor } from '../../local/begin';
import { keep } from '../../local/keep';
import { offered } from '../../local/module';
import { addressesOf, answerOf } from '../../table/model/game_kit';

/** What lies under an address of its own, and what was answered. */
interface CachedAnswers {
  addresses: string[];
  answers: Record<string, object>;
}

/** What a game is begun with here, alone or against a bot; nothing while the server compiles its rules. */
async function playable(game: GameInfo): Promise<CachedAnswers[]> {
  const begins = presetsOf(game.seats).filter((preset) => preset !== 'friend');
  const all = begins.map(async (preset): Promise<CachedAnswers | null> => {
    const seats = seatsFor(preset, game.seats, '', '');
    const address = localAddress(game.slug, optionsFor(game, seats, valuesOf(game, game.presets[0])));
    const table = await answerAt<LocalTable>(address);
    const manifest = await offered(table.board, 'thinks');
    if (!manifest?.modules.speaks) return null;
    const addresses = [...addressesOf(game.slug, table.board, manifest), manifest.modules.thinks];
    return { addresses, answers: { [address]: table, ...answerOf(table.board, manifest) } };
  });
  return (await Promise.all(all)).filter((answers) => answers !== null);
}

let keeping: Promise<boolean> | null = null;

/** Whether the browser keeps the first page with its games, once the client itself is there; tried once a visit. */
export const keepHome = (games: readonly GameInfo[]): Promise<boolean> => (keeping ??= keepNow(games));

async function keepNow(games: readonly GameInfo[]): Promise<boolean> {
  if (spares() || !(await serviceWorkerReady())) return false;
  const parts = (await Promise.all(games.map((game) => playable(game).catch(() => [])))).flat();
  const lists = ['/api/v1/games', '/api/v1/levels', ...games.map((game) => picture(game, settings.dark))];
  const addresses = new Set([...lists, ...parts.flatMap(({ addresses }) => addresses)]);
  return keep(
    '/',
    [...addresses],
    Object.assign({}, ...parts.map(({ answers }) => answers)) as CachedAnswers['answers'],
  );
}
