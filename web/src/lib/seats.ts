/** What whoever holds a seat is called. */

import { shellWords } from '../i18n/catalogue';
import { letter } from './letter';

/** What a level of bots is called in sentences; those that a house adds have their own names. */
export const levelName = (name: string): string => (shellWords().levels as Record<string, string>)[name] ?? name;

/** What says so of the seats of some players. */
export const calling =
  (players: readonly Parameters<typeof nameOf>[0][]) =>
  (seat: number): string =>
    nameOf(players[seat], seat);

/** What to call whoever holds a seat. */
export function nameOf(player: { kind: string; name?: string; level?: string } | undefined, seat: number): string {
  if (player?.kind === 'open') return shellWords().openSeat;
  if (player?.name) return player.name;
  if (player?.kind === 'bot')
    return player.level ? shellWords().bot({ level: levelName(player.level) }) : shellWords().anyBot;
  return shellWords().seat({ letter: letter(seat) });
}
