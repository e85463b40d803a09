import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { css } from './scripts/custom_media.mjs';
import { fluent } from './scripts/fluent.mjs';

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000'; // the Python server, for `npm run dev`

const PAGE = /^\/\/ @vitest-environment happy-dom/m;
/** What a test changes of the process it runs in for good, so that it gets one of its own. */
const CHANGES = /\bvi\.mock\(/m;
const tests = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(`${import.meta.dirname}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const text = (name: string): string => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const alone = tests.filter((name) => CHANGES.test(text(name)));
const pages = tests.filter((name) => PAGE.test(text(name)) && !alone.includes(name));

export default defineConfig({
  plugins: [svelte(), fluent],
  base: '/',
  css,
  build: {
    outDir: '../src/parlour/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // they know light-dark()
    assetsInlineLimit: 0, // the page allows nothing from data: URLs
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json', // for scripts/finish.mjs, which takes it away
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // else Svelte gives tests its server side
  test: {
    testTimeout: 20_000, // a page that loads its modules anew takes seconds where others work too
    environment: 'node', // a test of what needs a page asks for `happy-dom` in its first line: each page takes a second
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true, // a page takes a second to make: these share a few, which are cleared between them
        test: {
          name: 'pages',
          include: pages,
          isolate: false,
          setupFiles: ['scripts/fresh_modules.ts', 'scripts/fresh_page.ts'],
        },
      },
      {
        extends: true, // a process takes as long to start as most tests run: these share a few
        test: {
          name: 'together',
          include: tests,
          exclude: [...alone, ...pages],
          isolate: false,
          setupFiles: ['scripts/fresh_modules.ts'],
        },
      },
    ],
  },
});
