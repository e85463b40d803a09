// What moves above the table: pieces in flight and the piece that follows a finger. Elements are made and moved by
// hand here, outside the framework, so that nothing lies between a pointer and what it drags.
import type { Box } from '../model/geometry';
import { fly, moves } from './flight';

const SVG = 'http://www.w3.org/2000/svg';
/** A dragged piece is a little larger than it lies, and over a finger high enough to be seen. */
const HELD = 1.12;
const ABOVE = 0.75;
/** Milliseconds that something takes to appear or to go. */
const FADE = 160;

export interface Shape {
  symbol: number;
  /** The id of what lies under it and is not turned; "" for none. */
  body: string;
  /** Quarter turns. */
  turn: number;
  owner: number;
  /** Width and height in board units. */
  w: number;
  h: number;
}

/** Room round a piece for its shadow and ring, as part of its size. */
const ROOM = 0.25;

export class Overlay {
  private held: { element: SVGSVGElement; at: Box; lift: number } | null = null;

  constructor(private readonly layer: HTMLElement) {}

  private make({ symbol, body, turn, owner, w, h }: Shape, at: Box): SVGSVGElement {
    const svg = document.createElementNS(SVG, 'svg');
    const [wide, high] = [w * (1 + ROOM), h * (1 + ROOM)];
    svg.setAttribute('viewBox', `${-wide / 2} ${-high / 2} ${wide} ${high}`);
    svg.setAttribute('class', `drawn flying seat-${owner}`);
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#face-${symbol}`);
    if (turn) use.setAttribute('transform', `rotate(${90 * turn})`);
    if (body) {
      const under = document.createElementNS(SVG, 'use');
      under.setAttribute('href', `#${body}`);
      svg.append(under);
    }
    svg.append(use);
    const [pw, ph] = [at.w * (1 + ROOM), at.h * (1 + ROOM)];
    Object.assign(svg.style, {
      width: `${pw}px`,
      height: `${ph}px`,
      left: `${at.x - pw / 2}px`,
      top: `${at.y - ph / 2}px`,
    });
    this.layer.prepend(svg); // the next one of a pile lies on top of those after it
    return svg;
  }

  /** Fly a piece from one rectangle to another, past others; the piece drawn at the end stays unseen meanwhile. */
  flight(shape: Shape, from: Box, to: Box, ms: number, delay: number, piece: Element, past: readonly Box[]): void {
    if (!moves(from, to) || ms <= 0) return;
    const ghost = this.make(shape, to);
    const whole = ms * (1 + past.length * 0.6);
    piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: whole + delay });
    const stops = [from, ...past, to];
    const movement = past.length
      ? ghost.animate(
          stops.map(({ x, y }) => ({ transform: `translate(${x - to.x}px, ${y - to.y}px)` })),
          { duration: whole, easing: 'ease-in-out', fill: 'backwards', delay },
        )
      : fly(ghost, from, to, ms, delay);
    movement.onfinish = movement.oncancel = () => ghost.remove();
  }

  /** A piece comes from nowhere, or goes there. */
  fade(piece: Element, ms: number, delay: number): void {
    if (ms > 0)
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: Math.min(ms, FADE), delay, fill: 'backwards' });
  }

  /** A piece that is gone fades where it lay: it flies to no place where it does not lie afterwards. */
  leave(shape: Shape, from: Box, ms: number, delay: number): void {
    if (ms <= 0) return;
    const ghost = this.make(shape, from);
    const going = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(0.9)', opacity: 0 },
      ],
      { duration: Math.min(ms, FADE), easing: 'ease-in', fill: 'both', delay },
    );
    going.onfinish = going.oncancel = () => ghost.remove();
  }

  /** Pick a piece up: it follows `drag` until `drop`. `finger` lifts it above what would cover it. */
  hold(shape: Shape, at: Box, finger: boolean): void {
    this.drop();
    const element = this.make(shape, { ...at, w: at.w * HELD, h: at.h * HELD });
    element.classList.add('held');
    this.held = { element, at, lift: finger ? -ABOVE * at.h : 0 };
    this.drag(0, 0);
  }

  /** The held piece `dx`, `dy` pixels from where it lay; gives its rectangle. */
  drag(dx: number, dy: number): Box | null {
    if (!this.held) return null;
    const { element, at, lift } = this.held;
    element.style.translate = `${dx}px ${dy + lift}px`; // not a transform, which the scale of `size` would stretch
    return { ...at, x: at.x + dx, y: at.y + dy + lift };
  }

  /** Over another area the held piece is as large as it will lie there; `width` in pixels. */
  size(width: number): void {
    if (this.held) this.held.element.style.scale = String(width / this.held.at.w);
  }

  /** Let go of the held piece. */
  drop(): void {
    this.held?.element.remove();
    this.held = null;
  }

  /** Put everything down at once. */
  clear(): void {
    this.drop();
    for (const animation of this.layer.getAnimations({ subtree: true })) animation.cancel();
    this.layer.replaceChildren();
  }
}
