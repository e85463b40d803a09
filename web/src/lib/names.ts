/** What the server takes as a person's name (`play/names.py`), told before it is sent. `tests/play/names.json` holds both to it. */

import { shellWords } from '../i18n/catalogue';

/** Characters of a name at most. */
const NAME_LENGTH = 24;
/** Characters of what an event is called at most. */
export const TITLE_LENGTH = 60;

const BLANK = /\s+/gu;
/** What nobody sees: control characters, what Unicode calls ignorable, and what has no ink. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]/gu;
const FIRST_MARKS = /(^| )[\p{Mn}\p{Me}]+/gu;
const MANY_MARKS = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;
/** Names that the house gives. */
const BIRDS =
  'dodo|moa|nandu|emu|rhea|alca|pica|gazza|urraca|elster|straka|sroka|kiwi|weka|tui|huia|takahe|moho|lori|ara|jako|' +
  'rosella|kakapo|amazona|merlin|saker|lanner|hobby|falco|kestrel|corvus|hugin|munin|corax|cornix|corone|athena|bubo|' +
  'strix|tyto|otus|asio';
const HOUSE = new RegExp(`^((bot|${BIRDS}) [a-z]|you|a spectator)$`, 'u');
const NOT_WORDS = /[^\p{L}\p{N}]+/gu;
/** Symbols that could be taken for a rank: all but pictures, and those among these. */
const SIGN = /[\p{So}\p{Sm}\p{Sk}]/u;
const PICTURE = /[\u{1F300}-\u{1FAFF}]/u;
const CLAIM =
  /[\u{1F31F}\u{1F320}\u{1F396}\u{1F3C5}\u{1F3C6}\u{1F451}\u{1F46E}\u{1F4AF}\u{1F4DB}\u{1F530}\u{1F6E1}\u{1F510}-\u{1F513}\u{1F5F8}\u{1F5F9}\u{1F7E0}-\u{1F7F0}\u{1F916}\u{1F947}-\u{1F949}]/u;

type NameFault = 'missing' | 'unreadable' | 'long' | 'house' | 'taken' | 'sign';

function isSign(c: string): boolean {
  if (PICTURE.test(c)) return CLAIM.test(c);
  return c > '\u007F' && SIGN.test(c) && c.replace(UNSEEN, '') !== '';
}

/** A name as it is shown: without what nobody sees, blanks single, accents not piled up. */
export function cleanName(text: string): string {
  const line = text.normalize('NFKC').replace(BLANK, ' ').replace(UNSEEN, '');
  const marked = line.replace(FIRST_MARKS, '$1').replace(MANY_MARKS, '$1');
  return marked.replace(BLANK, ' ').trim().normalize('NFC');
}

/** What is wrong with a name of `most` characters at a table where others are `taken`; null for nothing. */
export function nameFault(text: string, taken: readonly string[] = [], most = NAME_LENGTH): NameFault | null {
  const name = cleanName(text);
  if (!text.trim()) return 'missing';
  if ([...text].some(isSign)) return 'sign';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'unreadable';
  if ([...name].length > most) return 'long';
  const key = name.normalize('NFKC').toLowerCase();
  if (HOUSE.test(key.replace(NOT_WORDS, ' ').trim())) return 'house';
  return taken.some((other) => cleanName(other).normalize('NFKC').toLowerCase() === key) ? 'taken' : null;
}

/** What is wrong with a name, in words. */
export function nameWords(fault: NameFault, most = NAME_LENGTH): string {
  const words = shellWords().nameFaults;
  return fault === 'long' ? words.long({ most }) : words[fault];
}
