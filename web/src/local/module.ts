/**
 * The compiled modules of a game, from the server that plays it: the one that speaks, for this page, and the one that
 * thinks, for its workers.
 */
import { Follower as Following } from '../../../src/parlour/browser/package/following.mjs';
import { FORMAT, Game, type Manifest, type Part, type State } from '../../../src/parlour/browser/package/game.mjs';
import * as telling from '../../../src/parlour/browser/package/telling.mjs';
import type { RulesModules } from '../lib/wire';
import { loadsAnew } from '../lib/renewal.svelte';

export { Game, telling };
export type { Known } from '../../../src/parlour/browser/package/following.mjs';
export type { Manifest, State } from '../../../src/parlour/browser/package/game.mjs';

/** All that a module says to one seat, in numbers. */
export class Follower extends Following {
  constructor(
    game: Game,
    private readonly viewer: number,
    faces: readonly { id: string; back?: boolean }[],
  ) {
    super(game, viewer, faces);
  }

  scene(view: State): number[] {
    return telling.scene(view, this.viewer);
  }

  ending(view: State): number[] {
    return telling.ending(view);
  }

  preview(before: State, actions: readonly number[], after: State): number[] {
    return telling.preview(before, actions, after, this.viewer);
  }

  whyNot(view: State, action: number): number[] {
    return telling.whyNot(view, this.viewer, action);
  }

  mismatch(view: State, action: number, face: number): number[] {
    return telling.mismatch(view, this.viewer, action, face);
  }
}

/** The addresses of modules begin with this, and so does that of the manifest. */
export const MODULES = '/api/v1/modules';

/** The address of the manifest of modules with the rules under the options of a board (its address). */
export function modulesAt(board: string): string {
  const { search, searchParams } = new URL(board, location.href);
  return MODULES + search + (searchParams.has('language') ? '' : '&language=en');
}

const OK = 200;

/** A compiled module and its manifest, which can both be handed to a worker. */
export interface Compiled {
  module: WebAssembly.Module;
  manifest: Manifest;
}

/** Cached manifests and modules, so that a page works on without a network. */
const offers = new Map<string, Manifest>();
const modules = new Map<string, WebAssembly.Module>();

/** Why no rules run here: the browser runs none, they came damaged, or the server's sentence, which has none ever. */
export type Lack = 'browser' | 'damaged' | { sentence: string };

let lack: Lack | null = null;

/** Why the rules last requested do not run; null where they do, or the server has none yet. */
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
  const attempt = (cache: RequestCache) => WebAssembly.compileStreaming(fetch(address, { cache }));
  try {
    return await attempt('default').catch(() => attempt('reload')); // the browser's cached copy may be damaged
  } catch (error) {
    if (!(await runs())) lack = 'browser';
    else if (!(error instanceof TypeError)) lack = 'damaged'; // a TypeError is the network's
    throw error;
  }
}

/**
 * What the server says of a board's modules, one of which is wanted; null where it has that not, or not yet, or where
 * those are of another layout than the records.
 */
async function manifestOf(where: string, part: Part, layout: string): Promise<Manifest | null> {
  const answer = await fetch(where);
  if (answer.status !== OK) return null;
  const { manifest, never } = (await answer.json()) as RulesModules & { manifest: Partial<Manifest> };
  const why = never[part];
  if (why) {
    lack = { sentence: why };
    return null;
  }
  if (manifest.format !== FORMAT) {
    loadsAnew(`module ${String(manifest.format)}`); // the server is newer than this page, or older
    return null;
  }
  const offer = manifest as Manifest;
  if (layout && offer.layout !== layout) return null; // one process of the server is being replaced
  offers.set(where, offer);
  return offer.modules[part] ? offer : null;
}

/**
 * What must be known to play under the options of a board (its address), once there is that module; `layout`: that of
 * the records that it is to read.
 */
export async function offered(board: string, part: Part, layout = ''): Promise<Manifest | null> {
  const where = modulesAt(board);
  const offer = offers.get(where);
  const older = offer && layout && offer.layout !== layout;
  if (older)
    loadsAnew(`layout ${layout}`); // the server has been renewed
  else if (offer?.modules[part]) return offer;
  lack = null;
  return manifestOf(where, part, layout).catch(() => null); // offline: the server is asked as ever
}

async function compiledOf(board: string, part: Part, layout?: string): Promise<Compiled | null> {
  const manifest = await offered(board, part, layout);
  if (!manifest) return null;
  const address = manifest.modules[part];
  try {
    const module = modules.get(address) ?? (await compile(address));
    modules.set(address, module);
    return { module, manifest };
  } catch {
    offers.delete(modulesAt(board)); // an upgraded server has another one, which its manifest names
    return null;
  }
}

/** The module that speaks under the options of a board; null where the server has none, or none yet. */
export const speakingOf = (board: string, layout?: string): Promise<Compiled | null> =>
  compiledOf(board, 'speaks', layout);

/** The module that thinks, which only workers run. */
export const thinkingOf = (board: string): Promise<Compiled | null> => compiledOf(board, 'thinks');

/** A module for a game that begins from another position than usual (base64; "" for the usual one). */
export const startingFrom = ({ module, manifest }: Compiled, start: string): Compiled => ({
  module,
  manifest: start ? { ...manifest, start } : manifest,
});

/** The module that speaks, ready to play. */
export async function rulesOf(board: string, start = ''): Promise<Game | null> {
  const speaking = await speakingOf(board);
  if (!speaking) return null;
  const { module, manifest } = startingFrom(speaking, start);
  return new Game(module, manifest);
}
