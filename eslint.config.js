import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { FLOORS, PACKAGES_ABOVE, ROOMS, SQL_ROOMS, restrictedImports } from './tooling/eslint/boundaries.js';
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

const limits = {
  'max-lines': ['error', 250],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
  'max-params': ['error', 3],
  'max-depth': ['error', 3],
  'no-nested-ternary': 'error',
};

const syntax = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: name what is exported.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  {
    selector:
      'CallExpression[callee.property.name=/^toBeLess/] > MemberExpression > CallExpression > BinaryExpression[left.callee.object.name=/^(Date|performance)$/]',
    message: 'A busy machine breaks it: judge what was done, or left out, in place of how long it took.',
  },
];

const browserSyntax = [
  {
    selector: "CallExpression[callee.name='useSyncExternalStore'][arguments.length<3]",
    message: 'Give the snapshot for the server too: without it the page cannot be rendered there.',
  },
  {
    selector: 'Identifier[name=/^(local|session)Storage$/]',
    message: 'It throws where the browser blocks site data: use @plumbline/shared-schema/browser-storage.',
  },
  {
    selector:
      "BinaryExpression:not([left.callee.name='pressedKey']) > Literal[value=/^(Enter|Escape)$/], SwitchCase > Literal[value=/^(Enter|Escape)$/]",
    message: 'An input method may have taken the key: compare what pressedKey(event) returns.',
  },
  {
    selector: "JSXAttribute[name.name='type'] Literal[value='number']",
    message:
      'Use NumberField, MoneyField or useTypedNumber: browsers read "19,50" in a number input as 1950.',
  },
  {
    selector: 'Identifier[name=/^parse(Float|Int)$/]',
    message: 'It reads "19,50" as 19: use readNumber of @plumbline/shared-schema/typed-number.',
  },
];

const formSyntax = [
  {
    selector: "CallExpression[callee.object.name='z'][callee.property.name='string']",
    message: 'What somebody types is cleaned: use a field of @plumbline/shared-schema/texts.',
  },
];

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
      ...limits,
      'no-undef': 'off',
      'no-restricted-syntax': ['error', ...syntax],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
  // Fastify gives its hooks four: with a callback, one that waits for nothing makes no promise.
  {
    files: ['server/src/http/**/*.ts'],
    rules: { 'max-params': ['error', { max: 4 }] },
  },
  {
    files: ['tooling/**/*.{js,cjs,mjs}', '{bench,server/faults}/*.mjs'],
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
