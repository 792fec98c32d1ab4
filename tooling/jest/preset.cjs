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

/** Published as ES modules only, so they are compiled like our own sources. */
const ESM_ONLY = [
  'react-leaflet',
  '@react-leaflet',
  'until-async',
  'rettime',
  '@open-draft/deferred-promise',
  'd3-[a-z-]+',
  'internmap',
  'jose',
];

/** Packages whose tests run in plain Node instead of a browser-like environment. */
const NODE_PACKAGES = ['server', 'demo-world', 'registry', 'shared-schema', 'tooling'];

/**
 * The one jest preset. Give it the package's folder: `module.exports = require('@plumbline/tooling/jest')(__dirname)`.
 * Browser packages get jsdom with Node's own fetch; `src/jest.setup.ts`, where present, runs before each file.
 */
module.exports = function jestPreset(dir) {
  const name = path.basename(dir);
  const isNode = NODE_PACKAGES.includes(name);
  const setup = path.join(dir, 'src/jest.setup.ts');
  const usesKit = !isNode && name !== 'shared-api' && name !== 'shared-ui';
  return {
    rootDir: dir,
    displayName: name,
    roots: ['src', 'gazetteer', 'webpack', 'eslint', 'jest', 'kit', 'scripts']
      .map((d) => path.join(dir, d))
      .filter((d) => fs.existsSync(d)),
    testEnvironment: isNode ? 'node' : path.join(__dirname, 'browser-environment.cjs'),
    transform: { '^.+\\.(t|j|mj)sx?$': SWC, '^.+\\.mjs$': SWC },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
    moduleNameMapper: {
      '\\.(css|png|svg|webp|woff2)$': path.join(__dirname, 'asset.cjs'),
      // As federation or npm would name them.
      '^(mf[-_][a-z_-]+|@plumbline/mf-[a-z-]+)/': path.join(__dirname, 'another-remote.cjs'),
    },
    setupFilesAfterEnv: [
      path.join(__dirname, 'retry-setup.cjs'),
      ...(isNode ? [] : [path.join(__dirname, 'browser-setup.cjs')]),
      ...(usesKit ? [require.resolve('@plumbline/testing/setup', { paths: [dir] })] : []),
      ...(fs.existsSync(setup) ? [setup] : []),
    ],
    runner: path.join(__dirname, 'group-runner.cjs'),
    testMatch: ['**/*.test.{ts,tsx,cjs}'],
    testTimeout: 60_000,
    maxWorkers: 2,
  };
};
