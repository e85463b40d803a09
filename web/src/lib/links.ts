/** Links of this site in what people write to each other. */
import { match } from './routes';

/** A piece of a text; its `address` is "" where it is no link. */
export interface TextPiece {
  text: string;
  address: string;
}

/** What may end a sentence after an address, and belongs to none. */
const AFTER = /[^\p{L}\p{N}/_-]+$/u;

/** A text in pieces: addresses of pages at this host become links, with or without "https://"; others stay text. */
export function linked(text: string, host = location.host): TextPiece[] {
  const address = new RegExp(`(?:https?://)?(?<![\\w.@-])${host.replace(/[.[\]]/g, '\\$&')}(?:/\\S*)`, 'giu');
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: matched, index } of text.matchAll(address)) {
    const link = matched.replace(AFTER, '');
    const path = link.slice(link.toLowerCase().indexOf(host.toLowerCase()) + host.length);
    if (!match(path.replace(/[?#].*/, ''))) continue;
    pieces.push({ text: text.slice(end, index), address: '' }, { text: link, address: path });
    end = index + link.length;
  }
  return [...pieces, { text: text.slice(end), address: '' }].filter((piece) => piece.text);
}

/** The code of an invitation, in what somebody was sent: its link, a text round that, or the code alone; "" for none. */
export function invitationIn(text: string): string {
  const words = text.trim().split(/\s+/u);
  for (const word of words) {
    const path = word.replace(AFTER, '').replace(/^(?:https?:\/\/)?[^/]+/iu, '');
    const route = match(path.replace(/[?#].*/u, ''));
    if (route?.name === 'join') return route.params.code;
  }
  return words.length === 1 && !/[/.:]/u.test(text) ? (words[0] ?? '') : '';
}
