// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Pointers } from './pointers';

type Scene = ConstructorParameters<typeof Pointers>[0];

const CELL = { key: 'c2', state: 'lit', place: { id: 'c2' }, piece: null };
const touch = vi.fn<(cell: object) => void>();
let pointers: Pointers;

beforeEach(() => {
  touch.mockReset();
  const surface = { all: [], cellAt: () => CELL, stop: () => undefined, drag: () => undefined, snap: '', away: '' };
  const composer = { acting: true, draft: { path: [] }, touch };
  const scene = { surface, animator: { found: new Map() }, composer: () => composer, overlay: () => null };
  pointers = new Pointers(scene as unknown as Scene);
});

const at = (x: number, how: PointerEventInit = {}) =>
  new PointerEvent('x', {
    pointerId: 1,
    isPrimary: true,
    clientX: x,
    clientY: 5,
    buttons: 1,
    pointerType: 'mouse',
    ...how,
  });

function click(how: PointerEventInit = {}): void {
  pointers.down(at(5, how));
  pointers.up(at(5, { ...how, buttons: 0 }));
}

test.each([0, 200])('a press that is let go outside the table, %i pixels away, swallows no click', (away) => {
  pointers.down(at(5));
  if (away) pointers.move(at(5 + away));
  click();
  expect(touch).toHaveBeenCalledTimes(1);
});

test('a press is over where the pointer comes back without it', () => {
  pointers.down(at(5));
  pointers.move(at(5, { buttons: 0 }));
  pointers.up(at(5, { buttons: 0 }));
  expect(touch).not.toHaveBeenCalled();
});

test('a finger that was lifted elsewhere is forgotten when the next one comes, but a second one beside it is not heard', () => {
  pointers.down(at(5, { pointerId: 2, pointerType: 'touch' }));
  pointers.down(at(5, { pointerId: 3, pointerType: 'touch', isPrimary: false }));
  pointers.up(at(5, { pointerId: 3, pointerType: 'touch', isPrimary: false }));
  expect(touch).not.toHaveBeenCalled();
  click({ pointerId: 4, pointerType: 'touch' });
  expect(touch).toHaveBeenCalledTimes(1);
});
