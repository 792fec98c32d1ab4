/**
 * `@plumbline/remote-kit`, the one package that a remote elsewhere installs: this folder, the builder and what its tests
 * need of tooling, at the same places, with what they take of the other packages as two bundles.
 */
const { execFile } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { ROOT } = require('../../webpack/shares.cjs');
const { bundle } = require('./bundle.cjs');
const { writeFederation } = require('./federation.cjs');

const TOOLING = path.join(ROOT, 'tooling');

/** What of tooling goes along; the rest builds the host, or works on this repository. */
const FILES = [
  ...[
    'adopt-sheet.js',
    'builder.cjs',
    'chunk-retry.js',
    'contract.cjs',
    'git-stamp.cjs',
    'integrity-plugin.cjs',
    'module-rules.cjs',
    'no-copies-plugin.cjs',
    'no-styles.cjs',
    'refreshed-texts.cjs',
    'release-plugin.cjs',
    'remote-manifest.cjs',
    'server-half.cjs',
    'stable-ids.cjs',
    'used-exports.cjs',
  ].map((file) => `webpack/${file}`),
  ...[
    'another-remote.cjs',
    'asset.cjs',
    'browser-environment.cjs',
    'browser-setup.cjs',
    'quick-styles.cjs',
    'retry-setup.cjs',
  ].map((file) => `jest/${file}`),
  ...['page-rules.js', 'rules.js', 'word-rules.js'].map((file) => `eslint/${file}`),
  'scripts/installed-chromium.cjs',
  'scripts/scaffold.mjs',
  'kit/bin',
  'kit/commands',
  'kit/jest',
  'kit/verify',
  'kit/eslint.mjs',
  'kit/README.md',
];

/** Packages that it needs, in the versions of this repository. Nothing of React, of the shared packages, and no types. */
const PACKAGES = [
  '@eslint/js',
  '@module-federation/inject-external-runtime-core-plugin',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@swc/jest',
  'css-loader',
  'eslint',
  'eslint-plugin-react-hooks',
  'globals',
  'jest',
  'jest-environment-jsdom',
  'minimizer-webpack-plugin',
  'react-refresh',
  'react-refresh-typescript',
  'schema-utils',
  'style-loader',
  'tapable',
  'ts-loader',
  'typescript',
  'typescript-eslint',
  'webpack',
  'webpack-dev-server',
];

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

/** Where a package is installed here. */
function manifestOf(name) {
  const places = ['tooling/node_modules', 'node_modules'].map((folder) =>
    path.join(folder, name, 'package.json'),
  );
  return places.find((file) => fs.existsSync(path.join(ROOT, file)));
}

/** `package.json` of the kit. */
function describeKit() {
  const { version, license } = readJson('tooling/package.json');
  const { engines } = readJson('package.json');
  return {
    name: '@plumbline/remote-kit',
    version,
    license,
    description: 'Builds, checks, tests and publishes one remote from a repository of its own',
    type: 'module',
    engines,
    bin: { plumbline: 'kit/bin/plumbline.mjs' },
    exports: {
      './webpack': './webpack/builder.cjs',
      './jest': './kit/jest/preset.cjs',
      './eslint': './kit/eslint.mjs',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, readJson(manifestOf(name)).version])),
  };
}

const writeJson = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The package as a folder. */
async function writeKit(dir) {
  for (const file of FILES)
    fs.cpSync(path.join(TOOLING, file), path.join(dir, file), {
      recursive: true,
      filter: (source) => !source.includes('.test.'),
    });
  writeJson(path.join(dir, 'package.json'), describeKit());
  const { compilerOptions } = readJson('tsconfig.base.json');
  writeJson(path.join(dir, 'tsconfig.base.json'), { compilerOptions });
  const builders = readJson('tooling/webpack/tsconfig.json');
  writeJson(path.join(dir, 'webpack/tsconfig.json'), { ...builders, extends: '../tsconfig.base.json' });
  fs.cpSync(path.join(ROOT, 'LICENSE'), path.join(dir, 'LICENSE'));
  await bundle('./tooling/kit/pack/schema.mjs', path.join(dir, 'webpack/schema.cjs'));
  await writeFederation(path.join(dir, 'webpack/federation'));
  await bundle('./registry/src/elsewhere/kit.ts', path.join(dir, 'kit/registry.cjs'), {
    // Teams have no credentials of the storage: their registry is a folder.
    externals: { '@aws-sdk/client-s3': 'commonjs @aws-sdk/client-s3' },
  });
}

/** The package as npm installs it. */
async function packKit() {
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  const work = fs.mkdtempSync(path.join(parent, 'kit-'));
  try {
    await writeKit(path.join(work, 'package'));
    const { stdout } = await promisify(execFile)(
      'npm',
      [
        'pack',
        path.join(work, 'package'),
        '--pack-destination',
        work,
        '--ignore-scripts',
        '--json',
        '--offline',
      ],
      { cwd: work, shell: process.platform === 'win32' },
    );
    const [{ filename }] = JSON.parse(stdout);
    return fs.readFileSync(path.join(work, filename));
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

module.exports = { describeKit, packKit, writeKit };
