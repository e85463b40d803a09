import { describe, expect, it } from 'vitest';

import { Absent } from './absent';

const LONG = 45_000;
const here = (seat: number) => ({ seat, player: { here: true } });
const away = (seat: number) => ({ seat, player: {} });

describe('who is away for long', () => {
  it('is nobody at first, and who stays away in the end', () => {
    const absent = new Absent();
    expect(absent.look([away(1), here(2)], 1000, LONG)).toEqual([]);
    expect(absent.look([away(1), away(2)], 999 + LONG, LONG)).toEqual([]);
    expect(absent.look([away(1), away(2)], 1000 + LONG, LONG)).toEqual([1]);
    expect(absent.look([away(1), away(2)], 999 + 2 * LONG, LONG)).toEqual([1, 2]);
  });

  it('is nobody who came back meanwhile', () => {
    const absent = new Absent();
    absent.look([away(1)], 0, LONG);
    absent.look([here(1)], LONG / 2, LONG);
    expect(absent.look([away(1)], LONG, LONG)).toEqual([]);
    expect(absent.look([away(1)], 2 * LONG, LONG)).toEqual([1]);
  });
});
