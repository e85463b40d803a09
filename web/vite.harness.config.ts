// The page of the harness and what tests measure pages with, in `build/harness` (`npm run harness`).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { css } from './scripts/custom_media.mjs';
import { fluent } from './scripts/fluent.mjs';

export default defineConfig({
  plugins: [svelte(), fluent],
  css,
  publicDir: false,
  build: {
    outDir: '../build/harness',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { page: 'src/harness/index.html', probes: 'src/harness/expose_probes.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
