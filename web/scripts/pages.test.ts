import { expect, test } from 'vitest';
import { pagesOf } from './pages.mjs';

const ROUTES = `export const patterns = {
  home: '/',
  table: '/t/:id',
} as const;`;
const APP = `
  const site = once(() => import('./site_pages'));
  const table = once(() => import('./table_pages'));
  const pages: Loaders = {
    home: () => site().then(({ Home }) => Home),
    table: () => table().then(({ Table }) => Table),
  };`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true, imports: ['_shared'] },
  _shared: { file: 'assets/shared.js', dynamicImports: ['src/i18n/de/index.ts'] },
  _board: { file: 'assets/board.js', imports: ['_shared'] },
  'src/i18n/de/index.ts': { file: 'assets/de.js' },
  'src/i18n/de/pages.ts': { file: 'assets/de_pages.js' },
  'src/app/site_pages.ts': {
    file: 'assets/site_pages.js',
    imports: ['index.html'],
    dynamicImports: ['src/i18n/de/pages.ts'],
  },
  'src/app/table_pages.ts': { file: 'assets/table_pages.js', imports: ['index.html', '_board'] },
};

test('a page names what it loads, what begins it first, and its words', () => {
  const first = ['assets/index.js', 'assets/index.css', 'assets/shared.js'];
  expect(pagesOf(ROUTES, APP, MANIFEST)).toEqual([
    { pattern: '/', files: [...first, 'assets/site_pages.js'], words: { de: ['assets/de.js', 'assets/de_pages.js'] } },
    {
      pattern: '/t/:id',
      files: [...first, 'assets/table_pages.js', 'assets/board.js'],
      words: { de: ['assets/de.js'] },
    },
  ]);
});

test('an address without a page stops the build', () => {
  expect(() => pagesOf(ROUTES, APP.replace('table:', 'other:'), MANIFEST)).toThrow(
    'no page is built for the address /t/:id',
  );
});

test('sources that are written otherwise stop the build', () => {
  expect(() => pagesOf('', APP, MANIFEST)).toThrow('no addresses');
});
