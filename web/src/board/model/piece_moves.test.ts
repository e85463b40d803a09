import { describe, expect, it } from 'vitest';
import { atlas, position } from './fixtures';
import { stepsBetween } from './piece_moves';
import { changed, type PieceState } from './state';

const at = (pieces: readonly PieceState[]) => atlas.whereabouts(atlas.lying(pieces));
const before = position().pieces;
const passages = (after: readonly PieceState[], origins = new Map<string, string>(), shaken = '') =>
  stepsBetween(at(before), at(after), origins, shaken).map(({ id, from, gone }) => [id, from, gone]);

describe('what moved', () => {
  it('is nothing while all lies as it lay', () => {
    expect(passages(before)).toEqual([]);
  });
  it('is a piece under its new id', () => {
    const after = changed(before, [['b', 'b', '1', 0, 0, -1, '', 'hand0.1.1']]);
    expect(passages(after, new Map([['b', 'hand0.1.1']]))).toEqual([['b', 'hand0.1.1', false]]);
  });
  it('is not a piece that only got another name', () => {
    const renamed = before.map((piece) => (piece.id === 'hand0.0.0' ? { ...piece, id: 'other' } : piece));
    expect(passages(renamed)).toEqual([]);
  });
  it('comes from nowhere, or goes there', () => {
    const after = changed(before, [
      ['hand0.0.0', '', '', 0, 0, -1, '', ''],
      ['c', 'c', '2', 0, 0, -1, '', ''],
    ]);
    expect(passages(after)).toEqual([
      ['c', '', false],
      ['hand0.0.0', 'hand0.0.0', true],
    ]);
  });
  it('is a piece that was dropped back where it lay', () => {
    expect(passages(before, new Map(), 'hand0.0.0')).toEqual([['hand0.0.0', 'hand0.0.0', false]]);
  });
});
