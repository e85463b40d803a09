/** Which level of bots is meant where nobody chose one. */
import type { LevelInfo } from './wire';

const STRONGEST = 'master'; // levels that the house was given besides may come after it

/** What a bot plays like when nobody chose: as the last one chosen, else the middle level, rather stronger than weaker. */
export function usualLevel(levels: readonly LevelInfo[], last = ''): string {
  if (levels.some(({ name }) => name === last)) return last;
  return levels[Math.floor(levels.length / 2)]?.name ?? '';
}

/** What a bot plays like against somebody who wants to learn: the strongest there is of the house's own. */
export function strongestLevel(levels: readonly LevelInfo[]): string {
  return (levels.find((level) => level.name === STRONGEST) ?? levels.at(-1))?.name ?? '';
}
