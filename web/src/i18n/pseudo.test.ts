import { describe, expect, it } from 'vitest';
import { wordsOf, type Words } from './catalogue';
import { preferred, PSEUDO } from './language.svelte';
import { accented } from './pseudo';
import { compiled } from '../../scripts/fluent.mjs';

describe('pseudo', () => {
  it('accents and lengthens texts, and leaves names as they are', () => {
    const { turn, over } = wordsOf(
      { './turn.ftl': compiled('turn = It is { $name }’s turn.\nover = The game is over.') },
      PSEUDO,
      accented,
    )['turn' as keyof Words] as unknown as { turn: (args: object) => string; over: string };
    expect(over).toBe('Ţĥé~ ĝámé~~ íš~ óṽéŕ~~.');
    expect(turn({ name: 'Anna' })).toBe('Íţ~ íš~ Anna’š ţúŕñ~~.');
  });

  it('is spoken where a browser asks for it', () => {
    expect(preferred(['en-XA', 'en'])).toBe('en-XA');
    expect(preferred(['en-GB'])).toBe('en');
  });
});
