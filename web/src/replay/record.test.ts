import { describe, expect, it } from 'vitest';
import { readRecord } from './record';
import { body } from '../rules/rulebook';

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

describe('body', () => {
  it('is without the first heading, and with every other', () => {
    expect(body('<h1 id="x">A <em>game</em></h1>\n<p>a</p><h1>b</h1>')).toBe('\n<p>a</p><h1>b</h1>');
    expect(body('<p>a</p><h1>b</h1>')).toBe('<p>a</p><h1>b</h1>');
  });
});
