/** Whether words are whole, apart and large enough. */
import { all, box, one, words } from './elements';

/** The smallest text of a table: its size in pixels, and what it says. */
export function smallestText(): [pixels: number, text: string | null] {
  const scale = (text: SVGGraphicsElement): number => text.getScreenCTM()?.a ?? 1;
  const sizes = [...document.querySelectorAll<SVGTextElement>(':is(.stage, .dock, .beside) svg text')].map(
    (text): [Element, number] => [text, scale(text)],
  );
  for (const use of document.querySelectorAll<SVGUseElement>(':is(.stage, .dock) svg use')) {
    const drawing = document.querySelector(use.getAttribute('href') ?? '');
    for (const text of drawing?.querySelectorAll('text') ?? []) sizes.push([text, scale(use)]);
  }
  for (const written of all('.table *'))
    if (!(written instanceof SVGElement) && written.offsetWidth > 1 && says(written)) sizes.push([written, 1]);
  return sizes
    .map(([text, by]): [number, string | null] => [by * parseFloat(getComputedStyle(text).fontSize), text.textContent])
    .reduce((least, text) => (text[0] < least[0] ? text : least));
}

const says = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

/** How many of the latest lines are seen in part. */
export function cutLines(): number {
  const room = document.querySelector('[data-latest]');
  if (!room) return 0;
  const { right, bottom } = box(room);
  return all('[data-latest] .event').filter((line) => box(line).left < right && box(line).bottom > bottom + 5).length;
}

/** Names and facts of seats that end in dots, or on a line out of sight, for want of room. */
export const shortened = (): (string | null)[] =>
  all('.seats :is(.name, .fact)')
    .filter((part) => part.checkVisibility())
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 5)
    .map(({ textContent }) => textContent);

/** How many buttons under the hand are higher than their row, or too low for their words. */
export const cramped = (): number =>
  all('.acts > .button').filter((button) => {
    const row = button.parentElement ? box(button.parentElement) : box(button);
    const own = box(button);
    const high = own.top < row.top - 1 || own.bottom > row.bottom + 1;
    return own.height && (high || button.scrollHeight > button.clientHeight + 1);
  }).length;

/** Buttons under the hand whose words touch their border. */
export const tight = (): (string | null)[] =>
  all('.buttons > .button')
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const [text, own] = [words(button).getBoundingClientRect(), box(button)];
      return text.left < own.left + 4 || text.right > own.right - 4;
    })
    .map(({ textContent }) => textContent);

/** Facts, and cells of a panel, whose words stand beside each other with less than a letter between. */
export const runTogether = (): string[] =>
  all('.fact, .panel dl').flatMap((row) => {
    const shown = [...row.children]
      .map((part) => ({ text: part.textContent, at: words(part).getBoundingClientRect() }))
      .filter(({ at }) => at.width);
    return shown.slice(1).flatMap(({ text, at }, k) => {
      const before = shown[k];
      return before && at.top < before.at.bottom - before.at.height / 2 && at.left < before.at.right + 6
        ? [before.text + text]
        : [];
    });
  });

/** The least part of a side of its seat that a mark takes which says whose turn it is; 1 where nobody's is. */
export const leastMark = (): number =>
  Math.min(
    1,
    ...all('.seat.due')
      .filter(({ clientWidth }) => clientWidth)
      .map((seat) => {
        const { width, height } = getComputedStyle(seat, '::before');
        return Math.max(parseFloat(width) / seat.clientWidth, parseFloat(height) / seat.clientHeight);
      }),
  );

