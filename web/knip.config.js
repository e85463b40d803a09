/** What nothing uses goes: `npm run unused` finds it, and each exception has its reason. */
export default {
  entry: [
    'playground/main.ts', // a page of that package
    'public/sw.js', // the service worker: pages know its address
    'src/harness/probes/index.ts', // browser tests call them by name
    'scripts/picture-fonts.mjs', // run by hand, when fonts of pictures change
  ],
  ignore: [
    'src/lib/wire.ts', // generated: all types that leave the server, used or not
  ],
  ignoreDependencies: [
    '@fontsource-variable/*', // `scripts` read their files by path
    'swagger-ui-dist', // as `scripts/finish.mjs` does
  ],
};
