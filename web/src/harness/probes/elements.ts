/** What probes look for elements with. */

export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

export function one(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

export const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** The rectangle of an element's words. */
export function words(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