/** What stands under each score or under all of them, what stands there, and whether that is hidden or whole. */
export function units(): { each: string[]; below: string; whole: boolean } {
  const unit = document.querySelector<HTMLElement>('.seats .unit');
  const below = unit?.innerText ?? '';
  const each = all('.seats .score').map((score) =>
    getComputedStyle(score, '::after').content === 'none' ? below : (score.dataset['unit'] ?? ''),
  );
  if (!unit?.checkVisibility()) return { each, below, whole: true };
  const { left, top, right, bottom } = box(unit);
  return { each, below, whole: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
}

/** The typefaces that figures are set in, first of all, and those that are there. */
export async function typefaces(): Promise<[chosen: string[], there: string[]]> {
  const plain = (family = ''): string => family.replaceAll('"', '');
  const fonts = await document.fonts.ready;
  return [
    all('.say, .score, .panel dd, .log, [data-confirm]').map((element) =>
      plain(getComputedStyle(element).fontFamily.split(',')[0]),
    ),
    [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => plain(family)),
  ];
}

const OF_ANY_WIDTH = 30; // pixels; the width of less says nothing of a typeface

/** How wide each text is, and in how many lines. */
export function extents(): { text: string; width: number; lines: number }[] {
  const wide = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const width = lines.reduce((sum, line) => sum + line.width, 0);
    if (width > OF_ANY_WIDTH) wide.push({ text: text.textContent ?? '', width, lines: lines.length });
  }
  return wide;
}

const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];

/** All that is seen and heard on a page, but for what stands in elements of a selector. */
export function saidOutside(skipped: string): string[] {
  const spoken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element?.checkVisibility() && !element.closest(`script, style, ${skipped}`))
      spoken.push(text.textContent?.trim() ?? '');
  }
  for (const element of all(SPOKEN.map((name) => `[${name}]`).join()))
    if (element.checkVisibility() && !element.closest(skipped))
      spoken.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  return [...spoken.filter(Boolean), document.title];
}

/** What may be cut: names, which people choose, and the line of what happened last, which the log has whole. */
const MAY_BE_CUT = '.visually-hidden, details:not([open]) > :not(summary), [data-latest], .seats .name';

function tooLong(element: HTMLElement): boolean {
  const { display, overflowX } = getComputedStyle(element);
  const { width, left, right } = box(element);
  const narrow = display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto';
  return narrow || (width > 0 && (right > innerWidth + 1 || left < -1));
}

/** Texts of a page that do not fit where they stand. */
export const clipped = (): string[] =>
  all(':is(main, header, footer) *')
    .filter((element) => element instanceof HTMLElement && says(element) && element.checkVisibility())
    .filter((element) => !element.closest(MAY_BE_CUT) && getComputedStyle(element).clipPath === 'none')
    .filter(tooLong)
    .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent.trim().slice(0, 60)}`);

/** The lines that parts of a page show. */
export const shownLines = (selector: string): string[] =>
  all(selector).flatMap(({ innerText }) => innerText.split(/\s*\n\s*/).filter(Boolean));

/** Whether the sentence of a table is seen whole. */
export function sentenceWhole(): boolean {
  const { scrollHeight, clientHeight } = one('.say');
  return scrollHeight <= clientHeight + 1;
}

/** Lines of the log that its upper edge cuts. */
export function cutByLog(): (string | null)[] {
  const { top } = box(one('.beside ol'));
  return all('.beside ol li')
    .filter((line) => box(line).top < top - 1 && box(line).bottom > top + 1)
    .map(({ textContent }) => textContent);
}

/** Where lines of an answer lie under the button that tells how long was thought. */
export function linesUnderDepth(): [x: number, y: number][] {
  const depth = document.querySelector('[data-depth]');
  const said = one('[data-answer] p').firstChild;
  if (!depth || !said) return [];
  const own = box(depth);
  const range = document.createRange();
  range.selectNode(said);
  return [...range.getClientRects()]
    .filter(({ top, bottom }) => Math.min(bottom, own.bottom) - Math.max(top, own.top) > own.height / 3)
    .filter(({ left, right }) => left < own.right && right > own.left)
    .map(({ x, y }) => [x, y]);
}

/** Pixels that what a field asks for, while it is empty, leaves free in it. */
export function placeholderRoom(field: HTMLInputElement): number {
  const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no text can be measured');
  pen.font = `${fontSize} ${fontFamily}`;
  const width = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return width - pen.measureText(field.placeholder).width;
}
