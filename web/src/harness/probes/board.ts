/** Where a table's board lies, how large it is, and what lies over it. */
import { all, box, one, words } from './elements';

const AREAS = '.stage :is(.slot, .other)';

/** The areas of the stage and where each lies, to half a pixel. */
export const areas = (): (string | number)[][] =>
  all(AREAS).map((area) => {
    const { x, y, width, height } = box(area);
    const { area: name = '' } = one('[data-area]', area).dataset;
    return [name, ...[x, y, width, height].map((value) => Math.round(2 * value) / 2)];
  });

/** The part of the window that the areas of the stage take, boards of others included. */
export const taken = (): number =>
  all(AREAS)
    .map(box)
    .reduce((sum, { width, height }) => sum + width * height, 0) /
  (innerWidth * innerHeight);

/** Pixels of the stage beside what lies on it, both sides together. */
export function bands(): number {
  const boxes = all('.felt :is(.slot, .other)').map(box);
  const wide = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return one('.felt').clientWidth - wide;
}

/** Pixels of bare felt below the boards of others, beside one's own. */
export function bare(): number {
  const lowest = (selector: string): number => Math.max(...all(selector).map((element) => box(element).bottom));
  return document.querySelector('.felt .other') ? lowest('.felt .slot') - lowest('.felt .other') : 0;
}

/** The shorter side of the smallest thing to touch on the stage. */
export const smallestCell = (): number =>
  Math.min(...all('.stage [data-key]').map((cell) => Math.min(box(cell).width, box(cell).height)));

/** Whether the sentence lies over the board, as a long one of a draft may on small screens. */
export function covered(): boolean {
  const stage = box(one('.stage'));
  const sentence = document.querySelector('.dock .sentence');
  return [...(sentence ? words(sentence).getClientRects() : [])].some(
    (line) =>
      Math.min(line.bottom, stage.bottom) - Math.max(line.top, stage.top) > 1 &&
      Math.min(line.right, stage.right) - Math.max(line.left, stage.left) > 1,
  );
}

/** What there is to play with that something lies over: the board, the hand, the buttons. */
export function under(selector: string): string[] {
  const over = box(one(selector));
  return ['.felt', '.hand', '.acts'].filter((part) =>
    all(part).some((element) => {
      const { left, top, right, bottom } = box(element);
      const [wide, high] = [Math.min(right, over.right) - Math.max(left, over.left), Math.min(bottom, over.bottom)];
      return wide > 1 && high - Math.max(top, over.top) > 1;
    }),
  );
}

/** Pixels by which the sentence lies over the felt. */
export const overFelt = (): number => Math.max(0, box(one('.felt')).bottom - box(one('.say')).top);

/** Whether the button that opens the log lies over the felt. */
export function logOverFelt(): boolean {
  const [button, felt] = [all('.foot button')[0], box(one('.felt'))];
  if (!button?.checkVisibility()) return false;
  const { left, right, top, bottom } = box(button);
  return left < felt.right - 1 && right > felt.left + 1 && top < felt.bottom - 1 && bottom > felt.top + 1;
}

/** Areas, and buttons of the turn, that are not whole in the window. */
export const beyond = (): string[] =>
  all('.stage .area, .hand .area, [data-confirm]')
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, top, right, bottom } = box(element);
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((element) => element.outerHTML.slice(0, 80));

/** Whether nothing of the page is out of the window. */
export function fits(): boolean {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
}

let seen = new Set<string>();
let observer: MutationObserver | undefined;

function look(): void {
  const current = areas();
  if (current.length) seen.add(JSON.stringify(current));
}

/** From now on it is kept where the areas lie after each change of the page, for `watched`. */
export function watch(): void {
  seen = new Set();
  observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** Where the areas lay since `watch` was called, while there were any: what differs, once each. */
export function watched(): string[] {
  observer?.disconnect();
  look();
  return [...seen];
}

/** An entry that TypeScript does not know: what has moved by itself, as a part of the window. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

let moved = 0;

/** From now on what moves by itself from one frame of the screen to the next is added up, for `shifted`. */
export function watchShifts(): void {
  moved = 0;
  const add = (entry: PerformanceEntry): unknown => (moved += (entry as LayoutShift).value);
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift' });
}

/** How much has moved by itself since `watchShifts`, as parts of the window. */
export const shifted = (): number => moved;
