import { describe, expect, it } from 'vitest';
import { differing, planOf, presetsOf, replanned, resized, seatsFor, usualLevel, valueLabel, withKind } from './plan';
import type { GameInfo, OptionInfo } from './wire';

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  label: name.toUpperCase(),
  default: 'a',
  choices: [
    { value: 'a', label: 'as ever' },
    { value: 'b', label: 'bold' },
  ],
  low: 0,
  high: 0,
  custom: false,
  ...more,
});

const game: GameInfo = {
  slug: 'g',
  title: 'G',
  credit: '',
  summary: '',
  seats: [2, 3],
  hidden: false,
  score_name: 'points',
  more_is_better: true,
  options: [
    option('seats', { default: '2' }),
    option('mood'),
    option('rounds', { default: '10', choices: [], low: 1, high: 50 }),
  ],
  rooms: [],
  facts: false,
  picture: '',
};

const level = (name: string) => ({ name, label: name, about: '' });

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

  it('take a level from the middle', () => {
    expect(usualLevel(['1', '2', '3', '4', '5'].map(level))).toBe('3');
    expect(usualLevel(['1', '2'].map(level))).toBe('2');
    expect(usualLevel([])).toBe('');
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
    expect(replanned({ seats, values: { mood: 'b', gone: 'x' } }, game)).toEqual({ seats, values: { mood: 'b' } });
  });
  it('counts only where it is one for the game', () => {
    expect(replanned(null, game)).toBeNull();
    expect(replanned({ seats: [], values: {} }, game)).toBeNull();
    expect(replanned({ seats: [{ kind: 'ghost' }, seats[0]], values: {} }, game)).toBeNull();
    expect(replanned({ seats }, game)).toBeNull();
  });
});
