// A seat's player and state, in words for screen readers.
import { grouped, plurals } from '../../i18n/format';
import { spoken } from '../../i18n/language.svelte';
import { levelName, nameOf } from '../../lib/seats';
import { shellWords, tableWords } from '../../i18n/catalogue';
import { letter } from '../../lib/letter';
import type { View } from './view';

/** How a bot plays; until its own level is ready, what it plays like so long. */
const levelOf = ({ level = '', plays_as = '' }: View['players'][number]): string =>
  plays_as ? tableWords().playsAs({ level: levelName(level), other: levelName(plays_as) }) : levelName(level);

/**
 * What stands at a seat, and how its bot plays: a bot that the house brought is known by the name of its level, which
 * tells more than "Bot C".
 */
export function headed(player: View['players'][number], seat: number): [name: string, level: string] {
  const [name, level] = [nameOf(player, seat), levelOf(player)];
  const brought = player.kind === 'bot' && player.level && !(player.level in shellWords().levels);
  return brought ? [level, name] : [name, level];
}

/** What a number of scores is called: "trope" for one. The words of 0 may be of another language than the page's. */
export const unitOf = ({ score_name: other, score_forms: forms }: View, count: number): string =>
  (count === 0 && forms.zero) || plurals(spoken.now)(count, { other, ...forms });

/** All that is known of a seat; `away` whether its player is missed, `clock` what its clock shows, in words. */
// eslint-disable-next-line complexity -- one part of a sentence each
export function seatWords(view: View, seat: number, away: boolean, clock = ''): string {
  const player = view.players[seat];
  const playing = view.phase === 'playing';
  const facts = [`${letter(seat)}: ${nameOf(player, seat)}`];
  const shown = view.seats[seat];
  if ((player?.team ?? -1) >= 0) facts.push(tableWords().team({ number: (player?.team ?? 0) + 1 }));
  if (seat === view.seat) facts.push(tableWords().you);
  if (player?.kind === 'bot' && player.level) facts.push(levelOf(player));
  if (player?.program) facts.push(shellWords().program);
  if (player?.kind === 'open') facts.push(tableWords().openSeat);
  else if (away) facts.push(tableWords().isAway);
  if (shown && view.phase !== 'waiting')
    facts.push(
      `${grouped(shown.score)} ${unitOf(view, shown.score)}`,
      ...(shown.counters ?? []).map(({ label, value }) => `${label} ${value}`),
    );
  if (shown?.note) facts.push(shown.note);
  if (playing && clock) facts.push(clock);
  if (playing && view.due.includes(seat))
    facts.push(seat === view.seat ? tableWords().yourTurn : tableWords().turnOf({ name: nameOf(player, seat) }));
  return facts.join(', ');
}
