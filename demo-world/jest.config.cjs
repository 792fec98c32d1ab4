/** The world is proved on the server's database, by the server's own calls. */
const server = require('../server/jest.config.cjs');
const preset = require('@plumbline/tooling/jest')(__dirname);

module.exports = {
  ...preset,
  transformIgnorePatterns: server.transformIgnorePatterns,
  globalSetup: server.globalSetup,
  globalTeardown: server.globalTeardown,
};
