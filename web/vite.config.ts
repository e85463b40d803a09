import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { css } from './scripts/custom_media.mjs';
import { fluent } from './scripts/fluent.mjs';

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000'; // the Python server, for `npm run dev`

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
    cssCodeSplit: false,
    manifest: 'manifest.json', // for scripts/finish.mjs, which takes it away
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/healthz': server } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // else Svelte gives tests its server side
  test: {
    environment: 'node', // a test of what needs a page asks for `happy-dom` in its first line: each page takes a second
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
