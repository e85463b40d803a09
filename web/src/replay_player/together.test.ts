import { expect, test } from 'vitest';
import { atlas } from '../board/model/fixtures';
import { snapshot } from '../table/model/fixtures';
import { view } from '../table/model/view';
import { together } from './together';

const LAID = 4;
const STAR = 22;
const now = view(snapshot());
const drawn = (runs: number[][], ahead: number) =>
  together(atlas, now, 0, runs, ahead).map(({ rank, x, faint }) => [rank, x, faint]);

test('every line is drawn whole, the one that is looked at before the others', () => {
  expect(drawn([[LAID], [STAR]], 1)).toEqual([
    [2, 100, false],
    [1, 60, true],
  ]);
  expect(drawn([[LAID, STAR], []], 1)).toEqual([
    [1, 60, true],
    [1, 100, true],
  ]);
});

test('of two that would lie on the same spot the first alone is drawn', () => {
  expect(drawn([[LAID, STAR], [STAR], [LAID]], 2)).toEqual([
    [3, 60, false],
    [1, 100, true],
  ]);
});
