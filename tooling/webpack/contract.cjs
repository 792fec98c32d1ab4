const fs = require('node:fs');
const path = require('node:path');

/** Folder of what `plumbline sync` fetched, in a repository of its own. */
const FOLDER = '.plumbline';
/** Beside this file in the platform's repository alone. */
const CHECKOUT = path.join(__dirname, 'checkout.cjs');

/**
 * What a package in `dir` is built against: in a repository of its own what the live site said when it was synced, in
 * the platform's what its sources say. `shares`, `reserved`, `state` and `remotes` as in shared-schema/remote-contract;
 * `readTypes` gives the shared exports and slots; `sources` and `sharedFolders` are those of a checkout.
 */
function readContract(dir) {
  const file = path.join(dir, FOLDER, 'contract.json');
  if (!fs.existsSync(file)) {
    if (fs.existsSync(CHECKOUT)) return require(CHECKOUT).contractOfCheckout(dir);
    throw new Error(`${FOLDER}/contract.json is missing: npx plumbline sync`);
  }
  const contract = JSON.parse(fs.readFileSync(file, 'utf8'));
  const types = { exports: contract.types, slots: contract.slots };
  return { ...contract, readTypes: () => Promise.resolve(types), sources: [], sharedFolders: [] };
}

/** Share keys that only development builds use, and the package they are of. */
const DEVELOPMENT = { 'react/jsx-dev-runtime': 'react' };

/** Every share key with its version, and whether the shell carries it from the start. */
function listShares({ shares }, { isDevelopment }) {
  const usual = Object.entries(shares).map(([key, { version, isLazy, isOnServer }]) => ({
    key,
    version,
    eager: !isLazy,
    isOnServer,
  }));
  const more = Object.entries(DEVELOPMENT).map(([key, of]) => ({ ...shares[of], key, eager: true }));
  return isDevelopment ? [...usual, ...more] : usual;
}

/** Webpack's `shared` for a remote, which brings no copy of its own. */
function sharedConfig(shares) {
  const of = ({ version }) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    import: false,
  });
  return Object.fromEntries(shares.map((share) => [share.key, of(share)]));
}

module.exports = { listShares, readContract, sharedConfig };
