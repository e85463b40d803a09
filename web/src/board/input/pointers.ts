// Mouse, pen and finger on the table: what is pressed, dragged, dropped and clicked is given to the composer.
import { nearest, type Box, type Point } from '../model/geometry';
import type { Overlay } from './overlay';
import type { Cell } from '../model/cells';
import type { Atlas } from '../model/targets';
import type { Composes } from './composes';
import type { BoardSurface } from './surface.svelte';
import { shapeOf, type Animator } from './animation';

/** Pixels a pointer may move within a click. */
const CLICK = 6;
/** How far from a place a piece may be dropped, as part of it. */
const NEAR = 0.7;
/** Pixels a finger may miss by. */
const THUMB = 22;

interface Press {
  pointer: number;
  x: number;
  y: number;
  cell: Cell;
  finger: boolean;
  dragging: boolean;
  /** It is dragged, and has yet to be picked up. */
  early: boolean;
  /** It began as a drag of something that cannot be dragged. */
  dead: boolean;
  /** Width of what is dragged, in board units. */
  units: number;
}

/** The table that is touched. */
interface PointerHost {
  surface: BoardSurface;
  animator: Animator;
  atlas: () => Atlas;
  composer: () => Composes;
  overlay: () => Overlay | null;
  root: () => HTMLElement;
}

export class Pointers {
  private press: Press | null = null;

  constructor(private readonly host: PointerHost) {}

  private get lit(): Cell[] {
    return this.host.surface.all.filter((cell) => cell.state === 'lit');
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.press && !event.isPrimary) return; // a second finger
    this.drop(); // a press that was let go where nothing is heard of it
    const cell = this.host.surface.cellAt(event);
    if (!cell) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const finger = event.pointerType !== 'mouse';
    this.press = { pointer, x, y, cell, finger, dragging: false, early: false, dead: false, units: 0 };
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.press;
    if (press?.pointer !== event.pointerId || press.dead) return;
    if (!event.buttons) {
      this.drop();
      return;
    }
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.dragging) {
      if (Math.hypot(dx, dy) < CLICK) return;
      press.dragging = this.begin(press);
      press.dead = !press.dragging;
      if (press.dead) return;
      this.host.root().setPointerCapture(event.pointerId);
    }
    const here = this.host.overlay()?.drag(dx, dy);
    if (!here) return;
    const { surface } = this.host;
    surface.snap = this.goal(here)?.key ?? '';
    const scale = surface.scaleAt(here);
    if (scale && press.units) this.host.overlay()?.size(press.units * scale);
  };

  readonly up = (event: PointerEvent): void => {
    const done = this.press;
    if (done?.pointer !== event.pointerId) return;
    this.press = null;
    if (!done.dragging) {
      if (!done.dead) this.tap(done.cell, event, done.finger);
      return;
    }
    const { overlay, surface, animator } = this.host;
    const here = overlay()?.drag(event.clientX - done.x, event.clientY - done.y) ?? null;
    const lifted = surface.away;
    this.put();
    if (!here) return;
    const target = this.goal(here) ?? surface.closest(surface.all, here, 0);
    animator.launch = { piece: lifted, place: target?.place.id ?? '', at: here };
    if (!target || target.key === done.cell.key) this.host.composer().release();
    else this.host.composer().touch(target, done.cell);
  };

  readonly cancel = (event: PointerEvent): void => {
    if (this.press?.pointer === event.pointerId) this.drop();
  };

  /** A click without a pointer comes from a screen reader. */
  readonly click = (event: MouseEvent): void => {
    if (event.detail !== 0) return;
    const cell = this.host.surface.cellAt(event);
    if (cell) this.host.composer().touch(cell);
  };

  /** What is dragged can be picked up now; what cannot be is let go. */
  resume(): void {
    const { press } = this;
    if (!press?.early) return;
    press.early = false;
    if (!this.host.composer().lift(press.cell)) this.rest();
  }

  /** Whatever is pressed or dragged is let go. */
  rest(): void {
    this.press = null;
    this.put();
  }

  /** The press ends without having done anything. */
  private drop(): void {
    if (!this.press) return;
    const { dragging } = this.press;
    this.rest();
    if (dragging) this.host.composer().release();
  }

  private put(): void {
    this.host.overlay()?.drop();
    this.host.surface.drag(false);
    this.host.surface.snap = this.host.surface.away = '';
  }

  private begin(press: Press): boolean {
    const { surface, animator, atlas, overlay } = this.host;
    const { piece } = press.cell;
    const whereabout = piece ? animator.whereabouts.get(piece.id) : undefined;
    const at = whereabout ? surface.onScreen(whereabout.area, whereabout.box) : null;
    if (!piece || !whereabout || !at) return false;
    const composer = this.host.composer();
    press.early = composer.early;
    if (!press.early && !composer.lift(press.cell)) return false;
    overlay()?.hold(shapeOf(atlas(), whereabout), at, press.finger);
    press.units = whereabout.box.w;
    surface.away = piece.id;
    surface.drag(true);
    return true;
  }

  /** Where a piece held there would be put: at the nearest possible place. */
  private goal(here: Box): Cell | null {
    return this.host.surface.closest(this.lit, here, NEAR);
  }

  /** A click. A finger that has picked something up and misses a possible place by little means that place. */
  private tap(cell: Cell, at: PointerEvent, finger: boolean): void {
    const carrying = this.host.composer().draft.path.length > 0;
    const near = finger && carrying && cell.state === 'idle' ? this.missed({ x: at.clientX, y: at.clientY }) : null;
    this.host.surface.stop(near ?? cell);
    this.host.composer().touch(near ?? cell);
  }

  private missed(at: Point): Cell | null {
    const boxes = this.host.surface.boxes(this.lit);
    const hit = nearest(boxes, at, 0) ?? nearest(boxes, at, THUMB);
    return hit && (Math.min(hit.w, hit.h) < 2 * THUMB || nearest([hit], at, 0)) ? hit.cell : null;
  }
}
