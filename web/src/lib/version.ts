/** How far a game has come for a seat, as one number: the entries that it knows of, and how often some were taken back. */

const CUT = 100_000;

export const versionOf = ({ cut = 0, n }: { cut?: number; n: number }): number => CUT * cut + n;

/** A version as messages carry it. */
export const countOf = (version: number): { cut: number; n: number } => ({
  cut: Math.floor(version / CUT),
  n: version % CUT,
});
