// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contributed, contributionTo, drawsFault, newContribution, recordFault, type ClaimedDraws } from './draws';
import { askAgain } from './tables';
import { drawsOf, forget, keepDraws } from './storage';

const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const secret = 'ab'.repeat(32);
const commitment = hash(Buffer.from(secret, 'hex'));

/** A finished game at which this browser had seat 1. */
function fair(): Required<ClaimedDraws> {
  const contributions = ['', contributionTo('t', 1, commitment), newContribution()];
  return {
    table: 't',
    commitment,
    contributions,
    secret,
    seed: hash(['parlour-seed-1', 't', secret, ...contributions].join('\n')),
  };
}

beforeEach(() => localStorage.clear());

describe('what a browser gives', () => {
  it('is 32 random bytes, kept with the commitment it was given on', () => {
    const contribution = contributionTo('t', 1, commitment);
    expect(contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(drawsOf('t')).toEqual({ 1: { commitment, contribution } });
    expect(contributionTo('t', 2, commitment)).not.toBe(contribution);
  });

  it('stays the same, even if the server shows another commitment meanwhile', () => {
    const contribution = contributionTo('t', 1, commitment);
    expect(contributionTo('t', 1, 'another')).toBe(contribution);
    expect(drawsOf('t')[1]?.commitment).toBe(commitment);
  });

  it('goes along with the wish for another game, whose draws were committed to', () => {
    const message = askAgain(1, { table: 'next', commitment });
    expect(message).toEqual({ t: 'again', contribution: drawsOf('next')[1]?.contribution });
    expect(askAgain(1, null)).toEqual({ t: 'again' });
  });

  it('is dropped by who stands up, and forgotten with the table', () => {
    contributionTo('t', 1, commitment);
    contributionTo('t', 2, commitment);
    keepDraws('t', 1, null);
    expect(Object.keys(drawsOf('t'))).toEqual(['2']);
    forget('t');
    expect(contributed('t')).toBe(false);
  });
});

describe('the check of a game', () => {
  it('holds where the seed is made of what was given, for those who played and for others', () => {
    const game = fair();
    expect([drawsFault(game), contributed('t')]).toEqual(['', true]);
    localStorage.clear();
    expect([drawsFault(game), contributed('t')]).toEqual(['', false]);
  });

  it('holds in the middle of a game, when no more is shown', () => {
    const { table, contributions } = fair();
    expect(drawsFault({ table, commitment, contributions })).toBe('');
  });

  it('finds another commitment, though it fits its secret', () => {
    const game = fair();
    const other = { ...game, secret: 'cd'.repeat(32), commitment: hash(Buffer.from('cd'.repeat(32), 'hex')) };
    const seed = hash(['parlour-seed-1', 't', other.secret, ...game.contributions].join('\n'));
    expect(drawsFault({ ...other, seed })).toBe('commitment');
    expect(drawsFault({ ...other, seed }, false)).toBe('');
  });

  it('finds that what was given is missing, changed or at another seat', () => {
    const game = fair();
    const [a = '', b = '', c = ''] = game.contributions;
    for (const contributions of [[], [a, '', c], [a, c, b], [a, newContribution(), c]]) {
      const seed = hash(['parlour-seed-1', 't', secret, ...contributions].join('\n'));
      expect(drawsFault({ ...game, contributions, seed })).toBe('contribution');
    }
  });

  it('finds a secret that was not committed to, and a seed that is made of something else', () => {
    const game = fair();
    expect(drawsFault({ ...game, secret: 'cd'.repeat(32) })).toBe('secret');
    expect(drawsFault({ ...game, seed: 'cd'.repeat(32) })).toBe('seed');
    expect(drawsFault({ ...game, contributions: [...game.contributions.slice(0, 2), ''] })).toBe('seed');
  });

  it('takes the seed alone for a game from before there were contributions', () => {
    const old = { table: 'old', commitment, contributions: [], secret: '', seed: secret };
    expect(drawsFault(old)).toBe('');
    expect(drawsFault({ ...old, seed: 'cd'.repeat(32) })).toBe('seed');
  });

  it('is the same for a record from a file, whatever that holds', () => {
    const { contributions, ...game } = fair();
    expect(recordFault({ ...game, contributions })).toBe('');
    expect(recordFault({ ...game, contributions: [7, contributions[1], contributions[2]] })).toBe('');
    expect(recordFault({ ...game, contributions: 'none' })).toBe('contribution');
    expect(recordFault({ table: 't', entries: [] })).toBe('');
    expect(recordFault({ seed: game.seed })).toBe(''); // played at no table
    expect(recordFault({ table: 't', seed: game.seed })).not.toBe('');
  });
});
