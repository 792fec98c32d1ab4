import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { FLOORS, PACKAGES_ABOVE, ROOMS, SQL_ROOMS, restrictedImports } from './tooling/eslint/boundaries.js';
import {
  browserSyntax,
  formSyntax,
  limits,
  lookSyntax,
  sourceRules,
  syntax,
} from './tooling/eslint/page-rules.js';
import { plumblineRules } from './tooling/eslint/rules.js';

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/jest.setup.ts',
  'testing/src/**',
  'e2e/src/**',
  '**/testing.ts',
  '**/testing/**',
];
const SOURCES = ['*/src/**/*.{ts,tsx}', 'server/{gazetteer,testing}/**/*.ts'];

/** Sources of what runs in a browser, and is to evaluate outside one too. */
const IN_BROWSER = ['{shell,mf-*,shared-*}/src/**/*.{ts,tsx}'];

/** The files of a package share their modules while they are tested, and test the code that runs. */
const NOT_MOCKED = ['mock', 'doMock', 'unstable_mockModule'].map((property) => ({
  object: 'jest',
  property,
  message: 'Give what it uses as an argument, or answer on the network: modules are not mocked.',
}));

/** One row of the boundary table as two lint entries: for sources and for tests, which may use the test kit. */
const boundary = (folder) => [
  {
    files: [`${folder}/src/**/*.{ts,tsx}`, `${folder}/gazetteer/**/*.ts`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: restrictedImports(folder) }] },
  },
  {
    files: TESTS.map((pattern) => (pattern.startsWith('**') ? `${folder}/${pattern}` : pattern)).filter((p) =>
      p.startsWith(folder),
    ),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: restrictedImports(folder, { isTest: true }) },
      ],
    },
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/dist-dev/**',
      '**/.cache/**',
      '.plumbline/**',
      'server/migrations/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: { ...globals.node, ...globals.jest } } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    // Evaluated in the page that a build is verified in.
    files: ['tooling/kit/verify/{watch.js,in-page.mjs}'],
    languageOptions: { globals: globals.browser },
  },
  {
    // These end up in the browser, inside webpack's own scope.
    files: ['tooling/webpack/*.js'],
    languageOptions: {
      globals: { ...globals.browser, __webpack_require__: 'writable' },
    },
  },
  {
    files: SOURCES,
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'react-hooks': reactHooks, plumbline: plumblineRules },
    rules: {
      ...sourceRules,
      'plumbline/file-names': 'error',
      'plumbline/type-names': 'error',
      'plumbline/comment-subjects': 'error',
      'plumbline/entry-by-name': 'error',
    },
  },
  // Nobody shares the server: its entries are for the demo world, and modules beside them.
  { files: ['server/**/*.ts'], rules: { 'plumbline/entry-by-name': 'off' } },
  {
    files: ['**/*Page.tsx', '**/*Slot.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A list of routes, each with all that is said of it.
    files: ['server/src/**/*.routes.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 110, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{shell,mf-*,shared-ui}/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: [
              'label',
              'title',
              'placeholder',
              'alt',
              'aria-label',
              'helperText',
              'description',
              'message',
            ],
          },
          // The rule's own list, and `option` and `choices` of `useLabels`, whose arguments are codes.
          callees: {
            exclude: [
              'i18n(ext)?',
              't',
              'require',
              'includes',
              'startsWith',
              'endsWith',
              'option',
              'choices',
            ],
          },
          words: { exclude: ['[^A-Za-zÀ-ÿ]+', 'Plumbline'] },
        },
      ],
    },
  },
  {
    files: IN_BROWSER,
    ignores: TESTS,
    rules: {
      'plumbline/no-browser-at-load': 'error',
      'no-restricted-syntax': ['error', ...syntax, ...browserSyntax],
    },
  },
  {
    files: ['{shell,mf-*,shared-ui}/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...syntax, ...browserSyntax, ...formSyntax],
    },
  },
  {
    files: ['{shell,mf-*}/src/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...syntax, ...browserSyntax, ...formSyntax, ...lookSyntax],
    },
  },
  // Fastify gives its hooks four: with a callback, one that waits for nothing makes no promise.
  {
    files: ['server/src/http/**/*.ts'],
    rules: { 'max-params': ['error', { max: 4 }] },
  },
  {
    files: ['tooling/**/*.{js,cjs,mjs}', '{bench,server/{faults,image,topology}}/*.mjs'],
    rules: { 'max-lines': limits['max-lines'] },
  },
  {
    files: [...TESTS, '**/*.test.cjs'],
    rules: {
      'no-restricted-properties': ['error', ...NOT_MOCKED],
      'max-lines-per-function': 'off',
      'max-lines': ['error', 400],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['registry/src/cli.ts', 'registry/src/cli/**', 'server/src/app/main.ts', 'e2e/src/**'],
    rules: { 'no-console': 'off' },
  },
  ...Object.keys(FLOORS).flatMap(boundary),
  ...Object.entries(ROOMS).map(([folder, rooms]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: [`${folder}/jest.setup.ts`],
    rules: {
      'plumbline/rooms-in-order': ['error', { folder, rooms, packagesAbove: PACKAGES_ABOVE[folder] }],
    },
  })),
  ...Object.entries(SQL_ROOMS).map(([folder, rooms]) => ({
    files: [`${folder}/**/*.ts`],
    ignores: [`${folder}/{${rooms.join(',')}}/**`, '**/*.repository.ts', ...TESTS],
    rules: { 'plumbline/sql-in-repositories': 'error' },
  })),
);
