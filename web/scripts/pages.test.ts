import { expect, test } from 'vitest';
import { pagesOf } from './pages.mjs';

const ROUTES = `export const patterns = {
  home: '/',
  table: '/t/:id',
} as const;`;
const APP = `  const pages: Loaders = {
    home: () => import('../home/Home.svelte'),
    table: () => import('../table/TablePage.svelte'),
  };`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true, imports: ['_shared'] },
  _shared: { file: 'assets/shared.js' },
  _board: { file: 'assets/board.js', css: ['assets/board.css'], imports: ['_shared'] },
  'src/home/Home.svelte': { file: 'assets/Home.js', imports: ['index.html'] },
  'src/table/TablePage.svelte': { file: 'assets/TablePage.js', imports: ['index.html', '_board'] },
};

test('a page names what it loads beyond the first files', () => {
  expect(pagesOf(ROUTES, APP, MANIFEST)).toEqual([
    { pattern: '/', files: ['assets/Home.js'] },
    { pattern: '/t/:id', files: ['assets/TablePage.js', 'assets/board.css', 'assets/board.js'] },
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
