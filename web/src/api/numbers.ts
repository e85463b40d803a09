/** Numbers as the server writes them in text (`presentation.number_text`). */
export const TAGS = -(2 ** 31);

export function numbersOf(text: string): number[] {
  const found: number[] = [];
  let at = 0;
  const next = (count: number, above = 0): number =>
    count ? next(count - 1, above * 92 + text.charCodeAt(at++) - 35) : above;
  while (at < text.length) {
    const digit = next(1);
    if (digit < 48) found.push(digit - 3);
    else if (digit < 64) found.push(digit - 48 + TAGS);
    else found.push(digit < 91 ? next(1, digit - 64) + 45 : next(5) + TAGS);
  }
  return found;
}
