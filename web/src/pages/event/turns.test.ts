import { describe, expect, it } from 'vitest';
import { gains, middle } from './turns';

describe('turns of an event', () => {
  it('bring what stands after them beyond what stood before', () => {
    expect(gains([30, 30, 75])).toEqual([30, 0, 45]);
    expect(gains([])).toEqual([]);
  });

  it('have a middle of the field', () => {
    expect([middle([9, 1, 4]), middle([9, 1, 4, 5]), middle([10, 9]), middle([])]).toEqual([4, 4, 9, 0]);
  });
});
