const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const SHARED_PACKAGES = ['shared-schema', 'shared-api', 'shared-ui'];

/** External packages that remotes import themselves; all others are reached through `shared-ui` and `shared-api`. */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-i18next',
  'react-router-dom',
];

const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
const versionOf = (name) =>
  JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

function libraryShares({ isDevelopment }) {
  return LIBRARIES.filter((key) => isDevelopment || !key.endsWith('jsx-dev-runtime')).map((key) => ({
    key,
    version: versionOf(packageOf(key)),
    eager: true,
  }));
}

/**
 * One share per public code entry of the shared packages; `plumbline.eager` lists
 * those in the shell's own scripts, `plumbline.notShared` those that no remote uses when it runs.
 */
function packageShares() {
  return SHARED_PACKAGES.flatMap((folder) => {
    const { name, version, exports, plumbline = {} } = readManifest(folder);
    const eager = new Set(plumbline.eager);
    const hidden = new Set(plumbline.notShared);
    return Object.entries(exports)
      .filter(([, target]) => /\.tsx?$/.test(target))
      .map(([entry]) => entry.slice(2))
      .filter((entry) => !hidden.has(entry))
      .map((entry) => ({ key: `${name}/${entry}`, version, eager: eager.has(entry) }));
  });
}

/** Every share key with its version and whether the shell carries it from the start. */
function listShares(options) {
  return [...libraryShares(options), ...packageShares()];
}

/** Webpack's `shared` for the host (provides everything) or a remote (brings no copy of its own). */
function sharedConfig(shares, { isHost, facades }) {
  return Object.fromEntries(
    shares.map(({ key, version, eager }) => {
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      if (!isHost) return [key, { ...common, import: false }];
      const own = facades[key] ? { import: facades[key] } : {};
      return [key, { ...common, ...own, version, eager }];
    }),
  );
}

module.exports = { ROOT, SHARED_PACKAGES, listShares, sharedConfig };
