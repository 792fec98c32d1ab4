/** The lint preset of a remote elsewhere: `export { default } from '@plumbline/remote-kit/eslint';` */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browserSyntax, formSyntax, sourceRules, syntax } from '../eslint/page-rules.js';
import { plumblineRules } from '../eslint/rules.js';

const TESTS = ['**/*.test.{ts,tsx}', '**/jest.setup.ts'];

export default tseslint.config(
  { ignores: ['dist/**', 'dist-dev/**', '.cache/**', '.plumbline/**'] },
  js.configs.recommended,
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: globals.node } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict, ...tseslint.configs.stylistic],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, plumbline: plumblineRules },
    rules: {
      ...sourceRules,
      'no-restricted-syntax': ['error', ...syntax, ...browserSyntax, ...formSyntax],
      'plumbline/no-browser-at-load': 'error',
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...syntax],
      'plumbline/no-browser-at-load': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
