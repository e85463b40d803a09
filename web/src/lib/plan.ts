/** A table being planned: who takes which seat, and which rules differ from the usual and the printed ones. */

import { every, number, oneOf, or, parts, text, byName } from './stored_value';
import type {
  BasisInfo,
  GameInfo,
  NewTable,
  OptionInfo,
  PresetInfo,
  SeatingInfo,
  SeatPlan,
  Visibility,
  Watching,
} from './wire';

/** A game or a room, as far as options are chosen for it. */
type Choosable = Pick<GameInfo, 'options' | 'presets'>;

export type Kind = SeatPlan['kind'];

/** One seat of the form. What another kind of holder would need is kept while the kind changes. */
export interface SeatDraft {
  kind: Kind;
  name: string;
  level: string;
}

/** Ready-made seats, for one click: alone, against a bot, with a friend by link. */
export type Preset = 'alone' | 'bot' | 'friend';

const PRESETS: Record<Preset, { others: Kind; most: number }> = {
  alone: { others: 'link', most: 1 },
  bot: { others: 'bot', most: Infinity },
  friend: { others: 'link', most: Infinity },
};

/** How many play when nobody chose: two where that is possible. */
function usualSeats(counts: readonly number[]): number {
  return counts.includes(2) ? 2 : (counts[0] ?? 1);
}

/** The presets a game allows, in the order they are offered. */
export function presetsOf(counts: readonly number[]): Preset[] {
  const several = counts.some((count) => count > 1);
  return [...(counts.includes(1) ? ['alone' as const] : []), ...(several ? (['bot', 'friend'] as const) : [])];
}

/** Me at the first seat, the others at the rest. */
export function seatsFor(preset: Preset, counts: readonly number[], name: string, level: string): SeatDraft[] {
  const { others, most } = PRESETS[preset];
  const possible = counts.filter((count) => count <= most && (most === 1 || count > 1));
  const count = usualSeats(possible);
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? 'me' : others,
    name: seat === 0 ? name : '',
    level,
  }));
}

/** Change the number of seats: new ones are like the last, but never a second "me". */
export function resized(seats: readonly SeatDraft[], count: number): SeatDraft[] {
  const last = seats.at(-1);
  return Array.from({ length: count }, (_, i) => {
    const kind = last && last.kind !== 'me' ? last.kind : 'link';
    return seats[i] ?? { kind, name: '', level: last?.level ?? '' };
  });
}

/** A seat with another kind of holder. There is only one "me": the previous one stays on this device. */
export function withKind(seats: readonly SeatDraft[], seat: number, kind: Kind): SeatDraft[] {
  const before = seats.findIndex((draft) => draft.kind === 'me');
  return seats.map((draft, i) => {
    if (i === seat) return { ...draft, kind };
    return kind === 'me' && i === before ? { ...draft, kind: 'here' } : draft;
  });
}

/** The options to choose from; the number of seats has its own place in the form. */
export function choosable(game: Choosable): OptionInfo[] {
  return game.options.filter((option) => option.name !== 'seats');
}

/** The teams and colours of so many seats, with these options. */
export function seatingOf(game: GameInfo, seats: number, values: Record<string, string>): SeatingInfo | undefined {
  return game.seatings.findLast(
    (seating) =>
      seating.seats === seats && Object.entries(seating.options).every(([name, value]) => values[name] === value),
  );
}

/** What is agreed besides the rules, as the form has it. */
interface Agreed {
  visibility: Visibility;
  clock: string;
  series: string;
  patience: number | null;
  watching: Watching;
}

/** A form as it was left. */
interface Planned {
  seats: SeatDraft[];
  values: Record<string, string>;
  terms: Agreed;
}

const USUAL_TERMS: Agreed = { visibility: 'link', clock: '', series: '', patience: null, watching: 'welcome' };

const planned = parts<Planned>({
  seats: every(parts<SeatDraft>({ kind: oneOf(['me', 'here', 'link', 'bot']), name: text, level: text })),
  values: byName(text),
  terms: or(
    parts<Agreed>({
      visibility: or(oneOf(['open', 'link']), USUAL_TERMS.visibility),
      clock: or(text, ''),
      series: or(text, ''),
      patience: or(number, null),
      watching: or(oneOf(['welcome', 'silent', 'closed']), USUAL_TERMS.watching),
    }),
    USUAL_TERMS,
  ),
});

