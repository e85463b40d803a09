/** Moments of a game: what moves, what is lit, what it was worth, and when. */
import { all, box, one } from './elements';

/** Resolves once all that moves by the time has come to its end; what follows a scroll bar has none. */
export async function ended(): Promise<void> {
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(timed.map(({ finished }) => finished));
}

const endOf = ({ effect }: Animation): number => Number(effect?.getComputedTiming().endTime);
const delayOf = ({ effect }: Animation): number => effect?.getComputedTiming().delay ?? 0;

/** How long, in milliseconds, each thing moves that takes any time. */
export const lasting = (): number[] =>
  document
    .getAnimations()
    .map(endOf)
    .filter((ms) => ms > 1);

let moved: string[] = [];
let lots = new Set<string | undefined>();

/** From now on it is kept what the page moves itself, and the seats that the lot shows; what styles move is not. */
export function watchMotion(): void {
  moved = [];
  lots = new Set();
  const classOf = (element: Element): string => element.getAttribute('class') ?? element.tagName;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    moved.push(classOf(this));
    return animate.apply(this, how);
  };
  new MutationObserver(() => {
    moved.push(...all('.rising, .flying').map(classOf));
    for (const { dataset } of all('.seat.drawn')) lots.add(dataset['seat']);
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** What has moved since `watchMotion`, and how many seats the lot has shown. */
export const motion = (): { moved: string[]; lots: number } => ({ moved, lots: lots.size });

let rose: [landed: number, begins: number[]] | null = null;

/** From now on it is kept when the sum of a step rises, for `risen`. */
export function watchRising(): void {
  const moves = (selector: string): Animation[] => all(selector).flatMap((element) => element.getAnimations());
  const now = (): number => Number(document.timeline.currentTime);
  let landed = 0;
  new MutationObserver((_, watch) => {
    const left = moves('.flying').map((move) => endOf(move) - Number(move.currentTime ?? 0));
    if (left.length) landed = Math.max(landed, now() + Math.max(...left));
    if (!document.querySelector('.rising')) return;
    watch.disconnect();
    rose = [landed, moves('.rising *').map((move) => now() + delayOf(move))];
  }).observe(document, { childList: true, subtree: true });
}

/** By the page's time: when the last piece landed before the sum rose, and when each part of that begins. */
export const risen = () => rose;

type Edges = [left: number, top: number, right: number, bottom: number];

function edges(element: Element): Edges {
  const { left, top, right, bottom } = box(element);
  return [left, top, right, bottom];
}

/** The edges of places on the board. */
export const placeEdges = (ids: string[]): Edges[] => ids.map((id) => edges(one(`.stage [data-place="${id}"] rect`)));

interface Staged {
  said: (string | null)[];
  /** Each light: its edges, and of each of its movements the name and whether it is ever seen. */
  lit: [Edges, [name: string, seen: boolean][]][];
  /** Milliseconds. */
  lasts: number;
  /** Whether a press ended it. */
  skipped: boolean;
}

const movement = (move: Animation): [name: string, seen: boolean] => {
  const frames = move.effect instanceof KeyframeEffect ? move.effect.getKeyframes() : [];
  return [move instanceof CSSAnimation ? move.animationName : '', frames.some((frame) => frame['opacity'] === '1')];
};

function stagedIn(rising: Element): Staged {
  const moves = rising.getAnimations({ subtree: true });
  const said = all('p > *', rising).map(({ textContent }) => textContent);
  const lit = all('i', rising).map((light): Staged['lit'][number] => [
    edges(light),
    light.getAnimations().map(movement),
  ]);
  const lasts = Math.max(...moves.map(endOf)) - Math.min(...moves.map(delayOf));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return { said, lit, lasts, skipped: moves.every(({ playState }) => playState === 'finished') };
}

let staged: Staged | null = null;

/** What is staged next is kept as soon as it is, for `stagedMoment`, and ended by a press. */
export function watchStaged(): void {
  staged = null;
  new MutationObserver((_, watch) => {
    const rising = document.querySelector('.rising');
    if (!rising) return;
    watch.disconnect();
    staged = stagedIn(rising);
  }).observe(one('.felt'), { childList: true, subtree: true });
}

/** What has been staged since `watchStaged`; null for nothing yet. */
export const stagedMoment = (): Staged | null => staged;
