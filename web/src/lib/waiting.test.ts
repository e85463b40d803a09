import { describe, expect, it } from 'vitest';
import type { Row } from './tables';
import { counted, marked, waitingRows } from './waiting.svelte';

const row = (table: string, my_turn: boolean, updated: number): Row => ({ table, my_turn, updated }) as Row;

describe('tables that wait', () => {
  it('are those where it is my turn, the longest waiting first, but the one that is looked at', () => {
    const rows = [row('a', true, 30), row('b', false, 5), row('c', true, 10), row('d', true, 20)];
    expect(waitingRows(rows, 'd').map(({ table }) => table)).toEqual(['c', 'a']);
  });

  it('are counted in the title, and marked on the icon', () => {
    expect(counted('Parlour', 2)).toBe('(2) Parlour');
    expect(counted('Parlour', 0)).toBe('Parlour');
    expect(decodeURIComponent(marked('<svg><rect/></svg>'))).toMatch(
      /^data:image\/svg\+xml,<svg><rect\/><circle.*<\/svg>$/,
    );
  });
});
