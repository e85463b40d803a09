/** Gives a record away as a file: as text for people where the server can be asked, else as JSON. */
import { recordText } from './http';

export async function saveRecord(name: string, record: object): Promise<void> {
  const text = await recordText(record).catch(() => null);
  if (text === null) saveFile(`${name}.json`, 'application/json', JSON.stringify(record));
  else saveFile(`${name}.txt`, 'text/plain', text);
}

/** Give a text away as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}
