/** What can be told from what it stands on, whoever chooses the colours. */
import { all } from './elements';

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
const ROOM = 160; // letters of an element that is named

const clear = (colour: string): boolean => colour === 'rgba(0, 0, 0, 0)';
const named = ({ outerHTML }: Element): string => outerHTML.slice(0, ROOM);
const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

/** The colour behind what stands in an element. */
function behind(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) if (!clear(groundOf(at))) return groundOf(at);
  return groundOf(document.documentElement);
}

/** Whether an element has an edge, an outline or a ground of its own. */
function stands(element: Element): boolean {
  const style = getComputedStyle(element);
  const ground = behind(element.parentElement);
  const differs = (colour: string): boolean => colour !== ground && !clear(colour);
  return (
    SIDES.some((side) => parseFloat(style[`border${side}Width`]) > 0 && differs(style[`border${side}Color`])) ||
    style.backgroundImage !== 'none' ||
    differs(style.backgroundColor) ||
    (style.outlineStyle !== 'none' && style.outlineColor !== ground)
  );
}

/** How many there are, and which have neither an edge nor a ground of their own. */
export function unseen(selector: string): [count: number, unseen: string[]] {
  const there = all(selector).filter((element) => element.checkVisibility() && element.clientWidth > 0);
  return [there.length, there.filter((element) => !stands(element)).map(named)];
}

/** Labels in the colour of what they stand on. */
export const pale = (selector: string): string[] =>
  all(selector)
    .filter((label) => label instanceof HTMLElement && label.checkVisibility() && label.innerText.trim())
    .filter((label) => {
      let ground: Element = label;
      while (ground.parentElement && clear(groundOf(ground))) ground = ground.parentElement;
      return getComputedStyle(label).color === groundOf(ground);
    })
    .map(named);

/** Ground, letters, edge and outline of an element, as one text. */
export function colours(element: Element): string {
  const { backgroundColor, color, borderBottomColor, outlineStyle } = getComputedStyle(element);
  return [backgroundColor, color, borderBottomColor, outlineStyle].join();
}

/** The colours of players beside their names. */
export const seatColours = (): string[] => all('.seats .seat-disc').map(groundOf);

/** Whether each of those who are due has a bar that is seen. */
export const dueBars = (): boolean[] =>
  all('.seats .due').map((seat) => {
    const { backgroundColor, height } = getComputedStyle(seat, '::before');
    const grounds = [groundOf(document.body), groundOf(document.documentElement)];
    return parseFloat(height) > 0 && !grounds.includes(backgroundColor);
  });
