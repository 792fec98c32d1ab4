const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const SHARED_PACKAGES = ['shared-schema', 'shared-api', 'shared-ui'];

/** What a build is made of besides its own folder. */
const SHARED_SOURCES = [...SHARED_PACKAGES, 'tooling/webpack', 'package-lock.json'].map((folder) =>
  path.join(ROOT, folder),
);

/** External packages that remotes import themselves; all others are reached through `shared-ui` and `shared-api`. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-i18next', 'react-router-dom'];

const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
const versionOf = (key) => {
  const [name] = key.split('/');
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
};

const libraryShares = () => LIBRARIES.map((key) => ({ key, version: versionOf(key), isEager: true }));

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
      .map((entry) => ({ key: `${name}/${entry}`, version, isEager: eager.has(entry) }));
  });
}

/** Every share key of this checkout with its version, and whether the shell carries it from the start. */
const shareEntries = () => [...libraryShares(), ...packageShares()];

module.exports = { ROOT, shareEntries, SHARED_PACKAGES, SHARED_SOURCES };
