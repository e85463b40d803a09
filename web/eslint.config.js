import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// The types of components come from one program of TypeScript, a third quicker; else each component read has a
// program made, and one that is imported has no types. The parser reads this once, as the plugin loads it.
process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] = '1';
const { default: svelte } = await import('eslint-plugin-svelte');

/** What a browser may refuse to a page: `src/lib/browser.ts` has it without exceptions. */
const REFUSED = {
  globals: ['localStorage', 'sessionStorage', 'history', 'caches', 'indexedDB', 'Notification'],
  members: ['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'replaceState', 'pushState', 'scrollRestoration'],
  ofNavigator: ['clipboard', 'locks', 'serviceWorker', 'share', 'vibrate', 'wakeLock'],
  classes: ['AudioContext', 'BroadcastChannel', 'Notification', 'SharedWorker', 'WebSocket', 'Worker'],
  message: 'A browser may refuse it: use `lib/browser.ts`.',
};

/**
 * What each folder of `src` may import of the others, types too; a new folder begins here.
 *
 * @type {Record<string, readonly string[]>}
 */
const ARROWS = {
  i18n: [],
  lib: ['i18n'],
  ui: ['lib', 'i18n'],
  board: ['lib'],
  local: ['board', 'ui', 'lib', 'i18n'],
  table: ['local', 'board', 'ui', 'lib', 'i18n'],
  replay_player: ['table', 'local', 'board', 'ui', 'lib', 'i18n'],
  pages: ['replay_player', 'table', 'local', 'board', 'ui', 'lib', 'i18n'],
  app: ['pages', 'replay_player', 'table', 'local', 'board', 'ui', 'lib', 'i18n'],
  harness: ['app', 'table', 'board', 'lib', 'i18n'],
};
/** What lies behind the board's door, `board/index.ts`; its `model`, which draws nothing, is open. */
const DOOR = { regex: '/board/(?!model/|styles/)', message: "The board has one door: import 'board'." };
const PAGE = { regex: '^\\.\\./(?!\\.\\./)', message: 'Pages know nothing of each other.' };

const folders = readdirSync(new URL('src', import.meta.url));
const unlisted = folders.filter((folder) => !(folder in ARROWS));
if (unlisted.length) throw new Error(`say in ARROWS what these may import: ${unlisted.join(', ')}`);

/** @type {import('eslint').Linter.Config[]} */
const arrows = Object.entries(ARROWS).map(([folder, allowed]) => {
  const others = folders.filter((other) => other !== folder && !allowed.includes(other));
  const beyond = { regex: `^(\\.\\./)+(${others.join('|')})/`, message: `What ${folder} may import: ARROWS.` };
  const patterns = [
    ...(others.length ? [beyond] : []),
    ...(folder === 'pages' ? [PAGE] : []),
    ...(folder === 'board' ? [] : [DOOR]),
  ];
  return { files: [`src/${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
});

export default defineConfig(
  { ignores: ['node_modules/', 'fonts/', 'dist/', 'public/', 'src/lib/wire.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/dot-notation': 'off', // tsconfig asks for brackets where a key may be missing
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void x` in an effect: it follows x
      '@typescript-eslint/no-misused-spread': 'off', // code points are what is counted, as on the server
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      '@typescript-eslint/prefer-nullish-coalescing': 'off', // "" and 0 mean "none" on the wire
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      complexity: ['error', { max: 15, variant: 'modified' }], // what stays over says why; a switch counts as one
      'no-irregular-whitespace': ['error', { skipTemplates: true }], // French has narrow spaces before its colons
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows better which are used
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that the formatter keeps
      'svelte/prefer-svelte-reactivity': 'off', // maps are never changed in place, but replaced
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'], // what snippets are given is `any` to the linter; svelte-check knows its type
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  ...arrows,
  {
    files: ['src/**'],
    ignores: ['src/lib/browser.ts', 'src/harness/probes/**', '**/*.test.ts', '**/fixtures.ts'],
    rules: {
      'no-restricted-globals': ['error', ...REFUSED.globals.map((name) => ({ name, message: REFUSED.message }))],
      'no-restricted-properties': [
        'error',
        ...REFUSED.members.map((property) => ({ property, message: REFUSED.message })),
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          `NewExpression[callee.name=/^(${REFUSED.classes.join('|')})$/]`,
          `MemberExpression[object.name='navigator'][property.name=/^(${REFUSED.ofNavigator.join('|')})$/]`,
        ].map((selector) => ({ selector, message: REFUSED.message })),
      ],
    },
  },
  {
    files: ['src/harness/probes/**'], // some put a method of their own in the place of a browser's
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.mjs'], // JSDoc cannot say what JSON.parse gives
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      complexity: 'off', // a random walk is one loop
      '@typescript-eslint/no-non-null-assertion': 'off', // a missing one fails the test as well
      '@typescript-eslint/require-await': 'off', // stands for what waits
    },
  },
);
