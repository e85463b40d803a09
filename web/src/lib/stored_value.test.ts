// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { byName, count, every, flag, number, oneOf, or, parts, some, Stored, text, withParts } from './stored_value';

beforeEach(() => localStorage.clear());

describe('a schema', () => {
  it.each([
    ['text', text, 'a', 1],
    ['yes or no', flag, false, 'false'],
    ['a number', number, 0.5, Number.NaN],
    ['a whole number from 0', count, 7, -1],
    ['one of some', oneOf(['a', null]), null, 'b'],
    ['a list, whole', every(text), ['a'], ['a', 1]],
    ['an object with parts', parts({ a: text }), { a: 'x' }, { a: 1 }],
    ['one with more', withParts<{ a: string; b: number }>({ a: text }), { a: 'x', b: 1 }, { b: 1 }],
  ])('takes %s and nothing else', (_, schema, good, bad) => {
    expect(schema(good)).toEqual(good);
    for (const value of [bad, undefined, {}]) expect(schema(value)).toBeUndefined();
  });

  it('takes what fits of a list or of an object, and leaves out what has no name here', () => {
    expect(some(text)(['a', 1, 'b'])).toEqual(['a', 'b']);
    expect(byName(text, /^\d$/)({ 1: 'a', 2: 2, x: 'c' })).toEqual({ 1: 'a' });
    expect(parts({ a: text, b: or(flag, true) })({ a: 'x', c: 1 })).toEqual({ a: 'x', b: true });
  });
});

const value = new Stored('test.', parts({ theme: or(oneOf(['auto', 'dark']), 'auto') }), null);

test('what is kept under an id is read by its schema', () => {
  expect([value.get('a'), value.ids()]).toEqual([null, []]);
  value.set({ theme: 'dark' }, 'a');
  expect([value.get('a'), value.ids()]).toEqual([{ theme: 'dark' }, ['a']]);
  localStorage.setItem('parlour.1.test.a', '{"theme":"loud"}');
  expect(value.get('a')).toEqual({ theme: 'auto' });
  localStorage.setItem('parlour.1.test.a', '{not json');
  expect(value.get('a')).toBeNull();
  value.drop('a');
  expect(value.ids()).toEqual([]);
});

test('a change in another window is told to whom it is about', () => {
  const [one, any] = [vi.fn(), vi.fn()];
  const ends = [value.onChange(one, 'a'), value.onChange(any)];
  for (const key of ['parlour.1.test.a', 'parlour.1.test.b', 'parlour.1.other', null])
    dispatchEvent(new StorageEvent('storage', { key }));
  expect([one.mock.calls.length, any.mock.calls.length]).toEqual([2, 3]);
  for (const end of ends) end();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(any).toHaveBeenCalledTimes(3);
});
