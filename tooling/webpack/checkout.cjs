const fs = require('node:fs');
const path = require('node:path');
const { readCoreState } = require('./core-state.cjs');
const { MENU_IDS, SHELL_PAGES, SITE_PATHS } = require('./schema.cjs');
const { readShareTypes } = require('./share-types.cjs');
const { ROOT, SHARED_PACKAGES, SHARED_SOURCES, shareEntries } = require('./shares.cjs');

/** The declarations of the other remotes beside `dir`, by folder. */
function remotesBeside(dir) {
  const root = path.dirname(dir);
  const folders = fs
    .readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && folder !== path.basename(dir));
  return Object.fromEntries(
    folders
      .map((folder) => [folder, path.join(root, folder, 'remote.json')])
      .filter(([, file]) => fs.existsSync(file))
      .map(([folder, file]) => [folder, JSON.parse(fs.readFileSync(file, 'utf8'))]),
  );
}

/** The contract as the sources of this checkout say it. */
function contractOfCheckout(dir) {
  return {
    folder: path.basename(dir),
    shares: Object.fromEntries(
      shareEntries().map(({ key, version, isEager }) => [
        key,
        { version, isLazy: !isEager, isOnServer: true },
      ]),
    ),
    menus: MENU_IDS,
    reserved: { paths: SITE_PATHS, pages: SHELL_PAGES },
    remotes: remotesBeside(dir),
    /** Read only where it is asked for. */
    get state() {
      return readCoreState(path.join(ROOT, 'shared-api/src'));
    },
    readTypes: readShareTypes,
    sources: SHARED_SOURCES,
    sharedFolders: SHARED_PACKAGES.map((folder) => path.join(ROOT, folder, 'src')),
  };
}

module.exports = { contractOfCheckout };
