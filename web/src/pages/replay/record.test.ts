import { describe, expect, it } from 'vitest';
import { readRecord, recordIn } from './record';

describe('readRecord', () => {
  it('reads a JSON object', async () => {
    expect(await readRecord(new Blob(['{"game":"g"}']))).toEqual({ record: { game: 'g' } });
  });

  it('reads a text', async () => {
    const text = '\n parlour-record-2\ngame: g\n';
    expect(await readRecord(new Blob([text]))).toEqual({ record: text });
    expect(recordIn(text)).toEqual({ record: text });
    expect(recordIn('x'.repeat(2 ** 20 + 1))).toEqual({ wrong: 'tooLarge' });
  });

  it.each([
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d]],
    ['UTF-16, low byte first', [0xff, 0xfe, 0x7b, 0, 0x7d, 0]],
    ['UTF-16, high byte first', [0xfe, 0xff, 0, 0x7b, 0, 0x7d]],
  ])('reads %s', async (_, bytes) => {
    expect(await readRecord(new Blob([new Uint8Array(bytes)]))).toEqual({ record: {} });
  });

  it.each(['', '{', '[]', 'null', '3', '<svg/>'])('cannot read %j', async (text) => {
    expect(await readRecord(new Blob([text]))).toEqual({ wrong: 'unreadable' });
  });

  it('does not even look into a file that is far too large', async () => {
    expect(await readRecord(new Blob([new Uint8Array(2 ** 20 + 1)]))).toEqual({ wrong: 'tooLarge' });
  });
});
