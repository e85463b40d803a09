/** Reading a record from a file. */

const LARGEST = 1024 * 1024; // bytes, as at the server; far above the longest game
/** How a record's text begins. */
const TEXT = 'parlour-record-';

type Unread = 'unreadable' | 'tooLarge';
type Read = { record: object | string } | { wrong: Unread };

/** The record in a file, as an object or as text, or why there is none. The server decides whether it is one. */
export async function readRecord(file: Blob): Promise<Read> {
  return file.size > LARGEST ? { wrong: 'tooLarge' } : recordIn(textOf(await file.arrayBuffer()));
}

/** The record in a text that somebody has pasted. */
export function recordIn(text: string): Read {
  if (text.length > LARGEST) return { wrong: 'tooLarge' };
  if (text.trimStart().startsWith(TEXT)) return { record: text };
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) return { record };
  } catch {
    // no JSON
  }
  return { wrong: 'unreadable' };
}

/** The text of a file in UTF-8, or in UTF-16 if it begins with a byte order mark, as some editors and shells write. */
function textOf(data: ArrayBuffer): string {
  const [a, b] = new Uint8Array(data);
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(data);
}
