/**
 * The pseudo-language: English with accents and two fifths longer. Whatever a page shows without them is in no catalogue.
 * It is spoken where the browser asks for `en-XA`.
 */

const PLAIN = 'abcdeghiklnoprstuvwyzACDEGHIKLNORSTUWYZ';
const ACCENTED = 'áƀçđéĝĥíķĺñóƥŕšţúṽŵýžÁÇĐÉĜĤÍĶĹÑÓŔŠŢÚŴÝŽ';
const LONGER = 0.4;

/** A text in the pseudo-language; what it was given, names among it, stays. */
function accented(text: string, given: readonly string[] = []): string {
  const kept = given.filter((part) => part !== '').sort((a, b) => b.length - a.length);
  const parts = kept.reduce<string[]>(
    (found, part) => found.flatMap((one) => (kept.includes(one) ? [one] : between(one, part))),
    [text],
  );
  return parts.map((part) => (kept.includes(part) ? part : part.replaceAll(/[A-Za-z]+/g, longer))).join('');
}

const letter = (it: string): string => ACCENTED[PLAIN.indexOf(it)] ?? it;

const longer = (word: string): string => [...word].map(letter).join('') + '~'.repeat(Math.round(word.length * LONGER));

/** A text cut at a part of it: `between('a b c', 'b')` is `['a ', 'b', ' c']`. */
const between = (text: string, part: string): string[] =>
  text.split(part).flatMap((one, at) => (at === 0 ? [one] : [part, one]));

/** A catalogue in the pseudo-language. */
export function pseudo<T>(words: T): T {
  if (typeof words === 'string') return accented(words) as T;
  if (typeof words === 'function') {
    const say = words as unknown as (...given: unknown[]) => string;
    return ((...given: unknown[]) =>
      accented(
        say(...given),
        given.flat().filter((it) => typeof it === 'string'),
      )) as T;
  }
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map(pseudo) as T;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)])) as T;
}
