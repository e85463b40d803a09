// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Pointers } from './pointers';

type PointerHost = ConstructorParameters<typeof Pointers>[0];

const CELL = { key: 'c2', state: 'lit', place: { id: 'c2' }, piece: null };
const touch = vi.fn<(cell: object, dragged?: object) => void>();
const lift = vi.fn<(cell: object) => boolean>();
let pointers: Pointers;

beforeEach(() => {
  touch.mockReset();
  const surface = { all: [], cellAt: () => CELL, stop: () => undefined, drag: () => undefined, snap: '', away: '' };
  const composer = { acting: true, draft: { path: [] }, touch };
  const host = { surface, animator: { whereabouts: new Map() }, composer: () => composer, overlay: () => null };
  pointers = new Pointers(host as unknown as PointerHost);
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

describe('a drag', () => {
  const TILE = { ...CELL, key: 'tile', area: {}, piece: { id: 'tile' } };
  const composer = { acting: false, early: true, draft: { path: [] }, touch, lift, release: vi.fn() };
  const overlay = {
    hold: () => undefined,
    drag: () => ({ x: 0, y: 0, w: 1, h: 1 }),
    drop: () => undefined,
    size: () => undefined,
  };
  const surface = {
    all: [],
    cellAt: () => TILE,
    onScreen: () => ({ x: 0, y: 0, w: 1, h: 1 }),
    closest: () => CELL,
    scaleAt: () => 0,
    drag: () => undefined,
    snap: '',
    away: '',
  };

  beforeEach(() => {
    lift.mockReset();
    Object.assign(composer, { acting: false, early: true });
    const whereabouts = new Map([['tile', { area: {}, box: { w: 1 }, piece: {} }]]);
    pointers = new Pointers({
      surface,
      animator: { whereabouts },
      atlas: () => ({ symbols: new Map(), bodyOf: () => '' }),
      composer: () => composer,
      overlay: () => overlay,
      root: () => ({ setPointerCapture: () => undefined }),
    } as unknown as PointerHost);
    pointers.down(at(5));
    pointers.move(at(50));
  });

  test('that is begun and ended before a commit is answered is told as one', () => {
    expect(surface.away).toBe('tile');
    pointers.up(at(50, { buttons: 0 }));
    expect(lift).not.toHaveBeenCalled();
    expect(touch).toHaveBeenCalledExactlyOnceWith(CELL, TILE);
  });

  test.each([true, false])('is picked up once the commit is answered, if it may be (%s)', (may) => {
    lift.mockReturnValue(may);
    Object.assign(composer, { acting: true, early: false });
    pointers.resume();
    expect(lift).toHaveBeenCalledExactlyOnceWith(TILE);
    expect(surface.away).toBe(may ? 'tile' : '');
    pointers.up(at(50, { buttons: 0 }));
    expect(touch).toHaveBeenCalledTimes(may ? 1 : 0);
  });

  test('of nothing that may be picked up is none', () => {
    Object.assign(composer, { acting: true, early: false });
    pointers.rest();
    pointers.down(at(5));
    pointers.move(at(50));
    pointers.up(at(50, { buttons: 0 }));
    expect(lift).toHaveBeenCalledExactlyOnceWith(TILE);
    expect(touch).not.toHaveBeenCalled();
  });
});

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
