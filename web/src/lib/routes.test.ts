import { describe, expect, it } from 'vitest';
import { href, match } from './routes';

describe('match', () => {
  it.each([
    ['/', { name: 'home', params: {} }],
    ['/new/some-game', { name: 'create', params: { slug: 'some-game' } }],
    ['/t/k3fz', { name: 'table', params: { id: 'k3fz' } }],
    ['/j/code', { name: 'join', params: { code: 'code' } }],
    ['/rules/a%20b', { name: 'rules', params: { slug: 'a b' } }],
    ['/replay', { name: 'record', params: {} }],
    ['/replay/k3fz/', { name: 'replay', params: { id: 'k3fz' } }],
    ['/about', { name: 'about', params: {} }],
  ])('reads %s', (path, route) => {
    expect(match(path)).toEqual(route);
  });

  it.each(['/t', '/t/a/b', '/new', '/docs', '/swagger/x.js', '/nowhere', '/t/%E0%A4%A'])(
    'knows no page for %s',
    (path) => {
      expect(match(path)).toBeNull();
    },
  );
});

describe('href', () => {
  it('writes what match reads, whatever is in the parts', () => {
    for (const id of ['k3fz', 'a b', 'ä/ö', '?x=1#2', '%']) {
      expect(match(href('table', { id }))).toEqual({ name: 'table', params: { id } });
    }
  });

  it('needs no parts where there are none', () => {
    expect(href('home')).toBe('/');
    expect(href('record')).toBe('/replay');
  });
});
