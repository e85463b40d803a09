/** SHA-256, since `crypto.subtle` is missing on plain http, where many people play at home (FIPS 180-4). */

const WORDS = 64;
const BLOCK = 64; // bytes

const primes: number[] = [];
for (let n = 2; primes.length < WORDS; n++) if (primes.every((prime) => n % prime)) primes.push(n);

/** The first 32 bits after the point. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const BEGIN = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, bits: number): number => (x >>> bits) | (x << (32 - bits));
const at = (words: Int32Array, i: number): number => words[i] ?? 0;

/** The SHA-256 of some bytes, in hex. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = Int32Array.from(BEGIN);
  const w = new Int32Array(WORDS);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < WORDS; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)];
      const early = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const late = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = at(w, i - 16) + early + at(w, i - 7) + late;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < WORDS; i++) {
      const t1 =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
      const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word;
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes that hex digits stand for. */
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
