import { describe, expect, it } from 'vitest';
import { readRecord } from './record';

describe('readRecord', () => {
  it('reads a JSON object', async () => {
    expect(await readRecord(new Blob(['{"game":"g"}']))).toEqual({ record: { game: 'g' } });
  });

  it.each(['', '{', '[]', 'null', '3', '<svg/>'])('cannot read %j', async (text) => {
    expect(await readRecord(new Blob([text]))).toEqual({ wrong: 'unreadable' });
  });

  it('does not even look into a file that is far too large', async () => {
    expect(await readRecord(new Blob([new Uint8Array(2 ** 20 + 1)]))).toEqual({ wrong: 'tooLarge' });
  });
});
