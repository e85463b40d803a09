/** Reading a record from a file. */

const LARGEST = 1024 * 1024; // bytes, as at the server; far above the longest game

export type Unread = 'unreadable' | 'tooLarge';

/** The JSON object in a file, or why there is none. The server decides whether it is a record. */
export async function readRecord(file: Blob): Promise<{ record: object } | { wrong: Unread }> {
  if (file.size > LARGEST) return { wrong: 'tooLarge' };
  try {
    const record: unknown = JSON.parse(await file.text());
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) return { record };
  } catch {
    // no JSON
  }
  return { wrong: 'unreadable' };
}
