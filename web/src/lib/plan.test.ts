import { describe, expect, it } from 'vitest';
import {
  basisOf,
  differing,
  planOf,
  presetOf,
  presetsOf,
  replanned,
  resized,
  seatingOf,
  seatsFor,
  unprinted,
  valueLabel,
  valuesOf,
  withKind,
} from './plan';
import type { BasisInfo, GameInfo, OptionInfo } from './wire';

const basis = (kind: BasisInfo['kind'], ...sentences: string[]): BasisInfo => ({ kind, words: kind, sentences });

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  label: name.toUpperCase(),
  default: 'a',
  choices: [
    { value: 'a', label: 'as ever', basis: basis('ours') },
    { value: 'b', label: 'bold', basis: basis('printed', 'S3: Be bold.') },
  ],
  low: 0,
  high: 0,
  custom: false,
  basis: basis('house'),
  ...more,
});

const game: GameInfo = {
  slug: 'g',
  title: 'G',
  credit: '',
  summary: '',
  seats: [2, 3],
  seatings: [
    { seats: 2, options: {}, teams: [], colours: [] },
    { seats: 3, options: {}, teams: [0, 1, 0], colours: [0, 1, 0] },
    { seats: 3, options: { mood: 'b' }, teams: [0, 0, 1], colours: [0, 0, 1] },
  ],
  hidden: false,
  score_name: 'points',
  more_is_better: true,
  options: [
    option('seats', { default: '2' }),
    option('mood'),
    option('rounds', { default: '10', choices: [], low: 1, high: 50 }),
  ],
  presets: [
    { name: 'friendly', label: 'Friendly', about: '', options: {} },
    { name: 'as_printed', label: 'As printed', about: '', options: { mood: 'b' } },
  ],
  rooms: [],
  facts: false,
  lesson: false,
  puzzles: false,
  event: false,
  pairs: false,
  teams: false,
  day_list: false,
  picture: '',
};

describe('presets', () => {
  it('are those the number of players allows', () => {
    expect(presetsOf([1])).toEqual(['alone']);
    expect(presetsOf([2, 3, 4])).toEqual(['bot', 'friend']);
    expect(presetsOf([1, 2])).toEqual(['alone', 'bot', 'friend']);
  });

  it('seat me first and others at the rest', () => {
    expect(seatsFor('bot', [2, 3], 'Anna', 'brisk')).toEqual([
      { kind: 'me', name: 'Anna', level: 'brisk' },
      { kind: 'bot', name: '', level: 'brisk' },
    ]);
    expect(seatsFor('friend', [1, 3], '', '').map((seat) => seat.kind)).toEqual(['me', 'link', 'link']);
    expect(seatsFor('alone', [1, 2], '', '').map((seat) => seat.kind)).toEqual(['me']);
  });
});

describe('seats', () => {
  it('new ones are like the last but never a second me', () => {
    expect(resized(seatsFor('bot', [2], '', 'x'), 3).map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(resized(seatsFor('alone', [1], '', 'x'), 2).map((seat) => seat.kind)).toEqual(['me', 'link']);
    expect(resized(seatsFor('bot', [3], '', 'x'), 2)).toHaveLength(2);
  });

  it('have one me: another seat for me makes the old one somebody at this device', () => {
    const seats = withKind(seatsFor('bot', [3], 'Anna', 'x'), 2, 'me');
    expect(seats.map((seat) => seat.kind)).toEqual(['here', 'bot', 'me']);
    expect(seats[0]?.name).toBe('Anna');
  });
});

describe('teams', () => {
  it('are those of so many seats, as the options have it', () => {
    expect(seatingOf(game, 2, { mood: 'b' })?.teams).toEqual([]);
    expect(seatingOf(game, 3, { rounds: '12' })?.teams).toEqual([0, 1, 0]);
    expect(seatingOf(game, 3, { mood: 'b' })?.teams).toEqual([0, 0, 1]);
  });
});

describe('options', () => {
  it('differ only where the value does', () => {
    expect(differing(game.options, { mood: 'b', rounds: '10' })).toEqual([{ option: game.options[1], value: 'b' }]);
    expect(differing(game.options, { rounds: ' 12 ' })).toEqual([{ option: game.options[2], value: '12' }]);
    expect(differing(game.options, {})).toEqual([]);
  });

  it('have words, or are their own', () => {
    expect(valueLabel(option('mood'), 'b')).toBe('bold');
    expect(valueLabel(option('mood'), 'zz')).toBe('zz');
  });
});

describe('what the rules rest on', () => {
  it('counts as departing only what the text states otherwise', () => {
    expect(unprinted(game.options, { seats: 'b', mood: 'a', rounds: '12' }).map(({ name }) => name)).toEqual(['mood']);
    expect(unprinted(game.options, { seats: 'b', mood: ' b ' })).toEqual([]);
  });

  it('tells the basis of each value, and of one of a person’s own making', () => {
    expect(basisOf(option('mood'), 'b').sentences).toEqual(['S3: Be bold.']);
    expect(basisOf(option('rounds', { choices: [], default: '10' }), '10').kind).toBe('house');
    expect(basisOf(option('rounds', { choices: [], default: '10' }), '12').kind).toBe('ours');
  });

  it('takes a preset’s values and knows them again', () => {
    expect(valuesOf(game, game.presets[1])).toEqual({ mood: 'b', rounds: '10' });
    expect(presetOf(game, valuesOf(game, game.presets[1]))?.name).toBe('as_printed');
    expect(presetOf(game, valuesOf(game))?.name).toBe('friendly');
    expect(presetOf(game, { ...valuesOf(game), rounds: '11' })).toBeUndefined();
  });
});

describe('planOf', () => {
  it('asks for what differs, and for each seat only what its holder needs', () => {
    const seats = [
      { kind: 'me' as const, name: ' Anna ', level: 'x' },
      { kind: 'bot' as const, name: 'unused', level: 'x' },
      { kind: 'link' as const, name: 'unused', level: 'x' },
    ];
    expect(planOf(game, seats, { seats: '4', mood: 'b', rounds: '10' }, 'open')).toEqual({
      game: 'g',
      options: { mood: 'b' },
      seats: [{ kind: 'me', name: 'Anna' }, { kind: 'bot', level: 'x' }, { kind: 'link' }],
      visibility: 'open',
    });
  });
});

describe('a plan that was left for a moment', () => {
  const seats = [
    { kind: 'me' as const, name: 'Anna', level: '' },
    { kind: 'bot' as const, name: '', level: 'keen' },
  ];
  it('is taken up again', () => {
    const terms = { visibility: 'open', watching: 'silent', clock: 'days1', series: 'best3', patience: 60 };
    const plan = { seats, values: { mood: 'b', gone: 'x' } };
    expect(replanned({ ...plan, terms }, game)).toEqual({ seats, values: { mood: 'b' }, terms });
    const usual = { visibility: 'link', watching: 'welcome', clock: '', series: '', patience: null };
    expect(replanned({ ...plan, terms: { clock: 7, visibility: 'all' } }, game)?.terms).toEqual(usual);
    expect(replanned(plan, game)?.terms).toEqual(usual);
  });
  it('counts only where it is one for the game', () => {
    expect(replanned(null, game)).toBeNull();
    expect(replanned({ seats: [], values: {} }, game)).toBeNull();
    expect(replanned({ seats: [{ kind: 'ghost' }, seats[0]], values: {} }, game)).toBeNull();
    expect(replanned({ seats }, game)).toBeNull();
  });
});
