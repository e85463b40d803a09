import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is as the standard says', (text, hash) => {
    expect(sha256(new TextEncoder().encode(text))).toBe(hash);
  });

  it('is that of any other maker, whatever the length', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = randomBytes(length);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});
