/** Reading a record from a file. */

const LARGEST = 1024 * 1024; // bytes, as at the server; far above the longest game

type Unread = 'unreadable' | 'tooLarge';

/** The JSON object in a file, or why there is none. The server decides whether it is a record. */
export async function readRecord(file: Blob): Promise<{ record: object } | { wrong: Unread }> {
  if (file.size > LARGEST) return { wrong: 'tooLarge' };
  try {
    const record: unknown = JSON.parse(textOf(await file.arrayBuffer()));
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
