const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a seat, a team or a column: A for 0, nothing for none. */
export const letter = (number: number): string => LETTERS[number] ?? '';
