/** How hard to think for a hint: milliseconds for the turn that is advised, half of it for the worth of each of two. */
export const HINT = { seed: 0, milliseconds: 1000 };
