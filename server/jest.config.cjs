const preset = require('@plumbline/tooling/jest')(__dirname);

/** ES modules, and what imports by itself, which jest cannot load as they are. */
const REQUIRED_ESM = [
  '@noble/hashes',
  '@opentelemetry/otlp-exporter-base',
  '@otplib/plugin-crypto-noble',
  '@scure/base',
  'oauth4webapi',
  'openid-client',
  'tinypool',
];

module.exports = {
  ...preset,
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', `(?!(${REQUIRED_ESM.join('|')}|`),
  ),
  globalSetup: require.resolve('./src/database/test-cluster-start.ts'),
  globalTeardown: require.resolve('./src/database/test-cluster-stop.ts'),
};
