/** Pieces on their way: what flies from where to where, what is laid when, and what a press leaves of it. */
import { all, middle, one } from './elements';

type Spot = [x: number, y: number];
/** What a piece shows, and the point of the window where it is drawn. */
type Drawn = [face: string | null, ...spot: Spot];

interface Flight {
  face: string | null;
  goal: Spot;
  /** Where it was in each frame. */
  way: Spot[];
  /** What lay there as it began: a piece lies unseen until it lands, and a hand may be laid anew before. */
  places: Drawn[];
  /** How opaque it is at its end. */
  ends: number;
  over: boolean;
}

const faceOf = (piece: Element): string | null => one('use:last-of-type', piece).getAttribute('href');

/** The pieces that are drawn, or those that a further selector takes. */
export const drawnPieces = (further = ''): Drawn[] =>
  [...document.querySelectorAll<SVGGraphicsElement>(`.piece${further}`)].map((piece) => {
    const { e, f } = piece.getScreenCTM() ?? new DOMMatrix();
    return [faceOf(piece), e, f];
  });

let flights: Flight[] = [];

function follow(ghost: SVGSVGElement): void {
  const { left, top, width, height } = ghost.style;
  const goal: Spot = [parseFloat(left) + parseFloat(width) / 2, parseFloat(top) + parseFloat(height) / 2];
  const effect = ghost.getAnimations()[0]?.effect;
  const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1) : undefined;
  const ends = Number(last?.['opacity'] ?? 1);
  const flight: Flight = { face: faceOf(ghost), goal, way: [], places: drawnPieces(), ends, over: false };
  flights.push(flight);
  const look = (): void => {
    flight.over = !ghost.isConnected;
    if (flight.over) return;
    flight.way.push(middle(ghost));
    requestAnimationFrame(look);
  };
  look();
}

const added = (changes: MutationRecord[]): Node[] => changes.flatMap(({ addedNodes }) => [...addedNodes]);

/** From now on what flies is followed, for `landed`. */
export function watchFlights(): void {
  flights = [];
  new MutationObserver((changes) => {
    for (const node of added(changes)) if (node instanceof SVGSVGElement) follow(node);
  }).observe(one('.overlay'), { childList: true });
}

/** What has flown, one's own and others', once all of it has landed and it is one's turn again. */
export function landed(): Flight[] {
  const again = document.querySelector('[data-lit], [data-pick]') && !document.querySelector('[data-confirm]');
  return again && flights.every(({ over }) => over) ? flights : [];
}

let flown = 0;

/** From now on the pieces that set off are counted, for `flownPieces`. */
export function countFlights(): void {
  flown = 0;
  new MutationObserver((changes) => {
    flown += added(changes).filter((node) => node instanceof Element && node.matches('.flying')).length;
  }).observe(document, { childList: true, subtree: true });
}

/** How many pieces have set off since `countFlights`. */
export const flownPieces = (): number => flown;

let left: number | null = null;

/** Presses, a key where it has a name, as soon as something flies. */
export function pressInFlight(press: EventInit & { key?: string }): void {
  left = null;
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.flying')) return;
    watch.disconnect();
    const pressed = press.key ? new KeyboardEvent('keydown', press) : new PointerEvent('pointerdown', press);
    document.body.dispatchEvent(pressed);
    requestAnimationFrame(() => requestAnimationFrame(() => (left = all('.flying').length)));
  }).observe(document, { childList: true, subtree: true });
}

/** How many still flew two frames after that press; null while it is awaited. */
export const leftInFlight = (): number | null => left;

type Coming = [piece: string, delay: number | undefined];
let coming: Coming[] = [];

/** From now on it is kept which pieces the page lets appear, for `comingPieces`. */
export function watchComing(): void {
  coming = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const [, timing] = how;
    if (this instanceof SVGElement && this.dataset['piece'] && typeof timing === 'object')
      coming.push([this.dataset['piece'], timing.delay]);
    return animate.apply(this, how);
  };
}

/** The pieces that have come, and how many milliseconds after the first. */
export const comingPieces = (): Coming[] => coming;
