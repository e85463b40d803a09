import { describe, expect, it } from 'vitest';
import { preferred } from './language.svelte';
import { pseudo } from './pseudo';

describe('pseudo', () => {
  it('accents and lengthens texts, and leaves names as they are', () => {
    const t = pseudo({
      over: 'The game is over.',
      turn: (name: string) => `It is ${name}’s turn.`,
      marks: { last: 'last' },
    });
    expect(t.over).toBe('Ţĥé~ ĝámé~~ íš~ óṽéŕ~~.');
    expect(t.turn('Anna')).toContain('Anna’š ţúŕñ~~.');
    expect(t.marks.last).toBe('ĺášţ~~');
  });

  it('is spoken where a browser asks for it', () => {
    expect(preferred(['en-XA', 'en'])).toBe('en-XA');
    expect(preferred(['en-GB'])).toBe('en');
  });
});
