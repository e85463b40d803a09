import { describe, expect, it } from 'vitest';
import { body } from './rulebook';

describe('body', () => {
  it('is without the first heading, and with every other', () => {
    expect(body('<h1 id="x">A <em>game</em></h1>\n<p>a</p><h1>b</h1>')).toBe('\n<p>a</p><h1>b</h1>');
    expect(body('<p>a</p><h1>b</h1>')).toBe('<p>a</p><h1>b</h1>');
  });
});
