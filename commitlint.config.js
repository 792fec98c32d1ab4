/** Conventional Commits with a closed list of scopes. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'scope-enum': [
      2,
      'always',
      ['shell', 'auth', 'jobs', 'contracts', 'messaging', 'profile', 'marketing', 'ui', 'api', 'schema', 'server', 'registry', 'tooling', 'e2e', 'bench', 'docs'],
    ],
    'scope-empty': [2, 'never'],
    'body-max-line-length': [2, 'always', 120],
  },
};
