// The board as a package of its own, in `web/dist` (`npm run board`).
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { css } from './scripts/custom_media.mjs';

const FILES = ['package.json', 'README.md'];

/** What npm asks for, beside the code. */
const described: Plugin = {
  name: 'described',
  generateBundle() {
    for (const fileName of FILES)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/board/${fileName}`, 'utf8') });
  },
};

export default defineConfig({
  plugins: [svelte(), described],
  publicDir: false,
  css,
  build: {
    outDir: 'dist',
    target: 'es2022',
    lib: { entry: 'src/board/package.ts', formats: ['es'], fileName: 'index', cssFileName: 'style' },
  },
});
