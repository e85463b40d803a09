import { describe, expect, it } from 'vitest';
import { tiles } from './fixtures';
import { changed, origins, pieceState } from './state';

describe('changes', () => {
  const before = tiles.map(pieceState);
  it('let a piece go on under another id', () => {
    const after = changed(before, [['b', 'b', '1', 0, 0, -1, '', 'hand0.1.1']]);
    expect(after.map((piece) => piece.id).sort()).toEqual(['b', 'hand0.0.0', 'hand0.1.0', 'hand1.back.0']);
    expect(origins([['b', 'b', '1', 0, 0, -1, '', 'hand0.1.1']])).toEqual(new Map([['b', 'hand0.1.1']]));
  });
  it('take pieces off the table', () => {
    expect(changed(before, [['hand0.0.0', '', '', 0, 0, -1, '', '']])).toHaveLength(3);
  });
  it('all happen at once, so that two pieces can change places', () => {
    const after = changed(before, [
      ['hand0.0.0', 'hand0', '1', 0, 0, -1, '', 'hand0.1.0'],
      ['hand0.1.0', 'hand0', '0', 1, 0, -1, '', 'hand0.0.0'],
    ]);
    expect(after.find((piece) => piece.id === 'hand0.0.0')?.face).toBe('1');
    expect(after).toHaveLength(4);
  });
  it('may leave out a tail of defaults', () => {
    const short = [['c', 'c', '2']] as unknown as Parameters<typeof changed>[1];
    expect(changed(before, short).at(-1)).toEqual({
      id: 'c',
      place: 'c',
      face: '2',
      order: 0,
      turn: 0,
      owner: -1,
      mark: null,
      x: 0,
      y: 0,
    });
  });
});
