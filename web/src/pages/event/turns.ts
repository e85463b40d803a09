/** What the turns of an event brought, and what the field made of them. */

/** What each turn brought, of what stood after each. */
export const gains = (after: readonly number[]): number[] => after.map((points, i) => points - (after[i - 1] ?? 0));

/** The middle of some numbers, the lower one of two; 0 of none. */
export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
