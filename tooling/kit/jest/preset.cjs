const fs = require('node:fs');
const path = require('node:path');

const SWC = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];
const inTooling = (file) => path.join(__dirname, '../../jest', file);

/** The jest preset of a remote elsewhere: `module.exports = require('@plumbline/remote-kit/jest')(__dirname)`. */
module.exports = function jestPreset(dir) {
  const setup = path.join(dir, 'src/jest.setup.ts');
  return {
    rootDir: dir,
    displayName: JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8')).name,
    roots: [path.join(dir, 'src')],
    testEnvironment: inTooling('browser-environment.cjs'),
    resolver: path.join(__dirname, 'resolver.cjs'),
    transform: { '^.+\\.tsx?$': SWC },
    moduleNameMapper: {
      '\\.(css|png|svg|webp|woff2)$': inTooling('asset.cjs'),
      // As federation or npm would name them.
      '^(mf[-_][a-z_-]+|@plumbline/mf-[a-z-]+)/': inTooling('another-remote.cjs'),
    },
    setupFilesAfterEnv: [
      inTooling('retry-setup.cjs'),
      inTooling('browser-setup.cjs'),
      path.join(dir, '.plumbline/tests/entries/@plumbline+testing+setup.cjs'),
      ...(fs.existsSync(setup) ? [setup] : []),
    ],
    testMatch: ['**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    maxWorkers: 2,
  };
};
