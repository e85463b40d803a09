// Cuts the typefaces that pictures carry inside them (src/parlour/display/svg/fonts), so that a picture looks the same
// everywhere; the two TrueType ones are for `raster.py`, which reads no other format. Run it by hand when the theme's
// weights or the characters change: node scripts/picture-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '../../src/parlour/display/svg/fonts');
const resolve = createRequire(import.meta.url).resolve;
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
const ATKINSON =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const TEXT = `${ASCII}×·–—’‘“”…−éáíóúäöüß`;
const FEATURES = ['kern', 'lnum', 'tnum', 'pnum', 'liga'];
const WEIGHT = 620; // of `.num` in display/svg/theme.py

const MIDDLE = 500; // between the weights of words

/** @type {[string, string, string, Record<string, number | { min: number; max: number }>][]} */
const CUTS = [
  ['figures.woff2', FRAUNCES, '0123456789+-−=×()ABCDEF', { wght: WEIGHT }],
  ['serif.woff2', FRAUNCES, TEXT, { wght: WEIGHT }],
  ['sans.woff2', ATKINSON, TEXT, { wght: { min: 400, max: 650 } }],
  ['serif.ttf', FRAUNCES, TEXT, { wght: WEIGHT }],
  ['sans.ttf', ATKINSON, TEXT, { wght: MIDDLE }],
];

for (const [name, source, text, variationAxes] of CUTS) {
  const cut = await subset(readFileSync(resolve(source)), text, {
    targetFormat: name.endsWith('ttf') ? 'sfnt' : 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
  });
  writeFileSync(join(TARGET, name), cut);
}
