const preset = require('@plumbline/tooling/jest')(__dirname);

/** ES modules that Fastify's plugins `require`; jest cannot load those as they are. */
const REQUIRED_ESM = ['content-disposition', 'cookie'];

module.exports = {
  ...preset,
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) => pattern.replace('(?!(', `(?!(${REQUIRED_ESM.join('|')}|`)),
  globalSetup: './src/database/test-cluster-start.ts',
  globalTeardown: './src/database/test-cluster-stop.ts',
};
