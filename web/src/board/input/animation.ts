// What moved on the table is moved on the screen: compares where pieces lay and lie, and lets them fly.
import { tick } from 'svelte';
import { stagger } from '../model/step_queue';
import type { Motion } from '../model/motion';
import type { Box } from '../model/geometry';
import type { Overlay, Shape } from './overlay';
import { stepsBetween, type Passage, type Whereabout } from '../model/piece_moves';
import type { BoardSurface } from './surface.svelte';
import type { Atlas } from '../model/targets';

/** Size of what comes out of a seat whose board is not drawn, as part of the piece. */
const SEED = 0.5;
const NOWHERE = -1;

/** Where a piece was dropped, so that it settles from there. */
interface Launch {
  piece: string;
  place: string;
  at: Box;
}

/** The table a movement happens on. */
interface AnimationHost {
  atlas: Atlas;
  surface: BoardSurface;
  overlay: Overlay;
  root: HTMLElement;
}

export class Animator {
  /** Where everything lies now. */
  whereabouts: ReadonlyMap<string, Whereabout> = new Map();
  launch: Launch | null = null;
  private here: ReadonlyMap<string, Box> = new Map();
  private seat: number | null = null;

  constructor(private readonly host: () => AnimationHost | null) {}

  /**
   * Things lie elsewhere, seen from a seat: once they are drawn there, show how they came; at the deal, all in hands, or
   * all there is where no pile gives them.
   */
  follow(whereabouts: ReadonlyMap<string, Whereabout>, seat: number, how: Motion, deal = false): void {
    if (deal) {
      const pile = this.host()?.atlas.board.source;
      this.whereabouts = new Map([...whereabouts].filter(([, piece]) => pile && piece.area.role !== 'hand'));
    }
    const [before, here] = [this.whereabouts, this.here];
    const same = deal || this.seat === seat;
    this.whereabouts = whereabouts;
    this.seat = seat;
    void tick().then(() => {
      const host = this.host();
      if (host) {
        this.here = this.places(host, whereabouts);
        if (same && how.ms > 0) this.show(host, before, here, how);
      }
      this.launch = null;
    });
  }

  private places({ surface }: AnimationHost, whereabouts: ReadonlyMap<string, Whereabout>): Map<string, Box> {
    const places = new Map<string, Box>();
    for (const [id, { area, box }] of whereabouts) {
      const here = surface.onScreen(area, box);
      if (here) places.set(id, here);
    }
    return places;
  }

  private show(
    host: AnimationHost,
    before: ReadonlyMap<string, Whereabout>,
    here: ReadonlyMap<string, Box>,
    how: Motion,
  ): void {
    const steps = stepsBetween(before, this.whereabouts, how.origins, this.launch?.piece ?? '');
    const apart = stagger(steps.length);
    const pile = sourceOf(host);
    steps.forEach((step, i) => this.step(host, step, before, here, pile, how, i * apart));
  }

  // eslint-disable-next-line complexity -- each of a piece’s beginnings has an end of its own
  private step(
    host: AnimationHost,
    { id, from, piece, gone }: Passage,
    before: ReadonlyMap<string, Whereabout>,
    here: ReadonlyMap<string, Box>,
    pile: Box | null,
    how: Motion,
    delay: number,
  ): void {
    const { overlay, atlas, surface } = host;
    const shape = shapeOf(atlas, piece);
    if (gone) {
      const at = here.get(id);
      if (at) overlay.leave(shape, at, how.ms, delay);
      return;
    }
    const to = this.here.get(id);
    const element = surface.drawing(piece.area, id);
    if (!to || !element) return;
    const dropped =
      this.launch && (this.launch.piece === id || this.launch.piece === from || this.launch.place === piece.piece.place)
        ? this.launch.at
        : null;
    const old = from ? before.get(from) : undefined;
    const lain = from
      ? (here.get(from) ?? seatHere(host, old?.area.seat ?? NOWHERE, to))
      : pile && { ...pile, w: to.w, h: to.h };
    const start = dropped ?? lain;
    if (start)
      overlay.flight(
        shape,
        start,
        to,
        dropped ? how.ms / 2 : how.ms,
        delay,
        element,
        old ? past(host, old, piece, how.way, to) : [],
      );
    else overlay.fade(element, how.ms, delay);
  }
}

/** What a piece in the overlay looks like. */
export function shapeOf(atlas: Atlas, { piece, box }: Whereabout): Shape {
  const { turn, owner } = piece;
  const [symbol, body] = [atlas.symbols.get(piece.face) ?? NOWHERE, atlas.bodyOf(piece)];
  return { symbol, body, turn, owner, w: box.w, h: box.h };
}

/** The pile that pieces come from. */
function sourceOf({ atlas, surface }: AnimationHost): Box | null {
  const id = atlas.board.source ?? '';
  const [place, area] = [atlas.places.get(id), atlas.areas.get(id)];
  return place && area ? surface.onScreen(area, place) : null;
}

/** Where something of a seat comes from whose area is not drawn now: the seat itself. */
function seatHere({ root }: AnimationHost, seat: number, to: Box): Box | null {
  const at = root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  return at?.width ? { x: at.left + at.width / 2, y: at.top + at.height / 2, w: to.w * SEED, h: to.h * SEED } : null;
}

/** The places between the first and the last of a way, where the piece went all of it. */
function past(
  { atlas, surface }: AnimationHost,
  from: Whereabout,
  to: Whereabout,
  way: readonly string[],
  size: Box,
): Box[] {
  const [first, last] = [way.indexOf(from.piece.place), way.lastIndexOf(to.piece.place)];
  if (first < 0 || last - first < 2) return [];
  return way.slice(first + 1, last).flatMap((id) => {
    const [place, area] = [atlas.places.get(id), atlas.areas.get(id)];
    const here = place && area ? surface.onScreen(area, place) : null;
    return here ? [{ ...here, w: size.w, h: size.h }] : [];
  });
}