/** A form as it was left, where seats and options are such for the game; null else. */
export function replanned(stored: unknown, game: GameInfo): Planned | null {
  const plan = planned(stored);
  if (!plan || !game.seats.includes(plan.seats.length)) return null;
  const names = choosable(game).map((option) => option.name);
  const values = Object.entries(plan.values).filter(([name]) => names.includes(name));
  return { ...plan, values: Object.fromEntries(values) };
}

/** A value in words. */
export function valueLabel(option: OptionInfo, value: string): string {
  return option.choices.find((choice) => choice.value === value)?.label ?? value;
}

/** The values that a form begins with, or takes over from a preset. */
export function valuesOf(game: Choosable, preset?: PresetInfo): Record<string, string> {
  const usual: Record<string, string> = {};
  for (const option of choosable(game)) if (option.name !== AIDS) usual[option.name] = option.default;
  return { ...usual, ...preset?.options };
}

/** The preset that the values are exactly those of. */
export function presetOf(game: Choosable, values: Record<string, string>): PresetInfo | undefined {
  return game.presets.find((preset) => {
    const wanted = valuesOf(game, preset);
    return Object.keys(wanted).every((name) => values[name]?.trim() === wanted[name]);
  });
}

const OWN: BasisInfo = { kind: 'ours', words: '', sentences: [] };

/** What a value rests on. */
export function basisOf(option: OptionInfo, value: string): BasisInfo {
  const choice = option.choices.find((offered) => offered.value === value);
  return choice?.basis ?? (value === option.default ? option.basis : OWN);
}

/** The options whose value is another than the printed text states; where the text is silent, none is. */
export function unprinted(options: readonly OptionInfo[], values: Record<string, string>): OptionInfo[] {
  return options.filter((option) => {
    const stated = option.choices.some((choice) => choice.basis.kind === 'printed') || option.basis.kind === 'printed';
    return stated && basisOf(option, values[option.name]?.trim() ?? option.default).kind !== 'printed';
  });
}

/** The options that differ from the usual ones. */
export function differing(
  options: readonly OptionInfo[],
  values: Record<string, string>,
): { option: OptionInfo; value: string }[] {
  return options.flatMap((option) => {
    const value = values[option.name]?.trim() ?? option.default;
    return value === option.default ? [] : [{ option, value }];
  });
}

function seatPlan({ kind, name, level }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind, level };
  return kind === 'link' ? { kind } : { kind, name: name.trim() };
}

/** Help while playing, which is off between people unless it is asked for. */
export const AIDS = 'aids';

/** The options to choose from for these seats, each with what is usual there. */
export function optionsFor(game: GameInfo, seats: readonly Pick<SeatDraft, 'kind'>[]): OptionInfo[] {
  const betweenPeople = seats.filter(({ kind }) => kind !== 'bot').length > 1;
  return choosable(game).map((option) =>
    option.name === AIDS && betweenPeople ? { ...option, default: 'false' } : option,
  );
}

/** What the server is asked to make. Usual options are left out. */
export function planOf(
  game: GameInfo,
  seats: readonly SeatDraft[],
  values: Record<string, string>,
  visibility: Visibility,
  {
    clock = null,
    series = null,
    patience = null,
    webhook = null,
    watching = 'welcome',
  }: Pick<NewTable, 'clock' | 'series' | 'patience' | 'webhook' | 'watching'> = {},
): NewTable {
  const options = differing(optionsFor(game, seats), values).map(({ option, value }) => [option.name, value] as const);
  const terms = {
    ...(clock && { clock }),
    ...(series && { series }),
    ...(patience !== null && { patience }),
    ...(webhook && { webhook }),
    ...(watching !== 'welcome' && { watching }),
  };
  return { game: game.slug, options: Object.fromEntries(options), seats: seats.map(seatPlan), visibility, ...terms };
}
