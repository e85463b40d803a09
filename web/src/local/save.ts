/** Gives the record of a game that the page plays by itself away as a file. */
import type { LocalRecord } from '../module/local_game';

export function saveRecord(id: string, record: LocalRecord): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: `${record.game}-${id}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}
