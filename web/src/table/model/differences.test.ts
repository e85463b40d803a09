import { expect, test } from 'vitest';
import { differences } from './differences';
import { changed, pieceState, type PieceState } from './view';

const piece = (id: string, place: string, face: string, order = 0): PieceState =>
  pieceState({ id, place, face, order });

const applied = (before: PieceState[], after: PieceState[], backs: string[] = []) =>
  [...changed(before, differences(before, after, new Set(backs)))].sort((a, b) => (a.id < b.id ? -1 : 1));

test('pieces that stay are left out, and one of the same face goes on under its new id', () => {
  const before = [piece('1', 'hand', '7'), piece('2', 'hand', '8', 1)];
  const after = [piece('2', 'hand', '8', 1), piece('9', 'a', '7')];
  const changes = differences(before, after);
  expect(changes).toEqual([['9', 'a', '7', 0, 0, -1, '', '1', 0, 0]]);
  expect(applied(before, after)).toEqual(after);
});

test('a card is turned over, a joker takes a form, and what finds nothing leaves or appears', () => {
  const before = [piece('1', 'deck', 'back'), piece('2', 'hand', 'joker'), piece('3', 'a', '4')];
  const after = [piece('4', 'hand', '5'), piece('5', 'b', 'joker.7')];
  const was = Object.fromEntries(differences(before, after, new Set(['back'])).map((one) => [one[0], one[7]]));
  expect(was).toEqual({ 3: undefined, 4: '1', 5: '2' });
  expect(applied(before, after, ['back'])).toEqual(after);
});
