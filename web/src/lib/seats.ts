/** What whoever holds a seat is called. */

import { shellWords } from '../i18n/catalogue';
import { listed } from '../i18n/format';
import { letter } from './letter';

/** Who holds a seat; undefined for a seat that is not there. */
type Named = { kind: string; name?: string; level?: string } | undefined;

/** What a level of bots is called in sentences; those that a house adds have their own names. */
export const levelName = (name: string): string => (shellWords().levels as Record<string, string>)[name] ?? name;

/** What to call whoever holds some seats, listed. */
export const namesOf = (players: readonly Named[], seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(players[seat], seat)));

/** What says so of the seats of some players. */
export const calling =
  (players: readonly Named[]) =>
  (seat: number): string =>
    nameOf(players[seat], seat);

/** What to call whoever holds a seat. */
export function nameOf(player: Named, seat: number): string {
  if (player?.kind === 'open') return shellWords().openSeat;
  if (player?.name) return player.name;
  if (player?.kind === 'bot')
    return player.level ? shellWords().bot({ level: levelName(player.level) }) : shellWords().anyBot;
  return shellWords().seat({ letter: letter(seat) });
}
