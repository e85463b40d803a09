/**
 * The pseudo-language: English with accents and two fifths longer. Whatever a page shows without them is in no catalogue,
 * or is a name that a sentence was given. It is spoken where the browser asks for `en-XA`.
 */

const PLAIN = 'abcdeghiklnoprstuvwyzACDEGHIKLNORSTUWYZ';
const ACCENTED = 'áƀçđéĝĥíķĺñóƥŕšţúṽŵýžÁÇĐÉĜĤÍĶĹÑÓŔŠŢÚŴÝŽ';
const LONGER = 0.4;

const letter = (char: string): string => ACCENTED[PLAIN.indexOf(char)] ?? char;

const longer = (word: string): string => [...word].map(letter).join('') + '~'.repeat(Math.round(word.length * LONGER));

/** A text in the pseudo-language. */
export const accented = (text: string): string => text.replaceAll(/[A-Za-z]+/g, longer);
