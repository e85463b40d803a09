/** A game at a table as its seat knows it: the record at the beginning, changed by each entry that exists for the seat. */
import type { CutBack, Move, Moves } from '../../lib/wire';

const BYTES = 256;
const BITS = 8;
/** The polynomial of CRC-32, its bits reversed. */
const POLYNOMIAL = 0xed_b8_83_20;

const REMAINDERS = Uint32Array.from({ length: BYTES }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < BITS; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  return remainder;
});

/** The CRC-32 of bytes, as zlib has it. */
export function checksum(bytes: Uint8Array<ArrayBuffer>): number {
  let sum = ~0;
  for (const byte of bytes) sum = (sum >>> BITS) ^ (REMAINDERS[(sum ^ byte) & (BYTES - 1)] ?? 0);
  return ~sum >>> 0;
}

const decoded = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** The record after changes: how many equal bytes lie before each that differs, then the bits that differ in each. */
export function changed(record: Uint8Array<ArrayBuffer>, changes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const after = record.slice();
  const count = changes.length / 2;
  let at = -1;
  for (let k = 0; k < count; k += 1) {
    at += (changes[k] ?? 0) + 1;
    after[at] = (after[at] ?? 0) ^ (changes[count + k] ?? 0);
  }
  return after;
}

/** The changes that lead from a record to another, all of its bytes among them. */
export function changesOf(before: Uint8Array, after: Uint8Array): string {
  const bits = after.map((byte, at) => byte ^ (before[at] ?? 0));
  return btoa(String.fromCharCode(...new Uint8Array(bits.length), ...bits));
}

type Entry = readonly [actor: number, action: number];

/** What moves have done: the records before the first and after each, and the entries. */
export interface Folded {
  records: Uint8Array<ArrayBuffer>[];
  entries: Entry[];
}

export class Fold implements Folded {
  readonly records: Uint8Array<ArrayBuffer>[];
  readonly entries: Entry[] = [];
  cut = 0;

  /** Begins with a record in base64. */
  constructor(start: string) {
    this.records = [decoded(start)];
  }

  /** The number of the last entry. */
  get n(): number {
    return this.entries.length;
  }

  get record(): Uint8Array<ArrayBuffer> {
    return this.records.at(-1) ?? new Uint8Array();
  }

  /** Goes on by some moves; null where something was missed, or they are of another game. */
  take({ moves = [], n, cut, checksum: sum }: Moves): Folded | null {
    const first = this.n;
    const overlap = first - (n - moves.length); // what came while a hello was on its way is in its answer too
    if (overlap < 0) return null;
    try {
      for (const move of moves.slice(overlap)) this.enter(move);
    } catch {
      return null;
    }
    this.cut = cut;
    if (this.n !== n || checksum(this.record) !== sum) return null;
    return { records: this.records.slice(first), entries: this.entries.slice(first) };
  }

  /** Goes back to an entry, from which counting goes on; false where it leads to another record than there should be. */
  back({ cut, to, checksum: sum }: CutBack): boolean {
    this.records.length = to + 1;
    this.entries.length = to;
    this.cut = cut;
    return checksum(this.record) === sum;
  }

  private enter([actor, action, changes]: Move): void {
    this.records.push(changes ? changed(this.record, decoded(changes)) : this.record);
    this.entries.push([actor, action]);
  }
}
