import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanName, nameFault, TITLE_LENGTH } from './names';

const NAMES = JSON.parse(readFileSync('../tests/play/names.json', 'utf8')) as [string, string | null][];

describe('names', () => {
  it.each(NAMES)('%j is judged as the server does', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
  it('are missing, taken, or shown without what nobody sees', () => {
    expect(nameFault('  ')).toBe('missing');
    expect(nameFault(' ANNA', ['Ben', 'Anna'])).toBe('taken');
    expect(nameFault('a'.repeat(TITLE_LENGTH), [], TITLE_LENGTH)).toBe(null);
    expect(nameFault('a'.repeat(TITLE_LENGTH + 1), [], TITLE_LENGTH)).toBe('long');
    expect(cleanName(' Anna\u202e  Mari\u0301\u0301\u0301a ')).toBe('Anna Marí\u0301\u0301a');
  });
});
