import { REMOTES } from './tooling/eslint/remotes.js';

/** Conventional Commits with a closed list of scopes. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'scope-enum': [
      2,
      'always',
      [
        'shell',
        ...REMOTES.map((folder) => folder.slice('mf-'.length)),
        'admin',
        'ui',
        'api',
        'schema',
        'server',
        'demo-world',
        'registry',
        'tooling',
        'e2e',
        'bench',
        'docs',
      ],
    ],
    'scope-empty': [2, 'never'],
    'body-max-line-length': [2, 'always', 120],
  },
};
