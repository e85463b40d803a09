/** Whether words are whole, apart and large enough. */
import { all, box, words } from './elements';

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
    all('.say, .score, .panel dd, .log, [data-confirm]').map((one) =>
      plain(getComputedStyle(one).fontFamily.split(',')[0]),
    ),
    [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => plain(family)),
  ];
}
