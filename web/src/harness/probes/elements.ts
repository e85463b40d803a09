/** What probes look for elements with. */

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

export function one(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

export const box = (element: Element): DOMRect => element.getBoundingClientRect();

export function middle(element: Element): [x: number, y: number] {
  const { x, y, width, height } = box(element);
  return [x + width / 2, y + height / 2];
}

/** The rectangle of an element's words. */
export function words(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
