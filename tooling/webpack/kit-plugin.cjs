const { execFile } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { version } = require('../package.json');

const FOLDER = 'platform';
const PARTS = path.join(__dirname, '../kit/pack/parts.cjs');

/** `kit` of what the host offers (shared-schema/remote-contract). */
const KIT = {
  version,
  archive: `${FOLDER}/kit.tgz`,
  types: `${FOLDER}/types.json.gz`,
  tests: `${FOLDER}/tests.json.gz`,
  shell: `${FOLDER}/shell.json.gz`,
};

/** Made in a process of its own, while this one bundles. */
const readParts = () =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [PARTS], { maxBuffer: 1 << 24 }, (error, answer) =>
      error ? reject(error) : resolve(JSON.parse(answer)),
    );
  });

/** Puts into the host's build what remotes in repositories of their own are built and tested with. */
class KitPlugin {
  apply(compiler) {
    let parts;
    compiler.hooks.beforeRun.tap('KitPlugin', () => {
      parts = readParts();
      // Told below, where it is waited for.
      parts.catch(() => undefined);
    });
    compiler.hooks.afterEmit.tapPromise('KitPlugin', async ({ outputOptions }) => {
      const folder = path.join(outputOptions.path, FOLDER);
      fs.mkdirSync(folder, { recursive: true });
      for (const [file, from] of Object.entries(await parts)) fs.copyFileSync(from, path.join(folder, file));
    });
  }
}

module.exports = { KIT, KitPlugin };
